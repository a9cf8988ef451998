import { canActivate, fileName } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useServices } from '../app/services.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { ParseProgress } from './parse-progress.tsx'
import { parseErrorWords } from './parse-words.ts'
import { toResumeAddress } from './resume-address.ts'
import { activateResumeMutation, parseResumeMutation, type ResumeRow } from './resumes.queries.ts'

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
  return (
    <span className="flex flex-col items-end py-2 md:items-start">
      <Link
        href={toResumeAddress(resume, userId)}
        className="font-strong text-ink wrap-anywhere underline-offset-3 hover:underline"
        // The row of a file that was just uploaded takes the focus, so that the next step is at hand.
        ref={focus ? (link) => link?.focus() : undefined}
      >
        {fileName(resume.path)}
      </Link>
      {resume.parse_status === 'failed' && resume.parse_error && (
        <span className="text-small text-bad-ink">{parseErrorWords[resume.parse_error]}</span>
      )}
      {resume.same_file_as && (
        <span className="text-small text-ink-soft wrap-anywhere">Same file as {resume.same_file_as.name}</span>
      )}
    </span>
  )
}

/** Parsed, being parsed, or the button that starts it. */
export function ParsedCell({ resume }: { resume: ResumeRow }) {
  const { api, queryClient } = useServices()
  const { mutate } = useMutation(parseResumeMutation(api, queryClient))
  if (resume.chunked) return <Done>Parsed</Done>
  if (resume.parse_status === 'running')
    return <ParseProgress stage={resume.parse_stage} startedAt={resume.parse_started_at} />
  return (
    <Button size="small" tooltip="Use AI to parse this resume" onClick={() => mutate({ resumeId: resume.id })}>
      Parse
    </Button>
  )
}

/** Active, or the button that makes it so; off, with the reason, until the resume is parsed. */
export function ActiveCell({ resume }: { resume: ResumeRow }) {
  const { api, queryClient } = useServices()
  const { mutate } = useMutation(activateResumeMutation(api, queryClient))
  if (resume.active) return <Done>Active</Done>
  return (
    <Button
      size="small"
      tooltip="Set as the active resume"
      reason={canActivate(resume) ? null : 'Resume must be parsed before it is made active'}
      onClick={() => mutate(resume)}
    >
      Activate
    </Button>
  )
}
