import { fileName, parseErrorTexts, texts, toResumeFacts } from '@candid/core'
import { Check } from 'lucide-react'
import { toResumeAddress } from '../../entities/resume/resume-address.ts'
import type { ResumeRow } from '../../entities/resume/resumes.queries.ts'
import { useLifecycle } from '../../entities/resume/use-lifecycle.ts'
import { Button } from '../../ui/button.tsx'
import { focusSoon } from '../../ui/focus-soon.ts'
import { Link } from '../../ui/link.tsx'
import { ActivateButton } from './activate-button.tsx'
import { FirstPage } from './first-page.tsx'
import { ParseProgress } from './parse-progress.tsx'

function Done({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <Check size={16} aria-hidden className="text-good-mark" />
      {children}
    </span>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** The second line of a row: '2 pages, 3 jobs, 10 tools, added 21 Nov'. */
const toFacts = ({ pages, counts, created_at }: ResumeRow): string => {
  const facts = [
    ...(pages === null ? [] : [`${pages} ${pages === 1 ? 'page' : 'pages'}`]),
    ...(counts === null ? [] : toResumeFacts(counts)),
    ...(created_at === null ? [] : [`added ${day.format(new Date(created_at))}`]),
  ].join(', ')
  return facts.charAt(0).toUpperCase() + facts.slice(1)
}

/** The picture of the first page and the file name as a link, with details about the file below. */
export function FileCell({ resume, userId, focus }: { resume: ResumeRow; userId: string; focus: boolean }) {
  return (
    <span className="flex items-center gap-3.5 md:min-w-24">
      <FirstPage picture={resume.picture} />
      <span className="flex min-w-0 flex-col items-start py-0.5">
        <Link
          href={toResumeAddress(resume, userId)}
          // The touch target is higher than the name.
          className="relative font-strong text-ink underline-offset-3 hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
          title={fileName(resume.path)}
          // The row of a new upload is focused, so that the next step is near.
          ref={focus ? focusSoon : undefined}
        >
          {/* At most two lines of a long name. Hover and screen readers give all of it. */}
          <span className="line-clamp-2 wrap-anywhere">{fileName(resume.path)}</span>
        </Link>
        <span className="text-small text-ink-soft tabular-nums">
          {/* A card has no separate line for the type. */}
          <span className="md:hidden">{resume.format ?? texts.notAvailable} · </span>
          {toFacts(resume)}
        </span>
        {resume.same_file_as && (
          <span className="text-small text-ink-soft wrap-anywhere">Same file as {resume.same_file_as.name}</span>
        )}
      </span>
    </span>
  )
}

/** Whether the resume is parsed, the running parse, or the button that starts it. */
export function ParsedCell({ resume }: { resume: ResumeRow }) {
  const { stage, canParse, parse, parseError } = useLifecycle(resume)
  if (stage === 'parsed') return <Done>Parsed</Done>
  if (stage === 'parsing') return <ParseProgress resume={resume} />
  const start = (
    <Button size="small" tooltip={texts.parseHint} blocked={!canParse} onClick={parse}>
      {stage === 'failed' ? 'Retry' : texts.parse}
    </Button>
  )
  if (!parseError) return start
  return (
    <span data-wide className="flex flex-col items-start gap-2 text-left">
      <span className="text-small text-bad-ink">{parseErrorTexts[parseError]}</span>
      {start}
    </span>
  )
}

/** Whether the resume is active, or the button that activates it. */
export function ActiveCell({ resume }: { resume: ResumeRow }) {
  return useLifecycle(resume).active ? <Done>Active</Done> : <ActivateButton resume={resume} />
}
