import { defineForm, editUserFormSchema, texts, type User } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { refreshUsers, updateUser } from '../../entities/user/users.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { blankUser, UserFields } from './user-fields.tsx'

const editUserForm = defineForm({
  schema: editUserFormSchema,
  initial: blankUser,
  needsChange: true,
  // An empty password is left out of the request, which keeps the current one.
  toRequest: ({ confirm_password: _, password, ...user }) => ({ ...user, ...(password && { password }) }),
})

/** The dialog to change a user. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { email, full_name, is_superuser, is_active } = user
  const { form, text, check, busy, dirty } = useForm({
    ...editUserForm,
    initial: { ...blankUser, email, full_name: full_name ?? '', is_superuser, is_active },
    submit: {
      mutationFn: (changed) => updateUser(api, user.id, changed),
      onSuccess: async () => {
        await refreshUsers(client)
        notifySuccess({ title: texts.successTitle, message: texts.userUpdated })
        onClose()
      },
      onError: notifyFailure,
    },
  })
  return (
    <FormDialog
      title={texts.editUser}
      form={form}
      busy={busy}
      reason={dirty ? null : 'Nothing has been changed yet'}
      onClose={onClose}
    >
      <UserFields text={text} check={check} passwordHint="Leave empty to keep the current password." />
    </FormDialog>
  )
}
