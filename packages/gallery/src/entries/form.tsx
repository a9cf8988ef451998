import { createFormMachine, type FieldErrors, type FormMachine } from '@candid/core'
import { formModel, type Model } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'

const SignUpPage = lazyScreen(async () => (await import('@candid/web/features/session/sign-up-page.tsx')).SignUpPage)

const blank = { full_name: '', email: '', password: '', confirm_password: '' }
const validate = ({ full_name }: typeof blank): FieldErrors =>
  full_name === '' ? { full_name: 'Full Name is required' } : {}

/** The sign-up page's fields, with the rules of the proven model: one field that is required. */
const model: Model<FormMachine<typeof blank, typeof blank>> = {
  ...formModel,
  machine: createFormMachine(),
  input: {
    initial: blank,
    validate,
    toRequest: (values) => values,
    place: ({ detail }) => (detail === null ? {} : { email: detail }),
  },
  events: [
    { type: 'form.change', field: 'full_name', value: 'Ada Lindqvist' },
    { type: 'form.change', field: 'full_name', value: '' },
    { type: 'form.leave', field: 'full_name' },
    { type: 'form.submit' },
  ],
  answers: {
    submit: [
      { output: 'made' },
      { error: { status: 400, detail: 'The user with this email already exists in the system.', isList: false } },
    ],
  },
}

export const formEntry = entry({
  name: 'form',
  title: 'Sign-up page',
  about: 'Any form: what is typed, which fields were left, sending, and what the server refused.',
  model,
  proven: formModel,
  Screen: SignUpPage,
})
