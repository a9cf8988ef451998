import type { DraftEvent, ItemDraft } from '@candid/core'
import { Fragment } from 'react'
import { ConflictNotice } from '../../ui/conflict-notice.tsx'

type ItemConflictProps = { theirs: ItemDraft; mine: ItemDraft; send: (event: DraftEvent) => void }

const toLabel = (field: string) => (field.charAt(0).toUpperCase() + field.slice(1)).replace('_', ' ')

/** Shown if the item was saved elsewhere: both texts of every field that differs. The person chooses. */
export function ItemConflict({ theirs, mine, send }: ItemConflictProps) {
  const differing = Object.keys(theirs).filter((field) => theirs[field] !== mine[field])
  return (
    <ConflictNotice
      what="item"
      onKeepMine={() => send({ type: 'draft.keepMine' })}
      onTakeTheirs={() => send({ type: 'draft.takeTheirs' })}
    >
      <dl className="mt-3 grid gap-x-6 gap-y-3 text-ink md:grid-cols-2">
        {differing.map((field) => (
          <Fragment key={field}>
            <div>
              <dt className="text-small text-ink-soft">{toLabel(field)}, saved now</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{theirs[field] || '(empty)'}</dd>
            </div>
            <div>
              <dt className="text-small text-ink-soft">{toLabel(field)}, your text</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{mine[field] || '(empty)'}</dd>
            </div>
          </Fragment>
        ))}
      </dl>
    </ConflictNotice>
  )
}
