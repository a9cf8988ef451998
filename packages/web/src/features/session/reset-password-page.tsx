import { defineForm, resetPasswordFormSchema, texts } from '@candid/core'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { notifyPublicFailure, notifySuccess } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { resetPassword } from './account.calls.ts'
import { PublicPage } from './public-page.tsx'

const resetForm = defineForm({
  schema: resetPasswordFormSchema,
  initial: { new_password: '', confirm_password: '' },
  toRequest: ({ new_password }) => ({ new_password }),
})

/** /reset-password?token=… */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  if (token) return <ResetForm token={token} />
  return (
    <PublicPage title={texts.resetPassword} lead="This reset link is incomplete. Open it again from the email.">
      <Link href={paths.recoverPassword}>Ask for a new link</Link>
    </PublicPage>
  )
}

function ResetForm({ token }: { token: string }) {
  const api = useApi()
  const [, navigate] = useLocation()
  const { form, text, busy } = useForm({
    ...resetForm,
    submit: {
      mutationFn: (password) => resetPassword(api, { token, ...password }),
      onSuccess: () => {
        notifySuccess({ title: texts.successTitle, message: texts.passwordUpdated })
        navigate(paths.logIn)
      },
      onError: notifyPublicFailure,
    },
  })
  return (
    <PublicPage
      title={texts.resetPassword}
      lead="Set a new password for your account, then log in with it."
      footer={
        <>
          Has the link expired? <Link href={paths.recoverPassword}>Ask for a new link</Link>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        <PasswordField
          label="Set Password"
          placeholder="Password"
          autoComplete="new-password"
          {...text('new_password')}
        />
        <PasswordField
          label="Confirm Password"
          placeholder="Repeat Password"
          autoComplete="new-password"
          {...text('confirm_password')}
        />
        <Button type="submit" tone="primary" busy={busy} wide>
          {texts.resetPassword}
        </Button>
      </form>
    </PublicPage>
  )
}
