import { contactFacts, type Section, sections, sectionTitles } from '@candid/core'
import { Fragment } from 'react'
import type { Detail, ItemOf } from '../../items/item.types.ts'
import { ItemContent } from '../../items/item-content.tsx'
import { toShownItems } from '../../items/item-lists.ts'

/** A resume set for paper: the name, how to reach its person, and the sections that it has. */
export function PrintedResume({ resume, name }: { resume: Detail; name: string }) {
  const contact = resume.other.filter((item) => item.tag === 'contact').map((item) => item.text)
  const person = contactFacts(contact).name
  const shown = sections.filter((section) => printed(resume, section).length > 0)
  return (
    <article className="flex flex-col gap-6 print:gap-4 print:text-[10pt] print:leading-[1.4]">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-[1.75rem] leading-tight font-strong tracking-[-0.01em] wrap-anywhere">
          {person ?? name.replace(/\.(pdf|json)$/i, '')}
        </h1>
        {contact
          .filter((line) => line !== person)
          .map((line, index) => (
            // Lines have no identity beyond their place: nothing in here keeps state.
            <p key={index} className="text-ink-soft wrap-anywhere whitespace-pre-line">
              {line}
            </p>
          ))}
      </header>
      {shown.map((section) => (
        <PrintedSection key={section} section={section} items={printed(resume, section)} />
      ))}
    </article>
  )
}

/** The items of a section on paper; how to reach the person stands at the top already. */
const printed = <S extends Section>(resume: Detail, section: S): ItemOf<S>[] =>
  toShownItems(resume, section).filter((item) => item.tag !== 'contact')

function PrintedSection<S extends Section>({ section, items }: { section: S; items: ItemOf<S>[] }) {
  const short = items.map(toShort)
  const texts = short.filter((text) => text !== null)
  return (
    <section aria-labelledby={`print-${section}`}>
      <h2
        id={`print-${section}`}
        className="mb-3 break-after-avoid border-b border-line-strong/60 pb-1 text-lead font-strong print:mb-2"
      >
        {sectionTitles[section]}
      </h2>
      <div className="flex flex-col gap-4 print:gap-3">
        {texts.length > 0 && <p className="wrap-anywhere">{texts.join(' · ')}</p>}
        {items.map((item, index) =>
          short[index] === null ? (
            <Fragment key={item.id}>
              {headOf(items, index) && <h3 className="-mb-3 break-after-avoid font-strong">{headOf(items, index)}</h3>}
              <div className="break-inside-avoid [&_.max-w-prose]:max-w-none [&_.max-w-prose:empty]:hidden">
                <ItemContent section={section} item={item} />
              </div>
            </Fragment>
          ) : null,
        )}
      </div>
    </section>
  )
}

/** A skill of which only the name, and perhaps the level, is known: one of a row. `null` for an item with more to say. */
const toShort = (item: ItemOf<Section>): string | null => {
  if (!('projects' in item) || 'date' in item) return null
  const projects = typeof item.projects === 'string' ? [item.projects] : (item.projects ?? [])
  if (item.name === '' || item.description !== '' || projects.length > 0) return null
  return 'proficiency' in item && item.proficiency ? `${item.name} (${item.proficiency})` : item.name
}

const kinds: Record<string, string> = {
  education: 'Education',
  certificate: 'Certificates',
  publication: 'Publications',
  language: 'Languages',
  interest: 'Interests',
  reference: 'References',
}

/** The heading before an item of other that begins what is about something else than the item before it. */
const headOf = (items: readonly { tag: string | null }[], index: number): string | null => {
  const tag = items[index]?.tag ?? null
  return tag !== null && tag !== items[index - 1]?.tag ? (kinds[tag] ?? null) : null
}
