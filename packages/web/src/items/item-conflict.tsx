import type { ItemDraft, ItemEditEvent } from '@candid/core'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

type ItemConflictProps = { theirs: ItemDraft; mine: ItemDraft; send: (event: ItemEditEvent) => void }

const toLabel = (field: string) => (field.charAt(0).toUpperCase() + field.slice(1)).replace('_', ' ')

/** Somebody saved this item meanwhile: both texts of every field that differs, and the person decides. */
export function ItemConflict({ theirs, mine, send }: ItemConflictProps) {
  const differing = Object.keys(theirs).filter((field) => theirs[field] !== mine[field])
  return (
    <Notice tone="note" title="This item was changed elsewhere while you were editing it.">
      <dl className="mt-3 flex flex-col gap-3 text-ink">
        {differing.map((field) => (
          <div key={field} className="grid gap-x-6 gap-y-2 md:grid-cols-2">
            <div>
              <dt className="text-small text-ink-soft">{toLabel(field)}, saved now</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{theirs[field] || '(empty)'}</dd>
            </div>
            <div>
              <dt className="text-small text-ink-soft">{toLabel(field)}, your text</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{mine[field] || '(empty)'}</dd>
            </div>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" onClick={() => send({ type: 'item.keepMine' })}>
          Keep my text
        </Button>
        <Button size="small" onClick={() => send({ type: 'item.takeTheirs' })}>
          Take what is saved
        </Button>
      </div>
    </Notice>
  )
}
