import type { Model } from '../testing/model.ts'
import { resumeLifecycleMachine } from './resume-lifecycle.machine.ts'

const error = { status: 500, detail: null, isList: false }

export const resumeLifecycleModel: Model<typeof resumeLifecycleMachine> = {
  name: 'resume-lifecycle',
  machine: resumeLifecycleMachine,
  input: { resumeId: 'resume-1', isParsing: false },
  events: [{ type: 'lifecycle.parse' }, { type: 'lifecycle.delete' }],
  answers: {
    parseResume: [{ output: undefined }, { error }],
    deleteResume: [{ output: undefined }, { error }],
  },
  streams: {},
  effects: [],
  home: ['idle', 'deleted'],
}
