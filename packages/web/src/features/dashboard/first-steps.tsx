import { fileName } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ResumeRow, resumesQuery } from '../../entities/resume/resumes.queries.ts'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'

type FirstStepsProps = {
  /** Whether a resume is active already. */
  active?: boolean
  /** The button that starts the interview, if that is the next step. */
  interview?: ReactNode
}

/** The steps of a new user and which are done, until the first answer is saved. The current step is a button. */
export function FirstSteps({ active = false, interview }: FirstStepsProps) {
  const { data } = useQuery(resumesQuery(useApi(), 1))
  if (!data) return null
  const [uploaded] = data.data
  const parsed = data.data.find((resume) => resume.chunked)
  const steps = [
    { title: 'Upload', text: 'Add a resume as a PDF.', done: uploaded !== undefined, action: null },
    {
      title: 'Parse',
      text: 'Parse it into sections.',
      done: parsed !== undefined,
      action: uploaded && <OpenLink resume={uploaded} verb="Parse" />,
    },
    {
      title: 'Activate',
      text: 'Review it, then make it active.',
      done: active,
      action: parsed && <OpenLink resume={parsed} verb="Review" />,
    },
    { title: 'Interview', text: 'Generate questions and answer one.', done: false, action: interview },
  ]
  const next = steps.findIndex((step) => !step.done)
  return (
    <section aria-labelledby="first-steps">
      {/* Above the resume there is room only for the steps, with those that are done in one line. */}
      <h2 id="first-steps" className={cx('mb-3 font-strong', active && 'rail-above:sr-only')}>
        Four steps to get started
      </h2>
      <ol
        className={cx('flex flex-col gap-3', active && 'rail-above:flex-row rail-above:flex-wrap rail-above:gap-x-2.5')}
      >
        {steps.map(({ title, text, done, action }, index) => (
          <li
            key={title}
            aria-current={index === next ? 'step' : undefined}
            // Above the resume, all steps are in one line, and the text of the current one is below it.
            className={cx('flex gap-3 max-sm:gap-2', active && 'rail-above:aria-[current]:contents')}
          >
            {done ? (
              <CircleCheck size={18} aria-label="Done" className="mt-0.75 text-good-mark" />
            ) : (
              <CircleDashed
                size={18}
                aria-hidden
                className={cx('mt-0.75', index === next ? 'text-act-ink' : 'text-line-strong')}
              />
            )}
            <div className={cx('min-w-0', active && 'rail-above:in-aria-[current]:contents')}>
              <p className={cx('font-medium', index !== next && 'text-ink-soft')}>{title}</p>
              {index === next && (
                <>
                  <div className={cx('text-small text-ink-soft', active && 'rail-above:hidden')}>{text}</div>
                  {action && <div className={active ? 'basis-full rail-beside:mt-4' : 'mt-2'}>{action}</div>}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const OpenLink = ({ resume, verb }: { resume: ResumeRow; verb: string }) => (
  // The button of this step is on the sheet beside it.
  <p className="text-small wrap-anywhere">
    <Link href={paths.resume(resume.id)}>
      {verb} {fileName(resume.path)}
    </Link>
  </p>
)
