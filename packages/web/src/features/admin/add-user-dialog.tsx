import { addUserFormSchema, texts, validateWith } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { createUser, refreshUsers } from '../../entities/user/users.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { textOf, useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UserFields } from './user-fields.tsx'

const validate = validateWith(addUserFormSchema)
const blank = { email: '', full_name: '', password: '', confirm_password: '', is_superuser: false, is_active: true }

/** Makes a user. A refusal keeps the dialog open with everything typed. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const formId = useId()
  const { form, text, check, busy } = useForm({
    initial: blank,
    validate,
    submit: {
      mutationFn: ({ values }) =>
        createUser(api, {
          email: textOf(values, 'email').trim(),
          full_name: textOf(values, 'full_name').trim(),
          password: textOf(values, 'password'),
          is_superuser: values['is_superuser'] === true,
          is_active: values['is_active'] === true,
        }),
      onSuccess: async () => {
        await refreshUsers(client)
        notifySuccess({ title: texts.successTitle, message: texts.userCreated })
        onClose()
      },
      onError: notifyFailure,
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.addUser}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-4">
        <UserFields text={text} check={check} />
      </form>
    </Dialog>
  )
}
