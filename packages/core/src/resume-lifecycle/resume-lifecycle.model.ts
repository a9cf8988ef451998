import type { Model } from '../testing/model.ts'
import { resumeLifecycleMachine } from './resume-lifecycle.machine.ts'
import type { ResumeFacts } from './resume-lifecycle.types.ts'

const uploaded: ResumeFacts = { chunked: false, active: false, parse_status: 'none', parse_error: null }
const running: ResumeFacts = { ...uploaded, parse_status: 'running' }
const parsed: ResumeFacts = { ...uploaded, chunked: true, parse_status: 'done' }
const active: ResumeFacts = { ...parsed, active: true }
const unreadable: ResumeFacts = { ...uploaded, parse_status: 'failed', parse_error: 'no_text' }
const error = { status: 500, detail: null, isList: false }

/** The facts of a resume in each of its resting states, and while its parse runs. */
export const resumeFacts = { uploaded, running, parsed, active, unreadable }

export const resumeLifecycleModel: Model<typeof resumeLifecycleMachine> = {
  name: 'resume-lifecycle',
  machine: resumeLifecycleMachine,
  input: { resumeId: 'resume-1', ownerId: 'ada', facts: uploaded },
  events: [
    { type: 'lifecycle.parse' },
    { type: 'lifecycle.activate' },
    { type: 'lifecycle.delete' },
    { type: 'lifecycle.dismiss' },
    { type: 'lifecycle.synced', facts: uploaded },
    { type: 'lifecycle.synced', facts: running },
    { type: 'lifecycle.synced', facts: parsed },
    { type: 'lifecycle.synced', facts: active },
    { type: 'lifecycle.synced', facts: unreadable },
    { type: 'lifecycle.activated', resumeId: 'resume-2', ownerId: 'ada' },
    { type: 'lifecycle.activated', resumeId: 'resume-3', ownerId: 'bob' },
  ],
  answers: {
    parseResume: [
      { output: parsed },
      { output: running },
      { output: unreadable },
      { error },
      { error: { ...error, status: 409 } },
    ],
    readParse: [{ output: parsed }, { output: running }, { output: unreadable }, { error }],
    activateResume: [{ output: active }, { error }],
    deleteResume: [{ output: undefined }, { error }],
  },
  streams: {},
  orders: [],
  home: ['uploaded', 'deleted'],
}
