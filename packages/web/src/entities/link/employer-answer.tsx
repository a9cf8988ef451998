import { texts } from '@candid/core'
import { Fragment, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { type OpenReceipt, ReceiptMark, Receipts } from './receipts.tsx'
import type { EmployerAnswer, Outcome, Receipt, SharedResume } from './share.types.ts'
import { UnfoldedReceipt } from './unfolded-receipt.tsx'

const refusals: Record<Exclude<Outcome, 'answered' | 'corrected' | 'closest'>, string> = {
  not_stated: texts.notStated,
  out_of_scope: texts.notStated,
  protected: texts.protectedTopic,
  instruction: texts.noInstructions,
}

type EmployerAnswerProps = {
  answer: EmployerAnswer
  onOpen?: OpenReceipt | undefined
  /** What a receipt opens under its sentence first: on a small screen the document is not beside the answer. */
  unfolding?: SharedResume | undefined
  /** Whose words a quoted interview answer is. */
  firstName?: string
}

/** One answer: prose with numbered receipts, or an honest refusal with what comes nearest. */
export function EmployerAnswerView({ answer, onOpen, unfolding, firstName }: EmployerAnswerProps) {
  const { outcome, sentences, related, receipts } = answer
  const shared = { receipts, onOpen, unfolding, firstName }
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
      {receipts.length > 0 && <Receipts receipts={receipts} sentences={[...sentences, ...related]} onOpen={onOpen} />}
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
  unfolding: SharedResume | undefined
  firstName: string | undefined
  small?: boolean
}

function Sentences({ sentences, receipts, onOpen, unfolding, firstName, small }: SentencesProps) {
  const [unfolded, setUnfolded] = useState<{ number: number; sentence: string } | null>(null)
  const press: OpenReceipt = (receipt, sentence) => {
    const { number } = receipt
    const isShown = number === unfolded?.number && sentence === unfolded.sentence
    if (unfolding) setUnfolded(isShown ? null : { number, sentence })
    else onOpen?.(receipt, sentence)
  }
  return (
    <p dir="auto" className={cx('font-serif wrap-anywhere', small ? 'text-lead' : 'text-item')}>
      {sentences.map(({ text, receipts: numbers }, place) => {
        const isQuoted = firstName !== undefined && isOwnWords({ text, receipts: numbers }, receipts)
        const before = sentences[place - 1]
        const isUnfolded = (number: number) => number === unfolded?.number && text === unfolded.sentence
        const shown = receipts.find(({ number }) => isUnfolded(number) && numbers.includes(number))
        return (
          <Fragment key={text}>
            {isQuoted && !(before && isOwnWords(before, receipts)) && (
              <span className="mt-2 block font-sans text-small text-ink-soft first:mt-0">In {firstName}’s words</span>
            )}
            <span className={cx(isQuoted && 'italic')}>
              {isQuoted ? <q>{text}</q> : text}
              {numbers.map((number) => (
                <ReceiptMark
                  key={number}
                  receipt={receipts.find((receipt) => receipt.number === number)}
                  sentence={text}
                  onOpen={onOpen && press}
                  expanded={unfolding ? isUnfolded(number) : undefined}
                />
              ))}{' '}
            </span>
            {shown && unfolding && (
              <UnfoldedReceipt receipt={shown} sentence={text} shared={unfolding} onSee={() => onOpen?.(shown, text)} />
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
