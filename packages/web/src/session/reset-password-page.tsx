import { resetPasswordFormSchema, texts, validateWith } from '@candid/core'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '../app/paths.ts'
import { useApi } from '../app/services.ts'
import { notifyFailure, notifySuccess } from '../app/toasts.ts'
import { textOf, useForm } from '../app/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { resetPassword } from './account.calls.ts'
import { PublicPage } from './public-page.tsx'

const validate = validateWith(resetPasswordFormSchema)

/** /reset-password?token=… */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  if (token) return <ResetForm token={token} />
  return (
    <PublicPage
      title="Reset Password"
      lead="This address has no token: the link in the mail was not copied whole, or has been shortened."
    >
      <Link href={paths.recoverPassword}>Ask for a new link</Link>
    </PublicPage>
  )
}

function ResetForm({ token }: { token: string }) {
  const api = useApi()
  const [, navigate] = useLocation()
  const { form, text, busy } = useForm({
    initial: { new_password: '', confirm_password: '' },
    validate,
    submit: {
      mutationFn: ({ values }) => resetPassword(api, { token, new_password: textOf(values, 'new_password') }),
      onSuccess: () => {
        notifySuccess({ title: texts.successTitle, message: texts.passwordUpdated })
        navigate(paths.logIn)
      },
      onError: notifyFailure,
    },
  })
  return (
    <PublicPage
      title="Reset Password"
      lead="Set a new password for your account, then log in with it."
      footer={
        <>
          The link has expired? <Link href={paths.recoverPassword}>Ask for a new link</Link>
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
          Reset Password
        </Button>
      </form>
    </PublicPage>
  )
}
