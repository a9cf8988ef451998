import { assign, setup } from 'xstate'
import { toFailure } from '../failure.ts'
import { port } from '../port.ts'
import { hasChanged } from './form.rules.ts'
import type { FieldOf, FormContext, FormDefinition, FormEvent } from './form.types.ts'

/** The machine of a form with these fields. It holds the values, the touched fields, and the failure of the last submission. */
export const createFormMachine = <Values extends object, Request>() =>
  setup({
    types: {
      input: {} as FormDefinition<Values, Request>,
      context: {} as FormContext<Values, Request>,
      events: {} as FormEvent<Values>,
    },
    actors: { submit: port<unknown, unknown>('submit') },
    guards: {
      isReady: ({ context }) =>
        Object.keys(context.validate(context.values)).length === 0 &&
        (!context.needsChange || hasChanged(context.initial, context.values)),
    },
    actions: {
      changeValue: assign(
        ({ context }, { field, value }: { field: FieldOf<Values>; value: Values[FieldOf<Values>] }) => ({
          values: { ...context.values, [field]: value },
        }),
      ),
      touchField: assign(({ context }, { field }: { field: FieldOf<Values> }) => ({
        touched: context.touched.includes(field) ? context.touched : [...context.touched, field],
      })),
      // also for messages that belong to several fields together
      touchAll: assign(({ context: { initial, validate, values } }) => ({
        touched: [...new Set([...Object.keys(initial), ...Object.keys(validate(values))])],
      })),
      startAgain: assign(({ context }) => ({ values: context.initial, touched: [] })),
      setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      clearFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => ({
      initial: input.initial,
      values: input.initial,
      touched: [],
      failure: null,
      validate: input.validate,
      toRequest: input.toRequest,
      place: input.place ?? (() => ({})),
      needsChange: input.needsChange ?? false,
    }),
    initial: 'filling',
    states: {
      filling: {
        on: {
          'form.leave': { actions: { type: 'touchField', params: ({ event }) => event } },
          'form.submit': [{ guard: 'isReady', target: 'submitting', actions: 'clearFailure' }, { actions: 'touchAll' }],
        },
      },
      submitting: {
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }: { context: FormContext<Values, Request> }) => context.toRequest(context.values),
          onDone: 'submitted',
          onError: { target: 'filling', actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        on: { 'form.change': undefined },
      },
      submitted: {
        // The sent values are not kept, because one of them may be a password.
        entry: 'startAgain',
      },
    },
    on: {
      'form.change': {
        target: '.filling',
        actions: [{ type: 'changeValue', params: ({ event }) => event }, 'clearFailure'],
      },
    },
  })

/** The type of the machine of a form with these fields. */
export type FormMachine<Values extends object, Request> = ReturnType<typeof createFormMachine<Values, Request>>
