import type { Section } from '@candid/core'
import { FileSearch } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { onDemand } from '../../ui/load-code.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Detail } from '../item.types.ts'
import { createLitStore, LitContext } from './lit-store.ts'
import type { Place } from './places.ts'

const OriginalPane = onDemand(() => import('./original-pane.tsx').then((module) => module.OriginalPane))

type BesideOriginalProps = {
  resume: Detail
  head: ReactNode
  actions: ReactNode
  onSection: (section: Section) => void
  children: ReactNode
}

/** The page's column is 1100 px wide; two things side by side take the whole width beside the side menu (15 rem). */
const wholeWidth = 'lg:grid-cols-2 min-[1600px]:ml-[calc(50%-(100vw-19rem)/2)] min-[1600px]:w-[calc(100vw-19rem)]'

const itemOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null) : null

/** The items of a resume, and on demand its PDF beside them; each lights the other. */
export function BesideOriginal({ resume, head, actions, onSection, children }: BesideOriginalProps) {
  const [shows, setShows] = useState(false)
  const [lit] = useState(createLitStore)
  const open = ({ id, section }: Place) => {
    const unplaced = document.querySelector<HTMLDetailsElement>('#unplaced')
    if (section) flushSync(() => onSection(section))
    else if (unplaced) unplaced.open = true
    const item = document.querySelector(`[data-item="${CSS.escape(id)}"]`)
    item?.scrollIntoView({ block: 'center' })
    item?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <LitContext value={lit}>
      <div className={cx('grid items-start gap-4', shows && wholeWidth)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears which item the pointer or the focus is at */}
        <div
          className="min-w-0"
          onPointerOver={({ target }) => shows && lit.light(itemOf(target))}
          onPointerLeave={() => lit.light(null)}
          onFocus={({ target }) => shows && lit.light(itemOf(target))}
          onBlur={() => lit.light(null)}
        >
          <div className="mb-3 flex flex-wrap items-center justify-end gap-2">
            {head && <div className="mr-auto min-w-0">{head}</div>}
            <div className="flex items-center gap-2">
              {resume.format === 'json' ? (
                <p className="text-small text-ink-soft">Imported from JSON Resume</p>
              ) : (
                <Button
                  size="small"
                  aria-pressed={shows}
                  icon={<FileSearch size={15} aria-hidden />}
                  onClick={() => setShows(!shows)}
                >
                  {shows ? 'Hide the PDF' : 'Show in PDF'}
                </Button>
              )}
              {actions}
            </div>
          </div>
          {children}
        </div>
        {shows && (
          <div className="sticky top-0 z-10 order-first min-w-0 lg:static lg:order-none lg:h-full">
            <Suspense fallback={<Skeleton className="h-[60dvh] w-full" />}>
              <OriginalPane resume={resume} lit={lit} onOpen={open} />
            </Suspense>
          </div>
        )}
      </div>
    </LitContext>
  )
}
