import { createFormMachine, type FieldOf, type FieldOfType, type FormDefinition, toFormView } from '@candid/core'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useServices } from './services.ts'
import { useActorRef } from './start-actor.ts'
import { useAfterPress } from './use-after-press.ts'
import { fromWrite, type Write } from './write.ts'

type FormSettings<Values extends object, Request, Result> = FormDefinition<Values, Request> & {
  submit: Write<Request, Result>
}

/** Runs core's form machine, which submits with a write. Spread `form`, `text(name)` and `check(name)` on the elements. */
export const useForm = <Values extends object, Request, Result>({
  submit,
  ...input
}: FormSettings<Values, Request, Result>) => {
  // Seam: the machine passes on the output of this form's `toRequest`.
  const port = fromWrite(useServices().write, submit as Write<unknown, unknown>)
  // The same machine for the lifetime of the form: another one would restart it.
  const machine = useMemo(() => createFormMachine<Values, Request>(), [])
  const actor = useActorRef(machine.provide({ actors: { submit: port } }), { input })
  const view = useSelector(actor, toFormView<Values, Request>)
  const afterPress = useAfterPress()
  const leave = (field: FieldOf<Values>) => {
    // The press that left the field can have closed the form.
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'form.leave', field })
  }
  const change = <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) =>
    actor.send({ type: 'form.change', field, value })

  const form = {
    // If a form is sent before the app has loaded, it must not put a password into the address.
    method: 'post',
    noValidate: true,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      event.stopPropagation()
      // Rendered synchronously, so that the first wrong field can get the focus.
      flushSync(() => actor.send({ type: 'form.submit' }))
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
  }
  const text = <Field extends FieldOfType<Values, string>>(field: Field) => ({
    name: field,
    value: String(view.values[field] ?? ''),
    error: view.errors[field],
    invalid: field in view.errors,
    // Seam: the value of a field of this kind is a string, which its generic type does not say.
    onChange: (event: { target: { value: string } }) => change(field, event.target.value as Values[Field]),
    onBlur: () => afterPress(() => leave(field)),
  })
  const check = <Field extends FieldOfType<Values, boolean>>(field: Field) => ({
    name: field,
    checked: view.values[field] === true,
    // Seam: as above.
    onChange: (event: { target: { checked: boolean } }) => change(field, event.target.checked as Values[Field]),
  })
  return { ...view, form, text, check, change }
}

/** What the components for the fields of a form need. */
export type FormFields<Values extends object> = Pick<
  ReturnType<typeof useForm<Values, unknown, unknown>>,
  'text' | 'check'
>
