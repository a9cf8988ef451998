import { defineForm, profileFormSchema, texts, type User } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { refreshUsers, updateProfile } from '../../entities/user/profile.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

const profileForm = defineForm({
  schema: profileFormSchema,
  initial: { full_name: '', email: '' },
  needsChange: true,
  toRequest: (profile) => profile,
})

/** The form to change the user's own name and email; starts with the saved values. */
export function ProfileForm({ user, onCancel, onSaved }: { user: User; onCancel: () => void; onSaved: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { form, text, busy, dirty, values } = useForm({
    ...profileForm,
    initial: { full_name: user.full_name ?? '', email: user.email },
    submit: {
      mutationFn: (profile) => updateProfile(api, profile),
      onSuccess: async () => {
        await refreshUsers(client)
        notifySuccess({ title: texts.successTitle, message: texts.userUpdated })
        onSaved()
      },
      onError: notifyFailure,
    },
  })
  const isBlank = values.email.trim() === ''
  const reason = isBlank ? 'Email is required' : dirty ? null : 'Nothing has been changed yet'
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField label="Full name" autoComplete="name" autoFocus {...text('full_name')} />
      <TextField label="Email" type="email" autoComplete="email" {...text('email')} />
      <div className="mt-2 flex gap-2">
        <Button type="submit" tone="primary" busy={busy} reason={reason}>
          Save
        </Button>
        <Button blocked={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
