import { type FormInput, type FormValues, formMachine, type SubmitInput, toFormView } from '@candid/core'
import { type MutationOptions, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { fromMutation } from './from-mutation.ts'
import { useActorRef } from './start-actor.ts'

type FormSettings = FormInput & { submit: MutationOptions<unknown, Error, SubmitInput> }

/** A form: core's machine, sent by a mutation. Spread `form`, `text(name)` and `check(name)` on the elements. */
export const useForm = ({ submit, ...input }: FormSettings) => {
  const client = useQueryClient()
  const actor = useActorRef(formMachine.provide({ actors: { submit: fromMutation(client, submit) } }), { input })
  const view = useSelector(actor, toFormView)

  const form = {
    // Pressed before the app is there, a form must not put a password into the address.
    method: 'post',
    noValidate: true,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      event.stopPropagation()
      // Rendered at once, so that the first wrong field is known and gets the focus.
      flushSync(() => actor.send({ type: 'form.submit' }))
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
  }
  const text = (field: string) => ({
    name: field,
    value: String(view.values[field] ?? ''),
    error: view.errors[field],
    invalid: field in view.errors,
    onChange: (event: { target: { value: string } }) =>
      actor.send({ type: 'form.change', field, value: event.target.value }),
    onBlur: () => actor.send({ type: 'form.leave', field }),
  })
  const check = (field: string) => ({
    name: field,
    checked: view.values[field] === true,
    onChange: (event: { target: { checked: boolean } }) =>
      actor.send({ type: 'form.change', field, value: event.target.checked }),
  })
  return { ...view, form, text, check, send: actor.send }
}

/** A text value of a form. */
export const textOf = (values: FormValues, field: string): string => String(values[field] ?? '')
