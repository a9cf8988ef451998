import { texts } from '@candid/core'
import { FileText, MessageSquareText } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { receiptClass } from '../../ui/receipt.tsx'
import type { EmployerAnswer, Outcome, Receipt } from './share.types.ts'

/** Opens the piece of evidence behind a receipt; absent where there is nothing to open. */
export type OpenReceipt = (receipt: Receipt) => void

const refusals: Record<Exclude<Outcome, 'answered' | 'corrected' | 'closest'>, string> = {
  not_stated: texts.notStated,
  out_of_scope: texts.notStated,
  protected: texts.protectedTopic,
  instruction: texts.noInstructions,
}

type EmployerAnswerProps = {
  answer: EmployerAnswer
  onOpen?: OpenReceipt | undefined
  /** A receipt opens under its sentence first: on a small screen the document is not beside the answer. */
  unfolds?: boolean
  /** Whose words a quoted interview answer is. */
  firstName?: string
}

/** One answer: prose with numbered receipts, or an honest refusal with what comes nearest. */
export function EmployerAnswerView({ answer, onOpen, unfolds = false, firstName }: EmployerAnswerProps) {
  const { outcome, sentences, related, receipts } = answer
  const shared = { receipts, onOpen, unfolds, firstName }
  return (
    <div className="flex flex-col gap-3">
      {outcome === 'answered' ? (
        <Sentences sentences={sentences} {...shared} />
      ) : outcome === 'corrected' ? (
        <div className="flex flex-col gap-1">
          <p className="text-small text-ink-soft">That is not what this resume says. It says:</p>
          <Sentences sentences={sentences} {...shared} />
        </div>
      ) : outcome === 'closest' ? (
        <Closest lines={related} {...shared} />
      ) : (
        <>
          <p className="font-serif text-item">{refusals[outcome]}</p>
          {related.length > 0 && <Closest lines={related} {...shared} />}
        </>
      )}
      {receipts.length > 0 && <Receipts receipts={receipts} onOpen={onOpen} />}
    </div>
  )
}

/** Lines of the resume that come near without answering: each stands by itself, and nothing is asserted. */
function Closest({ lines, ...shared }: Omit<SentencesProps, 'sentences'> & { lines: SentencesProps['sentences'] }) {
  return (
    <div className="flex flex-col gap-1 border-l-3 border-line pl-3 text-ink-soft">
      <p className="text-small font-medium">{texts.nearestFacts}</p>
      {lines.map((line) => (
        <Sentences key={line.text} sentences={[line]} small {...shared} />
      ))}
    </div>
  )
}

type SentencesProps = {
  sentences: EmployerAnswer['sentences']
  receipts: Receipt[]
  onOpen: OpenReceipt | undefined
  unfolds: boolean
  firstName: string | undefined
  small?: boolean
}

function Sentences({ sentences, receipts, onOpen, unfolds, firstName, small }: SentencesProps) {
  const [unfolded, setUnfolded] = useState<number | null>(null)
  const press = (receipt: Receipt) => {
    if (unfolds) setUnfolded(receipt.number === unfolded ? null : receipt.number)
    else onOpen?.(receipt)
  }
  return (
    <p dir="auto" className={cx('font-serif wrap-anywhere', small ? 'text-lead' : 'text-item')}>
      {sentences.map(({ text, receipts: numbers }, place) => {
        const isQuoted = firstName !== undefined && isOwnWords({ text, receipts: numbers }, receipts)
        const before = sentences[place - 1]
        const shown = receipts.find(({ number }) => number === unfolded && numbers.includes(number))
        return (
          <Fragment key={text}>
            {isQuoted && !(before && isOwnWords(before, receipts)) && (
              <span className="mt-2 block font-sans text-small text-ink-soft first:mt-0">In {firstName}’s words</span>
            )}
            <span className={cx(isQuoted && 'italic')}>
              {isQuoted ? <q>{text}</q> : text}
              {numbers.map((number) => (
                <Mark
                  key={number}
                  receipt={receipts.find((receipt) => receipt.number === number)}
                  onOpen={onOpen && press}
                  expanded={unfolds ? number === unfolded : undefined}
                />
              ))}{' '}
            </span>
            {shown && (
              <span className="my-2 block border-l-3 border-mark-bar pl-3 font-sans text-small text-ink-soft">
                <span className="block text-ink">{shown.quote}</span>
                <span className="block">{shown.title}</span>
                <button
                  type="button"
                  onClick={() => onOpen?.(shown)}
                  className="min-h-11 text-act-ink underline underline-offset-3"
                >
                  See it in the resume
                </button>
              </span>
            )}
          </Fragment>
        )
      })}
    </p>
  )
}

/** Whether a sentence is, letter by letter, part of an answer that its person gave and released. */
const isOwnWords = (sentence: EmployerAnswer['sentences'][number], receipts: Receipt[]): boolean => {
  const words = sentence.text.trim().replace(/(?<![.…])[.…]+$/, '')
  const behind = receipts.filter(({ number }) => sentence.receipts.includes(number))
  return behind.length > 0 && behind.every(({ kind, quote }) => kind === 'answer' && quote.includes(words))
}

const isOpenable = (receipt: Receipt, onOpen: OpenReceipt | undefined): onOpen is OpenReceipt =>
  receipt.kind === 'item' && onOpen !== undefined

type MarkProps = { receipt: Receipt | undefined; onOpen: OpenReceipt | undefined; expanded: boolean | undefined }

function Mark({ receipt, onOpen, expanded }: MarkProps) {
  if (!receipt) return null
  if (!isOpenable(receipt, onOpen)) return <span className={receiptClass}>{receipt.number}</span>
  return (
    <button
      type="button"
      aria-label={`Receipt ${receipt.number}: ${receipt.title}`}
      aria-expanded={expanded}
      onClick={() => onOpen(receipt)}
      // As large as a finger needs, though the mark itself is small.
      className={cx(
        receiptClass,
        'relative hover:underline after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3',
      )}
    >
      {receipt.number}
    </button>
  )
}

/** What the numbers stand for, in words. */
function Receipts({ receipts, onOpen }: { receipts: Receipt[]; onOpen: OpenReceipt | undefined }) {
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
          <ReceiptText receipt={receipt} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  )
}

function ReceiptText({ receipt, onOpen }: { receipt: Receipt; onOpen: OpenReceipt | undefined }): ReactNode {
  if (receipt.kind === 'answer')
    return (
      <span className="min-w-0 wrap-anywhere">
        {receipt.category === null ? 'from an answer for employers' : 'from an interview answer'}
        {receipt.date ? `, ${receipt.date}` : ''}: “{receipt.title}”
      </span>
    )
  if (!isOpenable(receipt, onOpen)) return <span className="min-w-0 wrap-anywhere">{receipt.title}</span>
  return (
    <button
      type="button"
      onClick={() => onOpen(receipt)}
      className="min-h-6 min-w-0 text-left text-ink underline decoration-line-strong decoration-1 underline-offset-3 wrap-anywhere hover:text-act-ink pointer-coarse:min-h-11"
    >
      {receipt.title}
    </button>
  )
}
