import { isLink, type Section } from '@candid/core'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/link.tsx'
import type { ItemOf } from './item.types.ts'
import { Level } from './level.tsx'
import { toPeriod } from './period.ts'
import { Prose } from './prose.tsx'

type Of<S extends Section> = { item: ItemOf<S> }

/** A heading line in the layout of resumes: what on the left, when on the right. */
function Head({ title, place, when }: { title: string; place?: string | null; when?: ReactNode }) {
  if (!title && !place && !when) return null
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 @lg:flex-nowrap">
      <p
        dir="auto"
        // With a mouse, the item's actions appear beside its title.
        className="min-w-0 font-serif text-item wrap-anywhere pointer-fine:group-data-item/item:@lg:max-w-[calc(100%-8.75rem)]"
      >
        {title && <span className="font-strong in-data-highlighted:highlight">{title}</span>}
        {title && place && <span className="text-ink-soft"> · </span>}
        {place && (
          <span className={cx(title ? 'text-ink-soft' : 'font-strong', 'in-data-highlighted:highlight')}>{place}</span>
        )}
      </p>
      {when && (
        <p className="item-when shrink-0 font-sans text-small whitespace-nowrap text-ink-soft tabular-nums">
          <span className="in-data-highlighted:highlight">{when}</span>
        </p>
      )}
    </div>
  )
}

function Projects({ projects }: { projects: string | string[] | null | undefined }) {
  const names = (typeof projects === 'string' ? [projects] : (projects ?? [])).filter((name) => name.trim() !== '')
  if (names.length === 0) return null
  return (
    <p className="font-sans text-small text-ink-soft wrap-anywhere">
      <span className="font-medium">{names.length > 1 ? 'Projects' : 'Project'}</span> {names.join(' · ')}
    </p>
  )
}

const text = ({ item }: Of<'overview' | 'leadership' | 'other'>) => <Prose text={item.text} />

const experience = ({ item }: Of<'experience'>) => (
  <>
    <Head title={item.title} place={item.name} when={toPeriod(item.start_date, item.end_date)} />
    <Prose listed text={item.details} />
  </>
)

const role = ({ item }: Of<'roles'>) => (
  <>
    <Head title={item.name} when={item.date} />
    <Prose listed text={item.description} />
    <Projects projects={item.projects} />
  </>
)

const skill = ({ item }: Of<'skills'>) => (
  <>
    <Head title={item.name} />
    <Prose text={item.description} />
    <Projects projects={item.projects} />
  </>
)

const technical = ({ item }: Of<'technical'>) => (
  <>
    <Head title={item.name} when={<Level level={item.proficiency} />} />
    <Prose text={item.description} />
    <Projects projects={item.projects} />
  </>
)

const achievement = ({ item }: Of<'achievements'>) => (
  <>
    <Head title={item.name} when={item.date} />
    <Prose text={item.description} />
    {/* The server checks all links, but an older or another server may not, and no link may run script. */}
    {item.link &&
      (isLink(item.link) ? (
        <p className="wrap-anywhere">
          <a href={item.link} target="_blank" rel="noreferrer noopener" className={linkClass}>
            {item.link} <ExternalLink size={12} aria-label="(opens in a new tab)" className="inline print:hidden" />
          </a>
        </p>
      ) : (
        <p className="text-ink-soft wrap-anywhere">{item.link}</p>
      ))}
  </>
)

const contents: { [S in Section]: (props: Of<S>) => ReactNode } = {
  overview: text,
  leadership: text,
  experience,
  roles: role,
  skills: skill,
  technical,
  achievements: achievement,
  other: text,
}

/** One item in the layout of a printed resume. */
export function ItemContent<S extends Section>({ section, item }: { section: S; item: ItemOf<S> }) {
  return <div className="flex flex-col gap-1">{contents[section]({ item })}</div>
}
