import { FileText, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { receiptClass } from '../../ui/receipt.tsx'
import type { EmployerAnswer, Receipt } from './share.types.ts'
import type { ReceiptLine } from './source-of.ts'

/** Opens the evidence of a sentence; absent if there is nothing to open. */
export type OpenReceipt = (receipt: Receipt, sentence: string) => void

const isOpenable = (receipt: Receipt, onOpen: OpenReceipt | undefined): onOpen is OpenReceipt =>
  receipt.kind === 'item' && onOpen !== undefined

type ReceiptMarkProps = {
  receipt: Receipt | undefined
  /** The sentence before it. */
  sentence: string
  onOpen: OpenReceipt | undefined
  expanded: boolean | undefined
}

/** The number after a sentence. */
export function ReceiptMark({ receipt, sentence, onOpen, expanded }: ReceiptMarkProps) {
  if (!receipt) return null
  if (!isOpenable(receipt, onOpen)) return <span className={receiptClass}>{receipt.number}</span>
  return (
    <button
      type="button"
      aria-label={`Receipt ${receipt.number}: ${receipt.title}`}
      aria-expanded={expanded}
      onClick={() => onOpen(receipt, sentence)}
      // The touch target is larger than the visible mark.
      className={cx(
        receiptClass,
        'relative hover:underline after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3',
      )}
    >
      {receipt.number}
    </button>
  )
}

type ReceiptsProps = {
  receipts: Receipt[]
  sentences: EmployerAnswer['sentences']
  onOpen: OpenReceipt | undefined
  /** Returns the label of a receipt, in one line; by default its title. */
  lineOf: ((receipt: Receipt, sentence: string) => ReceiptLine) | undefined
}

/** The list of receipts with their numbers. */
export function Receipts({ receipts, sentences, onOpen, lineOf }: ReceiptsProps) {
  const sentenceOf = ({ number }: Receipt) =>
    sentences.find(({ receipts: cited }) => cited.includes(number))?.text ?? ''
  return (
    <ol aria-label="Receipts" className="flex flex-col gap-1 border-l-3 border-mark-bar pl-3 text-small text-ink-soft">
      {receipts.map((receipt) => (
        <li key={receipt.number} className="flex items-baseline gap-2">
          <span className="shrink-0 font-strong text-ink tabular-nums">{receipt.number}</span>
          {receipt.kind === 'item' ? (
            <FileText size={13} aria-hidden className="translate-y-0.5" />
          ) : (
            <MessageSquareText size={13} aria-hidden className="translate-y-0.5" />
          )}
          <ReceiptText receipt={receipt} sentence={sentenceOf(receipt)} onOpen={onOpen} lineOf={lineOf} />
        </li>
      ))}
    </ol>
  )
}

type ReceiptTextProps = Pick<ReceiptsProps, 'onOpen' | 'lineOf'> & { receipt: Receipt; sentence: string }

function ReceiptText({ receipt, sentence, onOpen, lineOf }: ReceiptTextProps): ReactNode {
  if (receipt.kind === 'answer')
    return (
      <span className="min-w-0 wrap-anywhere">
        {receipt.category === null ? 'from an answer for employers' : 'from an interview answer'}
        {receipt.date ? `, ${receipt.date}` : ''}: “{receipt.title}”
      </span>
    )
  if (!isOpenable(receipt, onOpen)) return <span className="min-w-0 wrap-anywhere">{receipt.title}</span>
  const { title, detail } = lineOf?.(receipt, sentence) ?? { title: receipt.title, detail: null }
  return (
    <>
      <button
        type="button"
        aria-label={receipt.title}
        // One line. The full text is shown on hover, read by screen readers, and shown in the document.
        title={receipt.title}
        onClick={() => onOpen(receipt, sentence)}
        className="min-h-6 min-w-0 truncate text-left text-ink underline decoration-line-strong decoration-1 underline-offset-3 hover:text-act-ink pointer-coarse:min-h-11"
      >
        {title}
      </button>
      {detail && <span className="shrink-0 tabular-nums">{detail}</span>}
    </>
  )
}
