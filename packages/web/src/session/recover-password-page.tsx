import { recoverFormSchema, texts, validateWith } from '@candid/core'
import { paths } from '../app/paths.ts'
import { useApi } from '../app/services.ts'
import { notifyFailure, notifySuccess } from '../app/toasts.ts'
import { textOf, useForm } from '../app/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { TextField } from '../ui/text-field.tsx'
import { recoverPassword } from './account.calls.ts'
import { PublicPage } from './public-page.tsx'

const validate = validateWith(recoverFormSchema)

/** /recover-password */
export function RecoverPasswordPage() {
  const api = useApi()
  const { form, text, busy } = useForm({
    initial: { email: '' },
    validate,
    submit: {
      mutationFn: ({ values }) => recoverPassword(api, textOf(values, 'email').trim()),
      onSuccess: () =>
        notifySuccess({
          title: texts.emailSentTitle,
          message: texts.emailSent,
        }),
      onError: notifyFailure,
    },
  })
  return (
    <PublicPage
      title="Password Recovery"
      lead="Tell us the email of your account. We will send you a link to set a new password."
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
