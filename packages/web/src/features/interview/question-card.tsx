import type { Question, Release } from '@candid/core'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuestionAddress } from '../../entities/question/interview.queries.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { AboutLine } from './about-line.tsx'
import { AnswerBox } from './answer-box.tsx'
import { FollowUp } from './follow-up.tsx'
import { OtherDrafts } from './other-drafts.tsx'
import { ReleaseControl } from './release-control.tsx'
import type { EarlierAnswer } from './similar-answer.tsx'
import { useAnswerBox } from './use-answer-box.ts'
import { VoiceControls } from './voice-controls.tsx'

type QuestionCardProps = {
  /** The displayed number: '1', or '1a' for a follow-up. */
  number: string
  address: QuestionAddress
  question: {
    id: string
    text: string
    follows: Question['follows']
    engine: { kind: 'rules' | 'llm'; model?: string }
  }
  /** The words of the resume that it is about, if it refers to some. */
  about: string | null
  answer: { text: string; version: number; release: Release } | null
  draft: { text: string; saved_at: string } | null
  earlier: EarlierAnswer | null
  /** The follow-ups to its answer. */
  children?: ReactNode
}

const engineWords = ({ kind, model }: QuestionCardProps['question']['engine']) =>
  kind === 'rules' ? 'Created by fixed rules, without a language model' : `Created by ${model ?? 'a language model'}`

/** One question with its voice controls, its answer and its follow-ups. */
export function QuestionCard({
  number,
  address,
  question,
  about,
  answer,
  draft,
  earlier,
  children,
}: QuestionCardProps) {
  const actor = useAnswerBox(address, answer, draft)
  const origin = useDisclosure()
  return (
    <li data-question={question.id} className="flex flex-col gap-3 border-b border-line pb-6 last:border-0 last:pb-0">
      <div className="min-w-0">
        {about !== null && <AboutLine text={about} as="words" />}
        <p dir="auto" className="font-serif text-head not-first:mt-1.5 font-medium text-pretty wrap-anywhere">
          <span className="mr-1.5 text-ink-soft tabular-nums">{number}.</span>
          <WholeWords>{question.text}</WholeWords>
        </p>
      </div>
      <VoiceControls owner={question.id} text={question.text}>
        <IconButton
          label="How this question was created"
          size="small"
          icon={<Info size={15} aria-hidden />}
          {...origin.button}
        />
      </VoiceControls>
      <p {...origin.panel} className="text-small text-ink-soft">
        {engineWords(question.engine)}
      </p>
      <OtherDrafts questionId={question.id} saved={answer?.text ?? ''} actor={actor} />
      <AnswerBox
        actor={actor}
        label={`Answer to question ${number}`}
        saved={answer}
        earlier={earlier}
        actions={
          answer && (
            <>
              {question.follows === null && <FollowUp address={address} />}
              <div className="ml-auto py-0.5 pl-2.5 max-sm:basis-full">
                <ReleaseControl address={address} release={answer.release} />
              </div>
            </>
          )
        }
      />
      {children}
    </li>
  )
}
