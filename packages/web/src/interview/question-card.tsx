import type { Question, Release } from '@candid/core'
import { VoiceControls } from '../voice/voice-controls.tsx'
import { AnswerBox } from './answer-box.tsx'
import { FollowUp } from './follow-up.tsx'
import type { QuestionAddress } from './interview.queries.ts'
import { OtherDrafts } from './other-drafts.tsx'
import { ReleaseSwitch } from './release-switch.tsx'
import type { EarlierAnswer } from './similar-answer.tsx'
import { useAnswerBox } from './use-answer-box.ts'

type QuestionKind = Question['kind']
type QuestionCardProps = {
  number: number
  address: QuestionAddress
  question: { id: string; text: string; kind?: QuestionKind; engine: { kind: 'rules' | 'llm'; model?: string } }
  answer: { text: string; version: number; release: Release } | null
  draft: { text: string; saved_at: string } | null
  earlier: EarlierAnswer | null
}

const engineWords = ({ kind, model }: QuestionCardProps['question']['engine']) =>
  kind === 'rules' ? 'Asked by rules' : `Asked by ${model ?? 'a language model'}`

/** One question with its voice and its answer. */
export function QuestionCard({ number, address, question, answer, draft, earlier }: QuestionCardProps) {
  const actor = useAnswerBox(address, answer, draft)
  return (
    <li className="flex flex-col gap-3 rounded border border-line px-4 py-4">
      <div>
        <p className="font-strong wrap-anywhere">
          <span className="mr-1.5 text-ink-soft tabular-nums">{number}.</span>
          {question.text}
        </p>
        <p className="text-small text-ink-soft">{engineWords(question.engine)}</p>
      </div>
      <VoiceControls owner={question.id} text={question.text} />
      <OtherDrafts questionId={question.id} saved={answer?.text ?? ''} actor={actor} />
      <AnswerBox actor={actor} label={`Answer to question ${number}`} saved={answer} earlier={earlier} />
      {answer && (
        <div className="flex flex-wrap items-center gap-x-4">
          <ReleaseSwitch address={address} release={answer.release} />
          {question.kind !== 'follow_up' && <FollowUp address={address} />}
        </div>
      )}
    </li>
  )
}
