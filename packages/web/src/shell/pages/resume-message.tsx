import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Link } from '../../ui/link.tsx'

/** Shows on an empty sheet why there is no resume to see, with a link back to the list. */
export function ResumeMessage({ title, file, children }: { title: string; file?: string; children?: ReactNode }) {
  return (
    // Leaves room for the user menu.
    <section className="flex max-w-204 flex-col items-start gap-5 rounded-sheet bg-surface px-5 py-6 shadow-sheet sm:px-9 sm:py-9 md:mr-14 lg:px-13 lg:py-11">
      <div className="-ml-9">
        <Drawing scene="blank" />
      </div>
      <div>
        <h1 tabIndex={-1} className="font-serif text-title font-medium tracking-[-0.01em] text-balance break-words">
          {title}
        </h1>
        {file && <p className="mt-1.5 text-ink-soft wrap-anywhere">{file}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {children}
        <Link href={paths.resumes} className={buttonClass()}>
          Back to your resumes
        </Link>
      </div>
    </section>
  )
}
