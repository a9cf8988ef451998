import { coachAnswer, type Interview, toQuestionThreads } from '@candid/core'
import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { InterviewFrame } from '../interview-frame.tsx'
import { ReleaseControl } from '../release-control.tsx'
import { minutes } from './clock.tsx'
import type { Practice } from './use-practice.ts'

type PracticeSummaryProps = { practice: Practice; address: { resumeId: string; itemId: string }; interview: Interview }

/** The texts for what none of the answers had. */
const neverMentioned = (answers: readonly { question: string; text: string }[]): string[] => {
  const read = answers
    .map(({ question, text }) => coachAnswer(text, question))
    .filter(({ mentions }) => mentions !== null)
  if (read.length === 0) return []
  const missing = [
    read.every(({ figures }) => figures.length === 0) && 'a figure',
    read.every(({ mentions }) => !mentions?.action) && 'what you did yourself',
    read.every(({ mentions }) => !mentions?.result) && 'how it ended',
  ]
  return missing.filter((words) => words !== false)
}

/** The outcome of a question, as a word and an icon. */
const QuestionState = ({ isAnswered }: { isAnswered: boolean }) => (
  <span className={cx('flex items-center gap-1 pt-0.5 text-small', isAnswered ? 'text-good' : 'text-ink-soft')}>
    {isAnswered ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
    {isAnswered ? 'Answered' : 'Skipped'}
  </span>
)

/** The summary of a practice session: answered and skipped questions, the time, and who may read the answers. */
export function PracticeSummary({ practice, address, interview }: PracticeSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { answered, skipped, seconds, send } = practice
  const threads = toQuestionThreads(interview.questions)
  const asked = threads
    .flatMap(({ followUps, ...question }) => [question, ...followUps])
    .flatMap(({ index, number }) => {
      const question = interview.questions[index]
      if (!question || ![...answered, ...skipped].includes(question.id)) return []
      return { number, question, answer: answered.includes(question.id) ? (interview.answers[index] ?? null) : null }
    })
  const given = asked.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []))
  const missing = neverMentioned(given.map(({ question, answer }) => ({ question: question.text, text: answer.text })))
  return (
    <InterviewFrame
      head={
        <h3 ref={heading} tabIndex={-1} className="font-serif text-item font-strong outline-none">
          Practice finished
        </h3>
      }
      foot={
        <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:[&_button]:w-full max-sm:[&>span]:w-full">
          {practice.canRetry && (
            <Button onClick={() => send({ type: 'practice.again', now: Date.now() })}>
              Ask the skipped questions again
            </Button>
          )}
          <Button tone="primary" onClick={() => send({ type: 'practice.end' })}>
            Done
          </Button>
        </div>
      }
    >
      <p className="tabular-nums">{`${answered.length} answered, ${skipped.length} skipped${answered.length > 0 && seconds > 0 ? `, in ${minutes(seconds)}` : ''}.`}</p>
      {missing.length > 0 && <p>{`Your answers never mentioned ${missing.join(' or ')}.`}</p>}
      <ul aria-label="Questions of this session" className="border-t border-line">
        {asked.map(({ number, question, answer }) => (
          <li
            key={question.id}
            className={cx('flex flex-col gap-2 border-b border-line py-4', question.follows !== null && 'pl-6')}
          >
            <div className="flex items-start justify-between gap-4">
              <p dir="auto" className="min-w-0 font-serif text-lead font-medium wrap-anywhere">
                {/* The numbers follow the order of the session, which differs from the numbers in the list. */}
                {question.follows !== null && <span className="mr-1.5 text-ink-soft tabular-nums">{number}.</span>}
                <WholeWords>{question.text}</WholeWords>
              </p>
              <QuestionState isAnswered={answer !== null} />
            </div>
            {answer && (
              <>
                <p dir="auto" className="max-w-[64ch] font-serif text-lead whitespace-pre-line wrap-anywhere">
                  {answer.text}
                </p>
                <div className="sm:self-end">
                  <ReleaseControl address={{ ...address, questionId: question.id }} release={answer.release} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </InterviewFrame>
  )
}
