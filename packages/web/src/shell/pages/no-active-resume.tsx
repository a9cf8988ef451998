import { fileName, texts, toResumeFacts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { type ResumeRow, resumesQuery } from '../../entities/resume/resumes.queries.ts'
import { FirstSteps } from '../../features/dashboard/first-steps.tsx'
import { FirstPage } from '../../features/resumes/first-page.tsx'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { PartSkeleton } from '../../ui/skeleton.tsx'

// Loaded later, because it needs the file library and users with a resume do not.
const FirstUpload = onDemand(() =>
  import('../../features/resumes/first-upload.tsx').then((module) => module.FirstUpload),
)

/** An empty sheet. A file that is dropped on it becomes the first resume. */
export function NoActiveResume() {
  const [, navigate] = useLocation()
  const { data } = useQuery(resumesQuery(useApi(), 1))
  // Once shown, it stays until the app goes to the page of the new resume, although the list is no longer empty then.
  const [takesFile, setTakesFile] = useState(false)
  if (data?.data.length === 0 && !takesFile) setTakesFile(true)
  return (
    <div className="grid items-start gap-8 rail-beside:grid-cols-[minmax(0,51rem)_17.5rem]">
      <section
        aria-labelledby="no-active-resume"
        className="flex flex-col gap-5 rounded-sheet bg-surface px-5 py-6 shadow-sheet sm:px-9 sm:py-9 lg:px-13 lg:py-11"
      >
        <div className="-ml-9">
          <Drawing scene="blank" />
        </div>
        <div>
          <h2 id="no-active-resume" className="font-serif text-item font-medium">
            {texts.noActiveResumes}
          </h2>
          <p className="mt-1 text-ink-soft">
            <Link href={paths.resumes}>Go to your resumes</Link>
          </p>
        </div>
        {!takesFile && data && <WaitingResume resume={data.data.find(({ chunked }) => chunked) ?? data.data[0]} />}
        {takesFile && (
          <Suspense fallback={<PartSkeleton className="h-40 w-full" />}>
            <FirstUpload onDone={(id) => navigate(paths.resume(id))} />
          </Suspense>
        )}
      </section>
      <FirstSteps />
    </div>
  )
}

/** The resume that the next step is about, and what the parser found in it. */
function WaitingResume({ resume }: { resume: ResumeRow | undefined }) {
  if (!resume) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-4 rounded-sheet bg-act-wash px-5 py-4">
      <FirstPage picture={resume.picture} />
      <div className="min-w-0 flex-1 basis-52">
        <Link href={paths.resume(resume.id)} className="font-strong text-ink wrap-anywhere hover:underline">
          {fileName(resume.path)}
        </Link>
        <p className="font-serif text-head font-medium">
          {resume.counts ? `Read: ${toResumeFacts(resume.counts).join(', ')}` : texts.notParsed}
        </p>
      </div>
      <Link bare href={paths.resume(resume.id)} className={buttonClass('primary')}>
        {resume.chunked ? 'Review what was read' : 'Open to parse'}
      </Link>
    </div>
  )
}
