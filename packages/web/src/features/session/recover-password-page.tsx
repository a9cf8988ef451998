import { recoverFormSchema, texts, validateWith } from '@candid/core'
import { useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { notifyPublicFailure, notifySuccess } from '../../platform/toasts.ts'
import { textOf, useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { recoverPassword } from './account.calls.ts'
import { PublicPage } from './public-page.tsx'

const validate = validateWith(recoverFormSchema)

/** /recover-password */
export function RecoverPasswordPage() {
  const api = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, text, busy } = useForm({
    initial: { email: '' },
    validate,
    submit: {
      mutationFn: ({ values }) => recoverPassword(api, textOf(values, 'email').trim()),
      onSuccess: (_, { values }) => {
        notifySuccess({ title: texts.emailSentTitle, message: texts.emailSent })
        setSentTo(textOf(values, 'email').trim())
      },
      onError: notifyPublicFailure,
    },
  })
  if (sentTo !== null)
    return (
      <PublicPage
        title="Check your inbox"
        lead={`If an account belongs to ${sentTo}, a link to set a new password is on its way. It works once.`}
        footer={<Link href={paths.logIn}>Back to log in</Link>}
      >
        <Button onClick={() => setSentTo(null)}>Use another email</Button>
      </PublicPage>
    )
  return (
    <PublicPage
      title={texts.passwordRecovery}
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
