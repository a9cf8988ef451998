import { useQuery } from '@tanstack/react-query'
import { shelfQuery } from '../../entities/resume/resumes.queries.ts'
import { LostDrafts } from '../../features/items/lost-drafts.tsx'
import { useApi } from '../../platform/services.ts'

/** Answers to questions about items that no longer exist, because the resume was parsed again. */
export function Shelf({ resumeId }: { resumeId: string }) {
  return (
    <>
      <LostDrafts resumeId={resumeId} />
      <ShelvedAnswers resumeId={resumeId} />
    </>
  )
}

function ShelvedAnswers({ resumeId }: { resumeId: string }) {
  const { data } = useQuery(shelfQuery(useApi(), resumeId))
  const answered = (data ?? []).flatMap(({ answer, ...rest }) => (answer ? [{ ...rest, answer }] : []))
  if (answered.length === 0) return null
  return (
    <section aria-labelledby="shelf" className="mt-6">
      <h2 id="shelf" className="font-serif text-head font-medium">
        Answers without an item
      </h2>
      <p className="mt-1 text-ink-soft">These belong to items that the resume no longer has.</p>
      <ul className="mt-4 divide-y divide-line rounded-sheet bg-surface shadow-sheet">
        {answered.map(({ question, answer, item_text }) => (
          <li key={question.id} className="flex flex-col gap-1.5 px-4 py-3 wrap-anywhere">
            <p className="font-strong">{question.text}</p>
            <p className="whitespace-pre-line">{answer.text}</p>
            <p className="text-small text-ink-soft">About: {item_text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
