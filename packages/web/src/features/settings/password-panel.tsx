import { changePasswordFormSchema, defineForm, texts } from '@candid/core'
import { changePassword } from '../../entities/user/profile.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Panel } from './panel.tsx'

const passwordForm = defineForm({
  schema: changePasswordFormSchema,
  initial: { current_password: '', new_password: '', confirm_password: '' },
  toRequest: ({ confirm_password: _, ...passwords }) => passwords,
})

/** The 'Password' tab: changes the user's own password. */
export function PasswordPanel() {
  const api = useApi()
  const { form, text, busy } = useForm({
    ...passwordForm,
    submit: {
      mutationFn: (passwords) => changePassword(api, passwords),
      onSuccess: () => notifySuccess({ title: texts.successTitle, message: texts.passwordUpdated }),
      onError: notifyFailure,
    },
  })
  return (
    <Panel title="Change Password" lead="You will be logged out on all other devices.">
      <form {...form} className="flex flex-col gap-4">
        <PasswordField
          label="Current Password"
          placeholder="Password"
          autoComplete="current-password"
          {...text('current_password')}
        />
        <PasswordField
          label="Set Password"
          placeholder="Password"
          autoComplete="new-password"
          {...text('new_password')}
        />
        <PasswordField
          label="Confirm Password"
          placeholder="Password"
          autoComplete="new-password"
          {...text('confirm_password')}
        />
        <div className="mt-2">
          <Button type="submit" tone="primary" busy={busy}>
            Save
          </Button>
        </div>
      </form>
    </Panel>
  )
}
