import type { Model } from '../testing/model.ts'
import { createFormMachine, type FormMachine } from './form.machine.ts'
import type { FieldErrors } from './form.types.ts'

type Values = { name: string }
type Request = { full_name: string }

const validate = ({ name }: Values): FieldErrors => (name === '' ? { name: 'Name is required' } : {})

export const formModel: Model<FormMachine<Values, Request>> = {
  name: 'form',
  machine: createFormMachine(),
  input: { initial: { name: '' }, validate, toRequest: ({ name }) => ({ full_name: name }) },
  events: [
    { type: 'form.change', field: 'name', value: 'Ada' },
    { type: 'form.change', field: 'name', value: '' },
    { type: 'form.leave', field: 'name' },
    { type: 'form.submit' },
  ],
  answers: { submit: [{ output: 'made' }, { error: { status: 400, detail: 'taken', isList: false } }] },
  streams: {},
  effects: [],
  home: ['filling'],
}
