import { defineForm, recoverFormSchema, texts } from '@candid/core'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { notifyPublicFailure, notifySuccess } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { recoverPassword } from './account.calls.ts'
import { PublicPage } from './public-page.tsx'

const recoverForm = defineForm({
  schema: recoverFormSchema,
  initial: { email: '' },
  toRequest: ({ email }) => email,
})

/** /recover-password */
export function RecoverPasswordPage() {
  const api = useApi()
  const [, navigate] = useLocation()
  // A separate entry in the browser's history, so that Back returns to the form.
  const state: unknown = useHistoryState()
  const sentTo = typeof state === 'object' && state !== null && 'sentTo' in state ? String(state.sentTo) : null
  const { form, text, busy } = useForm({
    ...recoverForm,
    submit: {
      mutationFn: (email) => recoverPassword(api, email),
      onSuccess: (_, sentTo) => {
        notifySuccess({ title: texts.emailSentTitle, message: texts.emailSent })
        navigate(paths.recoverPassword, { state: { sentTo } })
      },
      onError: notifyPublicFailure,
    },
  })
  if (sentTo !== null)
    return (
      <PublicPage
        title="Check your inbox"
        lead={`Open the link in the email to ${sentTo}. It works once. If no email arrives, check the address.`}
        footer={<Link href={paths.logIn}>Back to log in</Link>}
      >
        <Button onClick={() => navigate(paths.recoverPassword)}>Use another email</Button>
      </PublicPage>
    )
  return (
    <PublicPage
      title={texts.passwordRecovery}
      lead="Enter the email of your account. We will send you a link to set a new password."
      footer={<Link href={paths.logIn}>Back to log in</Link>}
    >
      <form {...form} className="flex flex-col gap-4">
        <TextField label="Email" placeholder="Email" type="email" autoComplete="email" {...text('email')} />
        <Button type="submit" tone="primary" busy={busy} wide>
          Continue
        </Button>
      </form>
    </PublicPage>
  )
}
