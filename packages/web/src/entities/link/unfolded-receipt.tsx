import { whenOf } from '../item/period.ts'
import { Words } from '../item/prose.tsx'
import { QuoteContext } from '../item/quote-context.ts'
import type { Receipt, SharedResume } from './share.types.ts'
import { sourceOf } from './source-of.ts'

type UnfoldedReceiptProps = { receipt: Receipt; sentence: string; shared: SharedResume; onSee: () => void }

/** The source of a sentence, shown under it: the line of the resume, its job and date, and a button that goes there. */
export function UnfoldedReceipt({ receipt, sentence, shared, onSee }: UnfoldedReceiptProps) {
  const { item, quote } = sourceOf(shared, receipt, sentence)
  const under = [receipt.title, item && whenOf(item)].filter(Boolean)
  return (
    <span className="my-2 block border-l-3 border-mark-bar pl-3 font-sans text-small text-ink-soft">
      {quote && (
        <span dir="auto" className="block font-serif text-lead text-ink">
          <QuoteContext value={quote}>
            <Words>{quote.line}</Words>
          </QuoteContext>
        </span>
      )}
      <span className="block">{under.join(' · ')}</span>
      <button type="button" onClick={onSee} className="min-h-11 text-act-ink underline underline-offset-3">
        See it in the resume
      </button>
    </span>
  )
}
