import { identityOf, isIdentityLine } from '@candid/core'
import { Pencil } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { leaveGuard } from '../../platform/leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from './item-card.tsx'
import { placeOf } from './place-of.ts'

type IdentityHeaderProps = {
  resume: Detail
  /** Above the name: which file this is. */
  head?: ReactNode
  /** What can be done with the whole resume. */
  actions?: ReactNode
}

/** The head of a resume as its own first lines give it: name, headline and ways to reach the person; one Edit for all. */
export function IdentityHeader({ resume, head, actions }: IdentityHeaderProps) {
  const [edits, setEdits] = useState(false)
  const id = useId()
  const lines = resume.other.filter(isIdentityLine)
  const { name, headline, email, phone, town, links, rest } = identityOf(lines.map(({ text }) => text))
  const contact = [email, phone, town, ...links, ...rest].filter((part) => part !== null)
  const toggle = () => {
    if (!edits || leaveGuard.isFree('other')) setEdits(!edits)
    else void leaveGuard.ask('other').then((isFree) => isFree && setEdits(false))
  }
  return (
    <header className="mb-7 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {head}
        <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>
      </div>
      {lines.length > 0 && (
        <div className="group/identity flex flex-col gap-1">
          {name && (
            <p dir="auto" className="font-serif text-name font-medium tracking-[-0.015em] text-balance wrap-anywhere">
              {name}
            </p>
          )}
          {headline && (
            <p dir="auto" className="font-serif text-item text-ink-soft wrap-anywhere">
              {headline}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
            {contact.length > 0 && (
              <p dir="auto" className="min-w-0 wrap-anywhere">
                {contact.join(' · ')}
              </p>
            )}
            <Button
              size="small"
              tone="quiet"
              icon={<Pencil size={13} aria-hidden />}
              aria-expanded={edits}
              aria-controls={id}
              aria-label={edits ? 'Close name and contact lines' : 'Edit name and contact lines'}
              className="-ml-2"
              onClick={toggle}
            >
              {edits ? 'Close' : 'Edit'}
            </Button>
          </div>
        </div>
      )}
      <div id={id} hidden={!edits} className="flex flex-col gap-5 rounded-sheet bg-sunken px-5 py-4">
        {edits &&
          lines.map((item, index) => (
            <ItemCard
              key={item.id}
              resumeId={resume.id}
              section="other"
              item={item}
              place={placeOf(lines, resume.other, index)}
            />
          ))}
      </div>
    </header>
  )
}
