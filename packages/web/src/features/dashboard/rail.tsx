import { type Section, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { linksQuery, readinessQuery } from '../../entities/link/employers.queries.ts'
import { inboxQuery } from '../../entities/link/inbox.queries.ts'
import { progressQuery } from '../../entities/question/interview.queries.ts'
import { toInterviewPlace } from '../../entities/question/interview-place.ts'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { resumesQuery } from '../../entities/resume/resumes.queries.ts'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'
import { FirstSteps } from './first-steps.tsx'
import { type NextQuestion, useNextQuestion } from './next-question.ts'

type RailProps = {
  resume: Detail
  /** Opens the interview of a section at a place (`toInterviewPlace`). */
  onInterview: (section: Section, place: string) => void
}

/** The column beside the active resume: what to do next, and what employers see of it. */
export function Rail({ resume, onInterview }: RailProps) {
  const api = useApi()
  const { data: progress } = useQuery(progressQuery(api, resume.id))
  const hasAnswered = progress?.some(({ answered }) => answered > 0) ?? true
  // The steps depend on these.
  const steps = useQuery({ ...resumesQuery(api, 1), enabled: !hasAnswered })
  const question = useNextQuestion(resume)
  // Its height is not known before its content.
  if (question === undefined || (!hasAnswered && steps.isPending))
    return (
      <div className="flex flex-col gap-8 rail-above:contents">
        <Coming className="above-sheet h-46" />
        <Coming className="h-47 rail-above:hidden" />
        <Shared />
      </div>
    )
  const next = question && <Next next={question} onInterview={onInterview} />
  return (
    <div className="flex flex-col gap-8 rail-above:contents">
      <div className={cx('flex flex-col gap-8 rail-above:gap-4', next && 'above-sheet')}>
        {hasAnswered ? next : <FirstSteps active interview={next} />}
        <Ready />
      </div>
      <Shared />
    </div>
  )
}

/** The placeholder of a part of the rail, so that the parts below do not move when it loads. */
const Coming = ({ className }: { className: string }) => (
  <div
    aria-busy
    className={cx(
      'flex flex-col gap-3 overflow-hidden pt-1 *:h-3 *:shrink-0 *:rounded-full *:bg-hover *:first:h-4',
      className,
    )}
  >
    <span className="w-2/5" />
    <span className="w-full" />
    <span className="w-4/5" />
    <span className="w-3/5" />
  </div>
)

function Next({ next, onInterview }: Pick<RailProps, 'onInterview'> & { next: NextQuestion }) {
  return (
    <section aria-labelledby="next-question" className="border-l-3 border-mark-bar pl-4">
      {/* In the list of steps the step itself is the heading. */}
      <h2 id="next-question" className="font-strong rail-above:in-[li]:sr-only">
        Next
      </h2>
      <p
        dir="auto"
        className="mt-1.5 mb-3 font-serif text-item text-pretty wrap-anywhere rail-above:line-clamp-3 rail-above:in-[li]:line-clamp-2"
      >
        {/* 'Pvt. Ltd.' brings a full stop of its own. */}
        {next.question ? `“${next.question.text}”` : `Start with ${next.title.replace(/\.$/, '')}.`}
      </p>
      <Button
        tone="primary"
        onClick={() => onInterview(next.section, toInterviewPlace(next.itemId, next.question?.id ?? null))}
      >
        {next.question ? 'Answer this' : 'Start interview'}
      </Button>
    </section>
  )
}

/** The number of open questions that are listed beside the resume. */
const shownQuestions = 3

function Ready() {
  const { data, isPending } = useQuery(readinessQuery(useApi()))
  // As high as with questions of one line each; above the sheet it is one line.
  if (isPending) return <Coming className="h-6 rail-beside:h-47" />
  if (!data) return null
  const open = data.questions.filter(({ verdict }) => verdict !== 'answered')
  return (
    <section
      aria-labelledby="readiness"
      className="rail-above:flex rail-above:flex-wrap rail-above:items-baseline rail-above:gap-x-4"
    >
      <h2 id="readiness" className="font-strong tabular-nums">
        {texts.readyForEmployers(data.answered, data.questions.length)}
      </h2>
      <Meter
        labelledBy="readiness"
        value={data.answered}
        of={data.questions.length}
        className="mt-2 rail-above:hidden"
      />
      <p className={cx('mt-2 text-small text-ink-soft', open.length > 0 && 'rail-above:hidden')}>
        {open.length > 0
          ? `What you share answers ${data.answered} of ${data.questions.length} common questions. Answer next:`
          : `What you share answers all ${data.questions.length} common questions.`}
      </p>
      {open.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1 text-small rail-above:hidden">
          {open.slice(0, shownQuestions).map(({ question }) => (
            <li key={question} className="truncate">
              <Link href={paths.answerCommon(question)}>{question}</Link>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <p className={cx('mt-2 text-small', open.length <= shownQuestions && 'rail-beside:hidden')}>
          <Link href={paths.readiness}>
            {open.length === 1 ? '1 open question' : `All ${open.length} open questions`}
          </Link>
        </p>
      )}
    </section>
  )
}

function Shared() {
  const api = useApi()
  const { data: links } = useQuery(linksQuery(api))
  const { data: inbox } = useQuery(inboxQuery(api, 1))
  if (!links) return null
  const active = links.filter(({ state }) => state === 'active')
  return (
    <section aria-labelledby="shared-links">
      <h2 id="shared-links" className="font-strong">
        Shared
      </h2>
      {active.length === 0 ? (
        <p className="mt-1 text-small text-ink-soft">Nobody else can see this resume.</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1 text-small text-ink-soft">
          {active.slice(0, 3).map(({ id, name, opened }) => (
            <li key={id} className="wrap-anywhere">
              <span className="text-ink">{name}</span> · {openedText(opened)}
            </li>
          ))}
        </ul>
      )}
      {inbox && inbox.open > 0 && (
        <p className="mt-1 text-small text-receipt">
          {inbox.open === 1 ? '1 question is waiting for you' : `${inbox.open} questions are waiting for you`}
        </p>
      )}
      <p className="mt-2 text-small">
        <Link href={paths.employers}>{active.length === 0 ? 'Share it with an employer' : 'Links and questions'}</Link>
      </p>
    </section>
  )
}

const openedText = (times: number) =>
  times === 0 ? 'not opened yet' : times === 1 ? 'opened once' : `opened ${times} times`
