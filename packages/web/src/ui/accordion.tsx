import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

export type AccordionPanel<Id extends string> = {
  id: Id
  title: string
  /** Counts and progress beside the title; part of the button's name. */
  meta?: ReactNode
  /** A one-line summary, shown while the panel is collapsed. */
  preview?: string
  /** Controls of the panel beside the button. */
  actions?: ReactNode
  content: ReactNode
}

type AccordionProps<Id extends string> = {
  panels: readonly AccordionPanel<Id>[]
  open: Id | null
  onOpen: (id: Id | null) => void
  headingLevel?: 2 | 3
}

/** The counts of a collapsed panel. With a mouse, hover or focus replaces them by the panel's actions. */
const givesWay = 'pointer-fine:group-focus-within/head:hidden pointer-fine:group-hover/head:hidden'

/** Panels of which at most one is open; the open one can be collapsed. */
export function Accordion<Id extends string>({ panels, open, onOpen, headingLevel = 2 }: AccordionProps<Id>) {
  return (
    <div className="divide-y divide-line border-t border-line">
      {panels.map((panel) => (
        <Panel key={panel.id} panel={panel} open={panel.id === open} onOpen={onOpen} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

function Panel<Id extends string>({
  panel,
  open,
  onOpen,
  headingLevel,
}: {
  panel: AccordionPanel<Id>
  open: boolean
  onOpen: (id: Id | null) => void
  headingLevel: 2 | 3
}) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section>
      <div className="group/head relative isolate flex min-h-14 items-center gap-3 max-sm:flex-wrap max-sm:gap-y-0">
        <Heading className="shrink-0">
          <button
            type="button"
            id={`${id}-head`}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={() => onOpen(open ? null : panel.id)}
            // The whole row is clickable: the button's area lies under the text, which lets clicks through, and the controls lie above.
            className="flex min-h-11 items-center gap-2 text-left outline-none after:absolute after:-inset-x-2 after:inset-y-0.5 after:-z-10 after:rounded hover:after:bg-hover/40 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-act-ink"
          >
            <ChevronRight
              size={16}
              aria-hidden
              className={cx('text-ink-soft transition-transform duration-150', open && 'rotate-90')}
            />
            <span className="text-small font-strong sm:w-24 @2xl:w-38">{panel.title}</span>
            {panel.meta && <span className="sr-only">{panel.meta}</span>}
          </button>
        </Heading>
        <p
          aria-hidden
          dir="auto"
          className="pointer-events-none min-w-0 flex-1 truncate font-serif text-ink-soft max-sm:hidden"
        >
          {!open && panel.preview}
        </p>
        {panel.meta && (
          <span
            aria-hidden
            className={cx(
              'pointer-events-none shrink-0 text-small text-ink-soft max-sm:ml-auto sm:-ml-3',
              !open && Boolean(panel.actions) && givesWay,
            )}
          >
            {panel.meta}
          </span>
        )}
        {panel.actions && (
          <div
            className={cx(
              'relative',
              // Reachable by keyboard even while it is not visible.
              !open &&
                'pointer-fine:absolute pointer-fine:right-0 pointer-fine:opacity-0 pointer-fine:group-focus-within/head:static pointer-fine:group-focus-within/head:opacity-100 pointer-fine:group-hover/head:static pointer-fine:group-hover/head:opacity-100',
            )}
          >
            {panel.actions}
          </div>
        )}
        {!open && panel.preview && (
          <p
            aria-hidden
            dir="auto"
            className="pointer-events-none -mt-2 mb-3 w-full truncate ps-6 font-serif text-ink-soft sm:hidden"
          >
            {panel.preview}
          </p>
        )}
      </div>
      <Body id={`${id}-body`} labelledBy={`${id}-head`} open={open} onFound={() => onOpen(panel.id)}>
        {panel.content}
      </Body>
    </section>
  )
}

/** The browser's search finds collapsed text and then expands it (`hidden=until-found`). */
function Body({
  id,
  labelledBy,
  open,
  onFound,
  children,
}: {
  id: string
  labelledBy: string
  open: boolean
  onFound: () => void
  children: ReactNode
}) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // React supports `hidden` only as a boolean, and has no beforematch event.
    if (open) body.current?.removeAttribute('hidden')
    else body.current?.setAttribute('hidden', 'until-found')
  }, [open])
  useLayoutEffect(() => {
    const element = body.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section inside the panel's section would nest two landmarks of one name
    <div ref={body} id={id} role="region" aria-labelledby={labelledBy}>
      <div className="pt-6.5 pb-7">{children}</div>
    </div>
  )
}
