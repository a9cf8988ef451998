import { texts } from '@candid/core'
import { FileText, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EmployerAnswer, Outcome, Receipt } from './share.types.ts'

/** Opens the piece of evidence behind a receipt; absent where there is nothing to open. */
export type OpenReceipt = (receipt: Receipt) => void

const refusals: Record<Exclude<Outcome, 'answered' | 'corrected'>, string> = {
  not_stated: texts.notStated,
  out_of_scope: texts.notStated,
  protected: texts.protectedTopic,
  instruction: texts.noInstructions,
}

/** One answer: sentences with numbered receipts, or an honest refusal with what comes nearest. */
export function EmployerAnswerView({ answer, onOpen }: { answer: EmployerAnswer; onOpen?: OpenReceipt | undefined }) {
  const { outcome, sentences, related, receipts } = answer
  return (
    <div className="flex flex-col gap-3">
      {outcome === 'answered' ? (
        <Sentences sentences={sentences} receipts={receipts} onOpen={onOpen} />
      ) : outcome === 'corrected' ? (
        <div className="flex flex-col gap-1">
          <p className="text-small text-ink-soft">That is not what this resume says. It says:</p>
          <Sentences sentences={sentences} receipts={receipts} onOpen={onOpen} />
        </div>
      ) : (
        <>
          <p>{refusals[outcome]}</p>
          {related.length > 0 && (
            <div className="border-l-2 border-line pl-3 text-ink-soft">
              <p className="text-small font-strong">{texts.nearestFacts}</p>
              <Sentences sentences={related} receipts={receipts} onOpen={onOpen} />
            </div>
          )}
        </>
      )}
      {receipts.length > 0 && <Receipts receipts={receipts} onOpen={onOpen} />}
    </div>
  )
}

type SentencesProps = {
  sentences: EmployerAnswer['sentences']
  receipts: Receipt[]
  onOpen: OpenReceipt | undefined
}

function Sentences({ sentences, receipts, onOpen }: SentencesProps) {
  return (
    <p className="wrap-anywhere">
      {sentences.map(({ text, receipts: numbers }) => (
        <span key={text}>
          {text}
          {numbers.map((number) => (
            <Mark key={number} receipt={receipts.find((receipt) => receipt.number === number)} onOpen={onOpen} />
          ))}{' '}
        </span>
      ))}
    </p>
  )
}

const isOpenable = (receipt: Receipt, onOpen: OpenReceipt | undefined): onOpen is OpenReceipt =>
  receipt.kind === 'item' && onOpen !== undefined

function Mark({ receipt, onOpen }: { receipt: Receipt | undefined; onOpen: OpenReceipt | undefined }) {
  if (!receipt) return null
  const face =
    'ml-0.5 inline-grid min-w-5 place-items-center rounded bg-act-wash px-1 align-[0.1em] text-small font-strong text-act-ink tabular-nums'
  if (!isOpenable(receipt, onOpen)) return <span className={face}>{receipt.number}</span>
  return (
    <button
      type="button"
      aria-label={`Receipt ${receipt.number}: ${receipt.title}`}
      onClick={() => onOpen(receipt)}
      className={`${face} min-h-6 hover:underline`}
    >
      {receipt.number}
    </button>
  )
}

/** What the numbers stand for, in words. */
function Receipts({ receipts, onOpen }: { receipts: Receipt[]; onOpen: OpenReceipt | undefined }) {
  return (
    <ol aria-label="Receipts" className="flex flex-col gap-1 text-small text-ink-soft">
      {receipts.map((receipt) => (
        <li key={receipt.number} className="flex items-baseline gap-2">
          <span className="w-4 shrink-0 text-right tabular-nums">{receipt.number}</span>
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
      className="min-h-6 min-w-0 text-left text-act-ink underline decoration-1 underline-offset-3 wrap-anywhere hover:text-act-ink-hover"
    >
      {receipt.title}
    </button>
  )
}
