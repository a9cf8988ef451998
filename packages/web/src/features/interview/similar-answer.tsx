import { canReuse, type SimilarAnswer as Similar, texts, toAnswerBoxView } from '@candid/core'
import { useSelector } from '@xstate/react'
import { format } from 'date-fns/format'
import { ChevronRight } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { useAnswerBox } from './use-answer-box.ts'

export type EarlierAnswer = Similar['earlier']

type SimilarAnswerProps = { actor: ReturnType<typeof useAnswerBox>; earlier: EarlierAnswer }

/** A line that expands to the earlier answer to a similar question. A button adds it to the draft; it is not saved. */
export function SimilarAnswer({ actor, earlier: { question, answer, saved_at } }: SimilarAnswerProps) {
  const isFree = useSelector(actor, (snapshot) => canReuse(snapshot, answer))
  const isAdded = useSelector(actor, (snapshot) => toAnswerBoxView(snapshot).undoes === 'reuse')
  return (
    <details className="group">
      <summary className="-ml-1 flex w-fit cursor-pointer list-none items-center gap-1 rounded px-1 py-0.5 text-small text-ink-soft hover:text-ink">
        <ChevronRight size={14} aria-hidden className="group-open:rotate-90" />
        {texts.similarAnswer}
      </summary>
      <div className="mt-2 mb-1 flex flex-col gap-2 border-l-2 border-line pl-3">
        <div>
          <p className="font-strong wrap-anywhere">{question}</p>
          <p className="text-small text-ink-soft">
            Answered on <time dateTime={saved_at}>{format(new Date(saved_at), 'd MMMM yyyy')}</time>
          </p>
        </div>
        <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" blocked={!isFree} onClick={() => actor.send({ type: 'answer.reuse', text: answer })}>
            {texts.useThisAnswer}
          </Button>
          <span role="status" className="text-small text-ink-soft">
            {isAdded && 'Added to your draft below. It is not saved yet.'}
          </span>
        </div>
      </div>
    </details>
  )
}
