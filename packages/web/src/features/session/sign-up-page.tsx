import { ApiError } from '@candid/api-client'
import { defineForm, signUpFormSchema, texts } from '@candid/core'
import { useLocation } from 'wouter'
import { paths } from '../../platform/paths.ts'
import { usersKey } from '../../platform/query-keys.ts'
import { useServices } from '../../platform/services.ts'
import { notifyError, notifySuccess } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { signUp } from './account.calls.ts'
import { PublicPage } from './public-page.tsx'

const emailTaken = 'The user with this email already exists in the system'
/** The message at the field; the toast shows the server's message (specification, section 8). */
const hasAccount = 'This email already has an account'

const signUpForm = defineForm({
  schema: signUpFormSchema,
  initial: { full_name: '', email: '', password: '', confirm_password: '' },
  toRequest: (account) => account,
  // An address that is taken is also reported at its field.
  place: ({ detail }) => (detail === emailTaken ? { email: hasAccount } : {}),
})

/** /signup */
export function SignUpPage() {
  const { api, makeStale } = useServices()
  const [, navigate] = useLocation()
  const { form, text, busy, errors } = useForm({
    ...signUpForm,
    submit: {
      mutationFn: (account) => signUp(api, account),
      onSuccess: (_, { email }) => {
        notifySuccess({ title: texts.accountCreatedTitle, message: texts.accountCreated })
        navigate(paths.logIn, { state: { email } })
        return makeStale(usersKey)
      },
      onError: (error) =>
        notifyError({
          title: texts.somethingWrong,
          message: error instanceof ApiError ? (error.detail ?? undefined) : error.message,
        }),
    },
  })
  return (
    <PublicPage
      forNewcomers
      title="Create your account"
      footer={
        <>
          Already have an account? <Link href={paths.logIn}>Log in</Link>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        <TextField label="Full name" placeholder="Full Name" autoComplete="name" {...text('full_name')} />
        <TextField
          label="Email"
          placeholder="Email"
          type="email"
          autoComplete="email"
          {...text('email')}
          hint={
            errors['email'] === hasAccount && (
              <>
                Is it yours? <Link href={paths.logIn}>Log in with this email</Link>
              </>
            )
          }
        />
        <PasswordField label="Password" placeholder="Password" autoComplete="new-password" {...text('password')} />
        <PasswordField
          label="Confirm Password"
          placeholder="Repeat Password"
          autoComplete="new-password"
          {...text('confirm_password')}
        />
        <Button type="submit" tone="primary" busy={busy} wide>
          {texts.signUp}
        </Button>
      </form>
    </PublicPage>
  )
}
