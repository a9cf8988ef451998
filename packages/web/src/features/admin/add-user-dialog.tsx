import { addUserFormSchema, defineForm, texts } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { createUser, refreshUsers } from '../../entities/user/users.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { blankUser, UserFields } from './user-fields.tsx'

const addUserForm = defineForm({
  schema: addUserFormSchema,
  initial: blankUser,
  toRequest: ({ confirm_password: _, ...user }) => user,
})

/** The dialog to create a user. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { form, text, check, busy } = useForm({
    ...addUserForm,
    submit: {
      mutationFn: (user) => createUser(api, user),
      onSuccess: async () => {
        await refreshUsers(client)
        notifySuccess({ title: texts.successTitle, message: texts.userCreated })
        onClose()
      },
      onError: notifyFailure,
    },
  })
  return (
    <FormDialog title={texts.addUser} form={form} busy={busy} onClose={onClose}>
      <UserFields text={text} check={check} />
    </FormDialog>
  )
}
