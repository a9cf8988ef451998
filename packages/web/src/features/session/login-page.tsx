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
  // A refusal is shown under the password, and both fields are marked invalid (specification, section 8).
  place: ({ detail, isList }) =>
    detail === null && !isList ? {} : { username: '', password: isList ? texts.somethingWrongInline : String(detail) },
})

/** /login */
export function LoginPage() {
  const { api, session } = useServices()
  // A user who has just signed up does not have to type the address again.
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
    // If the field is focused, the person may be about to type there.
    if (!values.username && document.activeElement !== username.current) change('username', address)
    // The user has moved on in the meantime: leave the focus.
    if (!document.activeElement?.matches('input, a, button')) password.current?.focus()
  })
  // A prerendered page gets the address only after hydration. Text that was typed in the meantime takes precedence.
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
            // The touch target is higher than the line.
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
