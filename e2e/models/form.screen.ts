import { expect } from '@playwright/test'
import {
  createFormMachine,
  defineForm,
  type FormMachine,
  recoverFormSchema,
  toFormView,
} from '../../packages/core/src/index.ts'
import { formModel, type Model } from '../../packages/core/src/testing/index.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

const refusal = 'Too many mails'

/** The proven model with the field and the rule of the form that asks for a mail. */
const model: Model<FormMachine<{ email: string }, string>> = {
  ...formModel,
  machine: createFormMachine(),
  input: defineForm({ schema: recoverFormSchema, initial: { email: '' }, toRequest: ({ email }) => email }),
  events: [
    { type: 'form.change', field: 'email', value: 'ada@candid.test' },
    { type: 'form.change', field: 'email', value: '' },
    { type: 'form.leave', field: 'email' },
    { type: 'form.submit' },
  ],
  answers: { submit: [{ output: 'made' }, { error: { status: 400, detail: refusal, isList: false } }] },
}

/** The form of the password recovery: once it was sent, what comes next is a step away, and the form is the same one. */
export const formScreen = async ({ page, url, network }: Stage) => {
  const field = page.getByRole('textbox', { name: 'Email' })
  const send = page.getByRole('button', { name: 'Continue', exact: true })
  const another = page.getByRole('button', { name: 'Use another email' })

  return screenOf({
    model,
    proven: formModel,
    goesOn: true,
    begin: async () => {
      await network.holds('submit', 'POST', /\/password-recovery\//)
      await page.goto(`${url}/recover-password`)
      await expect(page.locator('[data-prerendered]')).toHaveCount(0)
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'form.change':
          if (toFormView(from).values.email === event['value']) return 'it says so already'
          return async () => {
            if (from.value === 'submitted') {
              await another.click()
              await expect(field).toHaveValue('')
            }
            await field.fill(String(event['value']))
          }
        case 'form.leave':
          return async () => {
            await field.focus()
            await field.blur()
          }
        case 'form.submit':
          // By the key: a press of the button would leave the field as well.
          return () => field.press('Enter')
        case 'xstate.done.actor.submit':
          return () => network.answers('submit', 'through')
        case 'xstate.error.actor.submit':
          return async () => {
            await network.answers('submit', refused(400, refusal))
            await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
          }
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const { values, errors, busy } = toFormView(snapshot)
      const isSent = snapshot.value === 'submitted'
      await expect(another).toHaveCount(isSent ? 1 : 0)
      await expect(field).toHaveCount(isSent ? 0 : 1)
      if (isSent) return
      await expect(field).toHaveValue(values.email)
      if (errors['email'] === undefined) await expect(field).not.toHaveAttribute('aria-invalid')
      else {
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(errors['email'])
      }
      if (busy) await expect(send).toHaveAttribute('aria-busy', 'true')
      else await expect(send).not.toHaveAttribute('aria-busy')
    },
  })
}
