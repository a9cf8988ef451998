import { coachAnswer, type Interview, type Passage, type RemarkCode, toAnswerBoxView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { Timer } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { QuestionAddress } from '../../../entities/question/interview.queries.ts'
import { useAppVoice } from '../../../platform/voice/use-voice.ts'
import { Button } from '../../../ui/button.tsx'
import { isSubmitKey } from '../../../ui/submit-key.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { AboutLine } from '../about-line.tsx'
import { AnswerBox } from '../answer-box.tsx'
import { InterviewFrame } from '../interview-frame.tsx'
import { useAnswerBox } from '../use-answer-box.ts'
import { VoiceControls } from '../voice-controls.tsx'
import { Clock } from './clock.tsx'
import { CoachLine, enoughWords } from './coach-line.tsx'
import { PracticeProgress } from './practice-progress.tsx'
import type { Practice } from './use-practice.ts'

type PracticeQuestionProps = {
  practice: Practice
  /** The number of questions of the item. */
  listed: number
  address: QuestionAddress
  /** The title of the item. */
  title: string
  /** The words of the item that the question is about, if it refers to some. */
  about: string | null
  question: Interview['questions'][number]
  /** For a follow-up: its number ('1a'), and the question and answer that it is about. */
  follows: { number: string; question: string; answer: string | null } | null
  answer: Interview['answers'][number]
  draft: Interview['drafts'][number]
}

/** One question of a practice session, with its voice controls, its answer and the remarks of the coach. */
export function PracticeQuestion({
  practice,
  listed,
  address,
  title,
  about,
  question,
  follows,
  answer,
  draft,
}: PracticeQuestionProps) {
  const voice = useAppVoice()
  const actor = useAnswerBox(address, answer, draft)
  const box = useSelector(actor, toAnswerBoxView, shallowEqual)
  const heading = useRef<HTMLHeadingElement>(null)
  const { send, busy } = practice
  const isAnswered = box.mode === 'viewing'
  // The coach runs after the key press is shown, so that typing never waits for it.
  const text = useDeferredValue(isAnswered ? (answer?.text ?? '') : box.draft)
  const coaching = useMemo(() => coachAnswer(text, question.text), [text, question.text])
  const [pointed, setPointed] = useState<RemarkCode | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const remarks = coaching.words < enoughWords ? [] : coaching.remarks
  // A remark can disappear while the pointer is still at its place.
  const pointedAt = remarks.filter(({ code }) => code === pointed)
  const marks = (pointedAt.length > 0 ? pointedAt : remarks).flatMap(({ passages }) => passages)
  const find = ({ start, end }: Passage) => {
    const area = place.current?.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(start, end)
  }
  // The question is focused first, so that it is read out. From there, Tab leads to its controls and its box.
  useEffect(() => {
    heading.current?.focus()
    return () => voice.actor.send({ type: 'voice.silence' })
  }, [voice])
  useEffect(() => {
    if (!busy) return
    if (isAnswered) send({ type: 'practice.saved', now: Date.now() })
    else if (box.failure !== null || box.theirs !== null) send({ type: 'practice.notSaved' })
  }, [busy, isAnswered, box.failure, box.theirs, send])
  const canSave = box.canSave && !busy
  const goOn = () => {
    if (isAnswered) send({ type: 'practice.next', now: Date.now() })
    else if (canSave) {
      actor.send({ type: 'answer.save' })
      send({ type: 'practice.saveAndNext' })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return
    // Otherwise the box would save without going on.
    event.preventDefault()
    event.stopPropagation()
    goOn()
  }
  return (
    <InterviewFrame
      onKeyDownCapture={onKeyDown}
      head={
        <>
          <p data-practising className="text-small text-ink-soft tabular-nums">
            {/* If some questions are answered already, only the open ones are asked. */}
            {`${practice.of < listed ? 'Open question' : 'Question'} ${practice.number} of ${practice.of}`}
            {follows && ` · Follow-up ${follows.number}`}
          </p>
          <PracticeProgress steps={practice.steps} />
          <div className="ml-auto flex items-center gap-2">
            {practice.timed && <Clock since={practice.askedAt} />}
            <Button
              size="small"
              tone="quiet"
              aria-pressed={practice.timed}
              icon={<Timer size={15} aria-hidden />}
              onClick={() => send({ type: 'practice.toggleTimer' })}
            >
              Timer
            </Button>
          </div>
        </>
      }
      foot={
        <>
          <Button tone="quiet" onClick={() => send({ type: 'practice.end' })}>
            End practice
          </Button>
          <div className="ml-auto flex gap-2">
            <Button tone="quiet" blocked={busy} onClick={() => send({ type: 'practice.skip', now: Date.now() })}>
              Skip
            </Button>
            <Button tone="primary" busy={busy} blocked={!isAnswered && !canSave && !busy} onClick={goOn}>
              {isAnswered ? 'Next' : 'Save and next'}
            </Button>
          </div>
        </>
      }
    >
      <div>
        {!follows && (
          <div className="mb-2">
            <AboutLine text={about ?? title} as={about === null ? 'title' : 'words'} />
          </div>
        )}
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 font-serif text-question font-medium text-balance outline-none wrap-anywhere max-sm:text-[1.5rem]/8"
        >
          <WholeWords>{question.text}</WholeWords>
        </h3>
        {follows && (
          <div className="mt-2 border-l-2 border-line pl-3 text-small text-ink-soft wrap-anywhere">
            <p>{follows.question}</p>
            {follows.answer && <p className="mt-1 line-clamp-3 font-serif text-ink">{follows.answer}</p>}
          </div>
        )}
      </div>
      <VoiceControls owner={question.id} text={question.text} />
      <div ref={place}>
        <AnswerBox
          actor={actor}
          label="Your answer"
          saved={answer}
          earlier={null}
          marks={marks}
          savedElsewhere
          below={<CoachLine coaching={coaching} onPoint={setPointed} onFind={isAnswered ? undefined : find} />}
        />
      </div>
    </InterviewFrame>
  )
}
