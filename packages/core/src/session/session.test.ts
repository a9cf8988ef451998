import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { sessionMachine } from './session.machine.ts'
import { sessionModel } from './session.model.ts'
import { toSessionView } from './session.view.ts'

prove(sessionModel, {
  moves: [
    'loggedIn · session.end → loggedOut',
    'loggedIn · session.expired → loggedOut',
    'loggedIn · session.followed → loggedIn',
    'loggedIn · session.followed → loggedOut',
    'loggedIn · session.renewed → loggedIn',
    'loggedIn · session.started → loggedIn',
    'loggedOut · session.followed → loggedIn',
    'loggedOut · session.started → loggedIn',
  ],
  requests: [
    'loggedIn · session.end ⇒ emits {"type":"session.closed","reason":"accountDeleted"}',
    'loggedIn · session.end ⇒ emits {"type":"session.closed","reason":"loggedOut"}',
    'loggedIn · session.end ⇒ forgetToken',
    'loggedIn · session.expired ⇒ emits {"type":"session.closed","reason":"expired"}',
    'loggedIn · session.expired ⇒ forgetToken',
    'loggedIn · session.followed ⇒ emits {"type":"session.closed","reason":"followed"}',
    'loggedIn · session.followed ⇒ emits {"type":"session.opened"}',
    'loggedIn · session.renewed ⇒ rememberToken {"token":"ada, fresh"}',
    'loggedIn · session.started ⇒ emits {"type":"session.opened"}',
    'loggedIn · session.started ⇒ rememberToken {"token":"ada"}',
    'loggedOut · session.followed ⇒ emits {"type":"session.opened"}',
    'loggedOut · session.started ⇒ emits {"type":"session.opened"}',
    'loggedOut · session.started ⇒ rememberToken {"token":"ada"}',
  ],
  invariants: ({ value, context }) => expect(context.token === null).toBe(value === 'loggedOut'),
})

describe('session', () => {
  it('starts logged in with a token kept from an earlier visit [S4.1]', () => {
    const snapshot = createActor(sessionMachine, { input: { token: 'kept' } })
      .start()
      .getSnapshot()
    expect(toSessionView(snapshot)).toEqual({ mode: 'loggedIn', token: 'kept' })
  })

  it('ends when the current token is refused, once, however many calls were under way', async () => {
    const refused = { type: 'session.expired', sentWith: 'ada' }
    const { snapshot, calls } = await play(sessionModel, [{ type: 'session.started', token: 'ada' }, refused, refused])
    expect(toSessionView(snapshot)).toEqual({ mode: 'loggedOut', token: null })
    const closed = { emitted: { type: 'session.closed', reason: 'expired' } }
    expect(calls.slice(-2)).toEqual([[{ effect: 'forgetToken', params: undefined }, closed], []])
  })

  it('ends for another reason when the user logs out, so that nobody is told to log in again [S4.3]', async () => {
    const { snapshot, calls } = await play(sessionModel, [
      { type: 'session.started', token: 'ada' },
      { type: 'session.end', reason: 'loggedOut' },
    ])
    expect(toSessionView(snapshot)).toEqual({ mode: 'loggedOut', token: null })
    expect(calls.at(-1)).toContainEqual({ emitted: { type: 'session.closed', reason: 'loggedOut' } })
  })

  it('goes on with a fresh token when its own call brings one', async () => {
    const { snapshot } = await play(sessionModel, [
      { type: 'session.started', token: 'ada' },
      { type: 'session.renewed', sentWith: 'ada', token: 'ada, fresh' },
    ])
    expect(toSessionView(snapshot)).toMatchObject({ mode: 'loggedIn', token: 'ada, fresh' })
  })

  it.each([
    [{ token: 'ada, fresh', sameUser: true }, { mode: 'loggedIn', token: 'ada, fresh' }, []],
    [{ token: 'bob', sameUser: false }, { mode: 'loggedIn', token: 'bob' }, ['session.opened']],
    [{ token: null, sameUser: false }, { mode: 'loggedOut', token: null }, ['session.closed']],
  ])('follows another tab to %j, and emits only for a new user or none', async (change, view, emitted) => {
    const { snapshot, calls } = await play(sessionModel, [
      { type: 'session.started', token: 'ada' },
      { type: 'session.followed', ...change },
    ])
    expect(toSessionView(snapshot)).toEqual(view)
    expect(calls.at(-1)?.map((call) => 'emitted' in call && call.emitted.type)).toEqual(emitted)
  })

  it('stays when a call of an earlier session is refused, or brings a fresh token for it', async () => {
    const { snapshot } = await play(sessionModel, [
      { type: 'session.started', token: 'ada' },
      { type: 'session.expired', sentWith: 'before' },
      { type: 'session.renewed', sentWith: 'before', token: 'before, fresh' },
    ])
    expect(toSessionView(snapshot)).toMatchObject({ mode: 'loggedIn', token: 'ada' })
  })
})
