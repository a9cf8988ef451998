import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useApi } from '../app/services.ts'
import { resumesQuery } from '../resumes/resumes.queries.ts'
import { cx } from '../ui/cx.ts'

/** The way of a first user, with what is done already; gone as soon as a resume is active. */
export function FirstSteps() {
  const { data } = useQuery(resumesQuery(useApi(), 1))
  if (!data) return null
  const steps = [
    { title: 'Upload', text: 'Add a resume as a PDF.', done: data.data.length > 0 },
    { title: 'Parse', text: 'Let its text be read into sections.', done: data.data.some((resume) => resume.chunked) },
    { title: 'Activate', text: 'Choose the one that counts.', done: false },
    { title: 'Interview', text: 'Generate questions and answer them.', done: false },
  ]
  const next = steps.findIndex((step) => !step.done)
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-3 font-strong">
        Four steps to begin
      </h2>
      <ol className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text, done }, index) => (
          <li key={title} aria-current={index === next ? 'step' : undefined} className="flex gap-3 bg-surface p-4">
            {done ? (
              <CircleCheck size={18} aria-label="Done" className="mt-0.5 text-good-mark" />
            ) : (
              <CircleDashed
                size={18}
                aria-hidden
                className={cx('mt-0.5', index === next ? 'text-act-ink' : 'text-line-strong')}
              />
            )}
            <div>
              <p className={cx('font-strong', !done && index !== next && 'text-ink-soft')}>{title}</p>
              <p className="text-small text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
