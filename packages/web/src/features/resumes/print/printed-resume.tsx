import { identityOf, isIdentityLine, type Section, sections, sectionTitles } from '@candid/core'
import { Fragment } from 'react'
import type { ItemOf } from '../../../entities/item/item.types.ts'
import { ItemContent } from '../../../entities/item/item-content.tsx'
import { toShownItems } from '../../../entities/item/item-lists.ts'
import { kindHeadOf } from '../../../entities/item/kind-heads.ts'
import { toShortName } from '../../../entities/item/short-item.ts'
import type { Detail } from '../../../entities/resume/resume.types.ts'

/** A resume in print layout: the name, the contact lines and its sections. */
export function PrintedResume({ resume, name }: { resume: Detail; name: string }) {
  const head = resume.other.filter(isIdentityLine)
  const { name: person } = identityOf(head.map(({ text }) => text))
  const lines = head.filter(({ text }) => text.trim() !== person)
  const shown = sections.filter((section) => toShownItems(resume, section).length > 0)
  return (
    <article className="flex flex-col gap-6 print:gap-4 print:text-[10pt] print:leading-[1.4] print:[&_.text-item]:text-[11.5pt]/[1.4]">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="font-serif text-name font-medium tracking-[-0.015em] wrap-anywhere">
          {person ?? name.replace(/\.(pdf|json)$/i, '')}
        </h1>
        {lines.map(({ id, text }) => (
          <p key={id} className="text-ink-soft wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        ))}
      </header>
      {shown.map((section) => (
        <PrintedSection key={section} section={section} items={toShownItems(resume, section)} />
      ))}
    </article>
  )
}

function PrintedSection<S extends Section>({ section, items }: { section: S; items: ItemOf<S>[] }) {
  const short = items.map(toShort)
  const texts = short.filter((text) => text !== null)
  return (
    <section aria-labelledby={`print-${section}`}>
      <h2
        id={`print-${section}`}
        className="mb-3 break-after-avoid border-b border-line-strong/60 pb-1 font-strong print:mb-2"
      >
        {sectionTitles[section]}
      </h2>
      <div className="flex flex-col gap-4 print:gap-3">
        {texts.length > 0 && <p className="font-serif wrap-anywhere">{texts.join(' · ')}</p>}
        {items.map((item, index) =>
          short[index] === null ? (
            <Fragment key={item.id}>
              {kindHeadOf(items, index) && (
                <h3 className="-mb-3 break-after-avoid font-strong">{kindHeadOf(items, index)}</h3>
              )}
              <div className="break-inside-avoid [&_[data-prose]]:max-w-none [&_[data-prose]:empty]:hidden print:[&_[data-prose]]:text-[10pt]/[1.4]">
                <ItemContent section={section} item={item} />
              </div>
            </Fragment>
          ) : null,
        )}
      </div>
    </section>
  )
}

/** The label of a short item in a row: its name, and its level if it is known. */
const toShort = (item: ItemOf<Section>): string | null => {
  const name = toShortName(item)
  return name !== null && 'proficiency' in item && item.proficiency ? `${name} (${item.proficiency})` : name
}
