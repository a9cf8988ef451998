import type { Model } from '../testing/model.ts'
import { sessionMachine } from './session.machine.ts'

export const sessionModel: Model<typeof sessionMachine> = {
  name: 'session',
  machine: sessionMachine,
  input: { token: null },
  events: [
    { type: 'session.started', token: 'ada' },
    { type: 'session.renewed', sentWith: 'ada', token: 'ada, fresh' },
    { type: 'session.renewed', sentWith: 'before', token: 'before, fresh' },
    { type: 'session.expired', sentWith: 'ada' },
    { type: 'session.expired', sentWith: 'before' },
    { type: 'session.end', reason: 'loggedOut' },
    { type: 'session.end', reason: 'accountDeleted' },
    { type: 'session.followed', token: null, sameUser: false },
    { type: 'session.followed', token: 'ada, fresh', sameUser: true },
    { type: 'session.followed', token: 'bob', sameUser: false },
  ],
  answers: {},
  streams: {},
  effects: ['rememberToken', 'forgetToken'],
  home: ['loggedOut'],
}
