import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type ConflictNoticeProps = {
  /** What was changed: 'item', 'answer'. */
  what: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Shows the saved text, or both texts. */
  children: ReactNode
}

/** Shown if a text was saved elsewhere while this one was edited. The person chooses which one to keep. */
export function ConflictNotice({ what, onKeepMine, onTakeTheirs, children }: ConflictNoticeProps) {
  return (
    <Notice tone="note" title={`This ${what} was changed elsewhere while you were editing it.`}>
      {children}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" onClick={onKeepMine}>
          Keep my text
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Use the saved text
        </Button>
      </div>
    </Notice>
  )
}
