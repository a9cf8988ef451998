import { ApiError } from '@candid/api-client'
import { defineForm, logInFormSchema, texts } from '@candid/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '../../platform/paths.ts'
import { useServices } from '../../platform/services.ts'
import { notifyPublicFailure } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { logIn } from './account.calls.ts'
import { PublicPage } from './public-page.tsx'

const logInForm = defineForm({
  schema: logInFormSchema,
  initial: { username: '', password: '' },
  toRequest: (account) => account,
  // A refusal stands under the password; both fields are marked (specification, section 8).
  place: ({ detail, isList }) =>
    detail === null && !isList ? {} : { username: '', password: isList ? texts.somethingWrongInline : String(detail) },
})

/** /login */
export function LoginPage() {
  const { api, session } = useServices()
  // Who has just signed up is not asked for the address again.
  const given = useHistoryState<{ email?: string } | null>()?.email
  const { form, text, busy, values, change } = useForm({
    ...logInForm,
    submit: {
      mutationFn: (account) => logIn(api, account),
      onSuccess: (token) => session.send({ type: 'session.started', token }),
      onError: (error) => {
        if (!(error instanceof ApiError && (error.detail || error.isList))) notifyPublicFailure(error)
      },
    },
  })
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent((address: string) => {
    // Who stands in the field is about to type there: what is put in now would stand before it.
    if (!values.username && document.activeElement !== username.current) change('username', address)
    // Who has gone on in the meantime is left alone.
    if (!document.activeElement?.matches('input, a, button')) password.current?.focus()
  })
  // A page that came as HTML learns of the address only after it was taken over. What was typed meanwhile counts.
  useEffect(() => {
    if (given) begin(given)
  }, [given])
  return (
    <PublicPage
      forNewcomers
      title="Log in to Candid"
      footer={
        <>
          Don’t have an account? <Link href={paths.signUp}>Sign up</Link>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        <TextField
          label="Username"
          placeholder="Email"
          type="email"
          autoComplete="username"
          ref={username}
          {...text('username')}
        />
        <div className="relative">
          <PasswordField
            label="Password"
            placeholder="Password"
            autoComplete="current-password"
            ref={password}
            {...text('password')}
          />
          <Link
            href={paths.recoverPassword}
            // A finger needs more height than the line has.
            className="absolute -top-px right-0 py-px text-act-ink hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-top-4 pointer-coarse:after:-bottom-0.5"
          >
            {texts.forgotPassword}
          </Link>
        </div>
        <Button type="submit" tone="primary" busy={busy} wide>
          {texts.logIn}
        </Button>
      </form>
    </PublicPage>
  )
}
