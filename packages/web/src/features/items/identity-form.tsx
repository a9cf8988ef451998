import { texts, toDraftView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { type KeyboardEvent, useId } from 'react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { leaveGuard } from '../../platform/leave-guard.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ConflictNotice } from '../../ui/conflict-notice.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isSubmitKey } from '../../ui/submit-key.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { draftIdOf, headDraft } from './draft-store.ts'
import { newName, toHeadFields } from './head-fields.ts'
import { toHeadLines } from './head-lines.ts'
import { useItemCommands } from './item-commands.tsx'
import { placeOf } from './place-of.ts'
import { useHeadEdit } from './use-head-edit.ts'
import { useUnsaved } from './use-unsaved.ts'

type IdentityFormProps = {
  resumeId: string
  /** All items of Other, which include the lines of the head. */
  other: readonly ItemOf<'other'>[]
  onClosed: () => void
}

/** The form for the head of a resume: a field for each of its lines, saved together. */
export function IdentityForm({ resumeId, other, onClosed }: IdentityFormProps) {
  const lines = toHeadLines(other)
  const fields = toHeadFields(lines)
  const actor = useHeadEdit(resumeId, lines, onClosed)
  const view = useSelector(actor, toDraftView, shallowEqual)
  const { send } = actor
  const draftId = draftIdOf(resumeId, headDraft)
  const headId = useId()
  const busy = view.mode === 'saving'
  useUnsaved(view.dirty && !busy, {
    within: [draftId],
    keepDraft: () => send({ type: 'draft.leave' }),
    discard: () => send({ type: 'draft.cancel' }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) send({ type: 'draft.save' })
    if (event.key !== 'Escape') return
    // Otherwise the dialog that asks would handle the same key press and close at once.
    event.preventDefault()
    if (leaveGuard.isFree(draftId)) send({ type: 'draft.cancel' })
    else void leaveGuard.ask(draftId)
  }
  const { theirs } = view
  const differing = theirs === null ? [] : lines.filter(({ id }) => theirs[id] !== view.fields[id])
  const reason = theirs ? 'First choose which of the two texts to keep' : view.reason
  return (
    <form
      noValidate
      aria-labelledby={headId}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'draft.save' })
      }}
      className="form-plane"
    >
      <h2 id={headId} className="font-serif text-item font-strong">
        Name and contact lines
      </h2>
      {theirs && (
        <ConflictNotice
          what="head"
          onKeepMine={() => send({ type: 'draft.keepMine' })}
          onTakeTheirs={() => send({ type: 'draft.takeTheirs' })}
        >
          <ul className="mt-2 flex flex-col gap-1 text-ink">
            {differing.map(({ id }) => (
              <li key={id} dir="auto" className="wrap-anywhere">
                {theirs[id]}
              </li>
            ))}
          </ul>
        </ConflictNotice>
      )}
      {newName in view.fields && (
        <TextArea
          single
          label="Name"
          serif
          autoFocus
          value={view.fields[newName] ?? ''}
          error={view.errors[newName]}
          onChange={({ target }) => send({ type: 'draft.change', field: newName, value: target.value })}
        />
      )}
      {lines.map((line, index) => {
        const { label = '', isContact = false } = fields[index] ?? {}
        return (
          <div key={line.id} data-item={line.id} className="relative">
            <TextArea
              single={!line.text.includes('\n')}
              label={label}
              serif={!isContact}
              aria-required
              autoFocus={index === 0 && !(newName in view.fields)}
              value={view.fields[line.id] ?? line.text}
              error={view.errors[line.id]}
              onChange={({ target }: { target: { value: string } }) =>
                send({ type: 'draft.change', field: line.id, value: target.value })
              }
            />
            {/* Beside the label, so that the field has the whole width. */}
            <div className="absolute -top-1.5 right-0 pointer-coarse:-top-3">
              <LineMenu resumeId={resumeId} line={line} label={label} place={placeOf(lines, other, index)} />
            </div>
          </div>
        )
      })}
      {view.failure && (
        <Notice tone="bad" title={texts.errorOccurred}>
          {view.failure.detail} Your text is still here.
        </Notice>
      )}
      <div className="form-foot">
        <Button type="submit" tone="primary" busy={busy} reason={busy || view.canSave ? null : reason}>
          {texts.save}
        </Button>
        <Button blocked={busy} onClick={() => send({ type: 'draft.cancel' })}>
          {texts.cancel}
        </Button>
      </div>
      <ConfirmDialog
        open={view.mode === 'confirming' || busy}
        title={texts.confirmSave('other')}
        confirmLabel={texts.save}
        busy={busy}
        onConfirm={() => send({ type: 'draft.confirm' })}
        onCancel={() => send({ type: 'draft.cancel' })}
      />
    </form>
  )
}

type LineMenuProps = { resumeId: string; line: ItemOf<'other'>; label: string; place: ReturnType<typeof placeOf> }

/** Other actions for a line, which may be in the head by mistake. */
function LineMenu({ resumeId, line, label, place }: LineMenuProps) {
  const { entries, dialogs } = useItemCommands({ resumeId, section: 'other', item: line, place })
  return (
    <>
      <Menu
        label={`More actions for ${label}`}
        face="More"
        buttonClassName={buttonClass('quiet', 'small')}
        entries={entries}
      />
      {dialogs}
    </>
  )
}
