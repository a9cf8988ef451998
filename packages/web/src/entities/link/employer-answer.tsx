import { texts } from '@candid/core'
import { Fragment, startTransition, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { type OpenReceipt, ReceiptMark, Receipts } from './receipts.tsx'
import type { Closeness, EmployerAnswer, Outcome, Receipt, SharedResume } from './share.types.ts'
import type { ReceiptLine } from './source-of.ts'
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
  /** Whether a receipt first opens under its sentence, because on a small screen the document is not beside the answer. */
  unfolding?: SharedResume | undefined
  /** The label of a receipt, in one line. */
  lineOf?: (receipt: Receipt, sentence: string) => ReceiptLine
  /** The author of a quoted interview answer. */
  firstName?: string
}

/** One answer: sentences with numbered receipts, or a refusal with the nearest lines of the resume. */
export function EmployerAnswerView({ answer, onOpen, unfolding, lineOf, firstName }: EmployerAnswerProps) {
  const { outcome, sentences, related, closeness = 'likely', receipts } = answer
  const [unfolded, onUnfold] = useState<Unfolded | null>(null)
  const shared = { receipts, onOpen, unfolding, firstName, unfolded, onUnfold }
  // A receipt that is open under its sentence is not listed again below.
  const listed = receipts.filter(({ number }) => number !== unfolded?.number)
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
        <Closest lines={related} closeness={closeness} {...shared} />
      ) : (
        <>
          <p className="font-serif text-item">{refusals[outcome]}</p>
          {related.length > 0 && <Closest lines={related} closeness={closeness} {...shared} />}
        </>
      )}
      {listed.length > 0 && (
        <Receipts receipts={listed} sentences={[...sentences, ...related]} onOpen={onOpen} lineOf={lineOf} />
      )}
    </div>
  )
}

type ClosestProps = Omit<SentencesProps, 'sentences'> & { lines: SentencesProps['sentences']; closeness: Closeness }

/** The lines of the resume or of released answers that are nearest to the question. They are only quoted; nothing is claimed. */
function Closest({ lines, closeness, ...shared }: ClosestProps) {
  return (
    <div className="flex flex-col gap-1 border-l-3 border-line pl-3 text-ink-soft">
      <p className="text-small font-medium">{texts.nearestFacts[headingOf(lines, closeness, shared.receipts)]}</p>
      {lines.map((line) => (
        <Sentences key={line.text} sentences={[line]} small {...shared} />
      ))}
    </div>
  )
}

/** Returns which heading says where the lines come from: released answers alone are not the resume. */
const headingOf = (lines: ClosestProps['lines'], closeness: Closeness, receipts: Receipt[]) => {
  if (closeness === 'unlikely') return 'unlikely'
  const cited = new Set(lines.flatMap((line) => line.receipts))
  const sources = receipts.filter(({ number }) => cited.has(number))
  return sources.length > 0 && sources.every(({ kind }) => kind === 'answer') ? 'likelyAnswers' : 'likely'
}

/** The open receipt and its sentence. */
type Unfolded = { number: number; sentence: string }

type SentencesProps = {
  sentences: EmployerAnswer['sentences']
  receipts: Receipt[]
  onOpen: OpenReceipt | undefined
  unfolding: SharedResume | undefined
  firstName: string | undefined
  unfolded: Unfolded | null
  onUnfold: (unfolded: Unfolded | null) => void
  small?: boolean
}

function Sentences({ sentences, receipts, onOpen, unfolding, firstName, unfolded, onUnfold, small }: SentencesProps) {
  const press: OpenReceipt = (receipt, sentence) => {
    const { number } = receipt
    const isShown = number === unfolded?.number && sentence === unfolded.sentence
    if (unfolding) startTransition(() => onUnfold(isShown ? null : { number, sentence }))
    else onOpen?.(receipt, sentence)
  }
  return (
    <p dir="auto" className={cx('font-serif wrap-anywhere', small ? 'text-lead' : 'text-item')}>
      {sentences.map(({ text, receipts: numbers }, place) => {
        const words = ownWordsOf({ text, receipts: numbers }, receipts, firstName)
        const before = sentences[place - 1]
        const isBegun = before !== undefined && ownWordsOf(before, receipts, firstName) !== null
        const isUnfolded = (number: number) => number === unfolded?.number && text === unfolded.sentence
        const shown = receipts.find(({ number }) => isUnfolded(number) && numbers.includes(number))
        return (
          <Fragment key={text}>
            {words !== null && !isBegun && (
              <span className="mt-2 block font-sans text-small text-ink-soft first:mt-0">In {firstName}’s words</span>
            )}
            <span className={cx(words !== null && 'italic')}>
              {words === null ? text : <q>{words}</q>}
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

/** Returns the text between quotation marks if nothing else is there; else the whole text. */
const unquoted = (text: string) => (text.startsWith('“') && text.endsWith('”') ? text.slice(1, -1) : text)

/**
 * Returns the words of a sentence if they are an exact part of a released answer; `null` for any other sentence. The page
 * says whose words they are, so the engine's own introduction (`Mara says: “…”`) is left out.
 */
const ownWordsOf = (
  { text, receipts: cited }: EmployerAnswer['sentences'][number],
  receipts: Receipt[],
  firstName: string | undefined,
): string | null => {
  if (firstName === undefined) return null
  const trimmed = text.trim()
  const lead = `${firstName} says: `
  const words = unquoted(trimmed.startsWith(lead) ? trimmed.slice(lead.length) : trimmed)
  const bare = words.replace(/(?<![.…])[.…]{1,3}$/, '')
  const behind = receipts.filter(({ number }) => cited.includes(number))
  const isTheirs = behind.length > 0 && behind.every(({ kind, quote }) => kind === 'answer' && quote.includes(bare))
  return isTheirs ? words : null
}
