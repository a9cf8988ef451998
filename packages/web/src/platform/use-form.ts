import { type FormDefinition, type FormValues, formMachine, toFormView } from '@candid/core'
import { type MutationOptions, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { fromMutation } from './from-mutation.ts'
import { useActorRef } from './start-actor.ts'
import { useAfterPress } from './use-after-press.ts'

type FormSettings<Values extends FormValues, Request, Result> = FormDefinition<Values, Request> & {
  submit: MutationOptions<Result, Error, Request>
}

/** A form: core's machine, sent by a mutation. Spread `form`, `text(name)` and `check(name)` on the elements. */
export const useForm = <Values extends FormValues, Request, Result>({
  submit,
  ...input
}: FormSettings<Values, Request, Result>) => {
  // Seam: the machine hands on what this form's own `toRequest` makes.
  const port = fromMutation(useQueryClient(), submit as MutationOptions<unknown, Error, unknown>)
  const actor = useActorRef(formMachine.provide({ actors: { submit: port } }), { input })
  const view = useSelector(actor, toFormView)
  const afterPress = useAfterPress()
  const leave = (field: Field<Values>) => {
    // The press that left the field may have closed the form.
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'form.leave', field })
  }

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
  const text = (field: Field<Values>) => ({
    name: field,
    value: String(view.values[field] ?? ''),
    error: view.errors[field],
    invalid: field in view.errors,
    onChange: (event: { target: { value: string } }) =>
      actor.send({ type: 'form.change', field, value: event.target.value }),
    onBlur: () => afterPress(() => leave(field)),
  })
  const check = (field: Field<Values>) => ({
    name: field,
    checked: view.values[field] === true,
    onChange: (event: { target: { checked: boolean } }) =>
      actor.send({ type: 'form.change', field, value: event.target.checked }),
  })
  return { ...view, form, text, check, send: actor.send }
}

type Field<Values> = keyof Values & string

/** What the elements of a form's fields need of it. */
export type FormFields<Values extends FormValues> = Pick<
  ReturnType<typeof useForm<Values, unknown, unknown>>,
  'text' | 'check'
>
