import { describe, expect, it } from 'vitest'
import { failed } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { confirmModel } from './confirm.model.ts'
import { isSamePhrase } from './confirm.rules.ts'
import { toConfirmView } from './confirm.view.ts'

prove(confirmModel, {
  moves: [
    'acting · done.act → closed',
    'acting · error.act → asking',
    'asking · confirm.agree → acting',
    'asking · confirm.cancel → closed',
    'asking · confirm.type → asking',
    'closed · confirm.ask → asking',
  ],
  requests: ['asking · confirm.agree ⇒ act {"id":"me"}', 'asking · confirm.agree ⇒ act {"id":"resume-1"}'],
  invariants: (snapshot) => {
    const { value, context } = snapshot
    const view = toConfirmView(snapshot)
    if (value === 'closed') expect(context).toEqual({ id: null, name: '', phrase: null, typed: '', failure: null })
    else expect(context.id).not.toBeNull()
    if (value === 'acting' && context.phrase) expect(context.typed.trim()).toBe(context.phrase)
    if (context.failure) expect(value).toBe('asking')
    if (view.canConfirm) expect(value).toBe('asking')
  },
})

const account = { type: 'confirm.ask', id: 'me', name: 'Ada', phrase: 'ada@example.org' }
const confirm = { type: 'confirm.agree' }

describe('confirm', () => {
  it('lets an account go only when its e-mail was typed', async () => {
    const asked = await play(confirmModel, [account, confirm])
    expect(toConfirmView(asked.snapshot)).toMatchObject({ mode: 'asking', canConfirm: false })
    const typed = await play(confirmModel, [account, { type: 'confirm.type', text: ' ada@example.org ' }])
    expect(toConfirmView(typed.snapshot)).toMatchObject({ typed: ' ada@example.org ', canConfirm: true })
  })

  it('compares the e-mail without regard to case (fault 17)', async () => {
    const typed = await play(confirmModel, [account, { type: 'confirm.type', text: 'Ada@Example.org' }])
    expect(toConfirmView(typed.snapshot).canConfirm).toBe(true)
    const other = await play(confirmModel, [account, { type: 'confirm.type', text: 'ada@example.com' }])
    expect(toConfirmView(other.snapshot).canConfirm).toBe(false)
  })

  it('compares it without regard to blanks around either', () => {
    expect(isSamePhrase(' ada@example.org', 'ada@example.org ')).toBe(true)
    expect(isSamePhrase('', ' ada@example.org ')).toBe(false)
  })

  it('stays open with the reason when it is refused, and forgets it at the next try', async () => {
    const resume = { type: 'confirm.ask', id: 'resume-1', name: 'ada.pdf', phrase: null }
    const refused = failed('act', { status: 409, detail: 'busy', isList: false })
    const kept = await play(confirmModel, [resume, confirm, refused])
    expect(toConfirmView(kept.snapshot)).toMatchObject({
      mode: 'asking',
      failure: { detail: 'busy' },
    })
    const again = await play(confirmModel, [resume, confirm, refused, confirm])
    expect(toConfirmView(again.snapshot)).toMatchObject({ mode: 'acting', failure: null, busy: true })
  })
})
