import { fileName, parseErrorTexts, texts } from '@candid/core'
import { Check } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { focusSoon } from '../ui/focus-soon.ts'
import { Link } from '../ui/link.tsx'
import { ActivateButton } from './activate-button.tsx'
import { ParseProgress } from './parse-progress.tsx'
import { toResumeAddress } from './resume-address.ts'
import type { ResumeRow } from './resumes.queries.ts'
import { useLifecycle } from './use-lifecycle.ts'

function Done({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check size={16} aria-hidden className="text-good-mark" />
      {children}
    </span>
  )
}

/** The file's name as a link, with what is to be known about the file below it. */
export function FileCell({ resume, userId, focus }: { resume: ResumeRow; userId: string; focus: boolean }) {
  const { parseError } = useLifecycle(resume)
  return (
    <span className="flex flex-col items-end py-0.5 text-right md:min-w-24 md:items-start md:text-left">
      <Link
        href={toResumeAddress(resume, userId)}
        className="font-strong text-ink wrap-anywhere underline-offset-3 hover:underline"
        // The row of a file that was just uploaded takes the focus, so that the next step is at hand.
        ref={focus ? focusSoon : undefined}
      >
        {fileName(resume.path)}
      </Link>
      {parseError && <span className="text-small text-bad-ink">{parseErrorTexts[parseError]}</span>}
      {resume.same_file_as && (
        <span className="text-small text-ink-soft wrap-anywhere">Same file as {resume.same_file_as.name}</span>
      )}
    </span>
  )
}

/** Parsed, being parsed, or the button that starts it. */
export function ParsedCell({ resume }: { resume: ResumeRow }) {
  const { mode, parsed, canParse, send } = useLifecycle(resume)
  if (parsed) return <Done>Parsed</Done>
  if (mode === 'parsing') return <ParseProgress stage={resume.parse_stage} startedAt={resume.parse_started_at} />
  return (
    <Button
      size="small"
      tooltip={texts.parseHint}
      blocked={!canParse}
      onClick={() => send({ type: 'lifecycle.parse' })}
    >
      {mode === 'failed' ? 'Retry' : texts.parse}
    </Button>
  )
}

/** Active, or the button that makes it so. */
export function ActiveCell({ resume }: { resume: ResumeRow }) {
  return useLifecycle(resume).active ? <Done>Active</Done> : <ActivateButton resume={resume} />
}
