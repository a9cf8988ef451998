import { editUserFormSchema, texts, type User, validateWith } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { refreshUsers, updateUser } from '../../entities/user/users.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { textOf, useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UserFields } from './user-fields.tsx'

const validate = validateWith(editUserFormSchema)

/** Changes a user; an empty password is left out of the request and stays what it is. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const formId = useId()
  const { form, text, check, busy, dirty } = useForm({
    initial: {
      email: user.email,
      full_name: user.full_name ?? '',
      password: '',
      confirm_password: '',
      is_superuser: user.is_superuser,
      is_active: user.is_active,
    },
    validate,
    needsChange: true,
    submit: {
      mutationFn: ({ values }) =>
        updateUser(api, user.id, {
          email: textOf(values, 'email').trim(),
          full_name: textOf(values, 'full_name').trim(),
          is_superuser: values['is_superuser'] === true,
          is_active: values['is_active'] === true,
          ...(values['password'] && { password: textOf(values, 'password') }),
        }),
      onSuccess: async () => {
        await refreshUsers(client)
        notifySuccess({ title: texts.successTitle, message: texts.userUpdated })
        onClose()
      },
      onError: notifyFailure,
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.editUser}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={busy}
            reason={dirty ? null : 'Nothing has been changed yet'}
          >
            Save
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-4">
        <UserFields text={text} check={check} passwordHint="Leave empty to keep the current password." />
      </form>
    </Dialog>
  )
}
