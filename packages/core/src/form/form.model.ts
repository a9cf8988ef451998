import type { Model } from '../testing/model.ts'
import { formMachine } from './form.machine.ts'
import type { FieldErrors, FormValues } from './form.types.ts'

const validate = ({ name }: FormValues): FieldErrors => (name === '' ? { name: 'Name is required' } : {})

export const formModel: Model<typeof formMachine> = {
  name: 'form',
  machine: formMachine,
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
