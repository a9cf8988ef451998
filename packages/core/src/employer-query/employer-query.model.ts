import { maxQueryLength } from '../schemas/employer.ts'
import type { Model } from '../testing/model.ts'
import { employerQueryMachine } from './employer-query.machine.ts'

export const employerQueryModel: Model<typeof employerQueryMachine> = {
  name: 'employer-query',
  machine: employerQueryMachine,
  input: undefined,
  events: [
    { type: 'query.type', text: ' What is her job? ' },
    { type: 'query.type', text: ' ' },
    { type: 'query.type', text: 'x'.repeat(maxQueryLength + 1) },
    { type: 'query.ask' },
    { type: 'query.pick', question: 'Has she led people?' },
    { type: 'query.cancel' },
  ],
  answers: { askQuery: [{ output: { id: 'query-1' } }, { error: { status: 429, detail: 'Later.', isList: false } }] },
  streams: {},
  effects: [],
  home: ['writing'],
}
