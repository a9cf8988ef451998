import { identityOf, isIdentityLine, sections } from '@candid/core'
import { FileDown, Mail, Printer } from 'lucide-react'
import { memo, useMemo } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { SharedResume } from './share.types.ts'
import { type Pointed, SharedSections } from './shared-sections.tsx'

const overview = ['overview'] as const
const afterOverview = sections.filter((section) => section !== 'overview')

type SharedDocumentProps = {
  shared: SharedResume
  /** The address of the original PDF, if this reader may download it. */
  file: string | null
  pointed: Pointed | null
  /** The level of the name's heading. */
  level: 1 | 2
}

/**
 * A shared resume as one document: the person, the actions, and everything that the link shows. It stays as it is while the
 * panel beside it opens, and while something is asked.
 */
export const SharedDocument = memo(function SharedDocument({ shared, pointed, level, file }: SharedDocumentProps) {
  const Name = level === 1 ? 'h1' : 'h2'
  // The API sends the lines of the head only if the link allows contact details. Name, headline and town come separately.
  const { headline, email, phone, town, links, rest } = useMemo(
    () => identityOf(shared.resume.other.filter(isIdentityLine).map(({ text }) => text)),
    [shared],
  )
  const under = [headline ?? shared.headline, town ?? shared.place].filter((part) => part !== null)
  const contact = [email, phone, ...links, ...rest].filter((part) => part !== null)
  const isEmpty = sections.every((section) => shared.resume[section].length === 0)
  const parts = {
    resume: shared.resume,
    pointed,
    level: level === 1 ? (2 as const) : (3 as const),
  }
  return (
    <article
      aria-label="Resume"
      className="@container min-w-0 print:text-[10pt]/[1.4] print:[orphans:3] print:[widows:3] print:[&_[data-prose]]:max-w-none print:[&_[data-prose]]:text-[10pt]/[1.4] print:[&_.text-item]:text-[11.5pt]/[1.4]"
    >
      <header>
        <Name
          tabIndex={-1}
          dir="auto"
          className="font-serif text-name font-medium tracking-[-0.02em] text-balance wrap-anywhere outline-none sm:text-display print:text-[22pt]/[1.2]"
        >
          {shared.name}
        </Name>
        {under.length > 0 && (
          <p dir="auto" className="mt-1 font-serif text-head text-ink-soft wrap-anywhere print:text-[13pt]/[1.3]">
            {under.join(' · ')}
          </p>
        )}
        {contact.length > 0 && (
          <p dir="auto" className="mt-2 text-small text-ink-soft wrap-anywhere">
            {contact.join(' · ')}
          </p>
        )}
      </header>
      {isEmpty && (
        <div className="mt-8">
          <EmptyState title="The shared sections of this resume are empty." />
        </div>
      )}
      <SharedSections sections={overview} {...parts} />
      <div className="mt-6 flex flex-wrap gap-2 print:hidden">
        {email && (
          <a href={`mailto:${email}`} className={buttonClass()}>
            <Mail size={16} aria-hidden />
            Contact {shared.first_name}
          </a>
        )}
        {file && (
          <a href={file} download className={buttonClass()}>
            <FileDown size={16} aria-hidden />
            Download PDF
          </a>
        )}
        <Button className="noscript:hidden" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </div>
      <SharedSections sections={afterOverview} {...parts} />
    </article>
  )
})
