import { fileName, texts } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { resumeQuery } from '../../../entities/resume/resume.queries.ts'
import { isNotFound } from '../../../platform/not-found.ts'
import { paths } from '../../../platform/paths.ts'
import type { PageProps } from '../../../platform/route.ts'
import { useApi } from '../../../platform/services.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Link } from '../../../ui/link.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PrintedResume } from './printed-resume.tsx'

/** /resumes/{id}/print: the resume in print layout, without menus. */
export function PrintPage({ params }: PageProps) {
  const id = params['resumeId'] ?? ''
  const { data: resume, error } = useQuery(resumeQuery(useApi(), id))
  const content = (): ReactNode => {
    if (isNotFound(error)) return <h1 tabIndex={-1}>{texts.resumeNotFound}</h1>
    if (error && !resume) return <h1 tabIndex={-1}>{texts.somethingWrongInline}</h1>
    if (!resume) return <Spinner size={24} label="Loading" />
    if (!resume.chunked) return <h1 tabIndex={-1}>{texts.notParsed}</h1>
    return <PrintedResume resume={resume} name={fileName(resume.path)} />
  }
  return (
    <div className="paper min-h-dvh print:min-h-0">
      <header className="border-b border-line bg-sunken print:hidden">
        <div className="mx-auto flex max-w-[210mm] items-center justify-between gap-4 px-4 py-3 md:px-8">
          <Link
            bare
            href={resume?.chunked ? paths.resume(id) : paths.resumes}
            className={cx(buttonClass('quiet'), '-ml-3.5')}
          >
            <ArrowLeft size={16} aria-hidden />
            Back
          </Link>
          {resume?.chunked && (
            <Button tone="primary" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          )}
        </div>
      </header>
      <main className="mx-auto max-w-[210mm] px-4 py-8 md:px-8 md:py-12 print:max-w-none print:p-0">{content()}</main>
    </div>
  )
}
