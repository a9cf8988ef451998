import { describe, expect, it } from 'vitest'
import { failed } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { confirmDeleteModel } from './confirm-delete.model.ts'
import { toConfirmDeleteView } from './confirm-delete.view.ts'

prove(confirmDeleteModel, {
  moves: [
    'asking · delete.cancel → closed',
    'asking · delete.confirm → deleting',
    'asking · delete.type → asking',
    'closed · delete.ask → asking',
    'deleting · done.deleteThing → closed',
    'deleting · error.deleteThing → asking',
  ],
  asks: [
    'asking · delete.confirm ⇒ deleteThing {"id":"me"}',
    'asking · delete.confirm ⇒ deleteThing {"id":"resume-1"}',
  ],
  promises: (snapshot) => {
    const { value, context } = snapshot
    const view = toConfirmDeleteView(snapshot)
    if (value === 'closed') expect(context).toEqual({ id: null, phrase: null, typed: '', failure: null })
    else expect(context.id).not.toBeNull()
    if (value === 'deleting' && context.phrase) expect(context.typed.trim()).toBe(context.phrase)
    if (context.failure) expect(value).toBe('asking')
    if (view.canConfirm) expect(value).toBe('asking')
  },
})

const account = { type: 'delete.ask', id: 'me', phrase: 'ada@example.org' }
const confirm = { type: 'delete.confirm' }

describe('confirm delete', () => {
  it('lets an account go only when its e-mail was typed', async () => {
    const asked = await play(confirmDeleteModel, [account, confirm])
    expect(toConfirmDeleteView(asked.snapshot)).toMatchObject({ mode: 'asking', canConfirm: false })
    const typed = await play(confirmDeleteModel, [account, { type: 'delete.type', text: ' ada@example.org ' }])
    expect(toConfirmDeleteView(typed.snapshot)).toMatchObject({ typed: ' ada@example.org ', canConfirm: true })
  })

  it('compares the e-mail without regard to case (fault 17)', async () => {
    const typed = await play(confirmDeleteModel, [account, { type: 'delete.type', text: 'Ada@Example.org' }])
    expect(toConfirmDeleteView(typed.snapshot).canConfirm).toBe(true)
    const other = await play(confirmDeleteModel, [account, { type: 'delete.type', text: 'ada@example.com' }])
    expect(toConfirmDeleteView(other.snapshot).canConfirm).toBe(false)
  })

  it('stays open with the reason when the deletion is refused, and forgets it at the next try', async () => {
    const resume = { type: 'delete.ask', id: 'resume-1', phrase: null }
    const refused = failed('deleteThing', { status: 409, detail: 'busy', isList: false })
    const kept = await play(confirmDeleteModel, [resume, confirm, refused])
    expect(toConfirmDeleteView(kept.snapshot)).toMatchObject({
      mode: 'asking',
      failure: { detail: 'busy' },
    })
    const again = await play(confirmDeleteModel, [resume, confirm, refused, confirm])
    expect(toConfirmDeleteView(again.snapshot)).toMatchObject({ mode: 'deleting', failure: null, busy: true })
  })
})
