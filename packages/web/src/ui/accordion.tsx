import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

export type AccordionPanel<Id extends string> = {
  id: Id
  title: string
  /** Beside the title, inside the button: counts and progress. */
  meta?: ReactNode
  /** Beside the button, not part of it: controls of the panel. */
  actions?: ReactNode
  content: ReactNode
}

type AccordionProps<Id extends string> = {
  panels: readonly AccordionPanel<Id>[]
  open: Id | null
  onOpen: (id: Id | null) => void
  headingLevel?: 2 | 3
}

/** Panels of which at most one is open, and each can be collapsed. */
export function Accordion<Id extends string>({ panels, open, onOpen, headingLevel = 2 }: AccordionProps<Id>) {
  return (
    <div className="divide-y divide-line rounded border border-line bg-surface">
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
      <div className="flex items-center gap-2 pr-3">
        <Heading className="min-w-0 flex-1">
          <button
            type="button"
            id={`${id}-head`}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={() => onOpen(open ? null : panel.id)}
            className="flex min-h-13 w-full items-center gap-3 rounded px-4 py-2 text-left -outline-offset-2 hover:bg-sunken"
          >
            <ChevronRight
              size={16}
              aria-hidden
              className={cx('text-ink-soft transition-transform duration-150', open && 'rotate-90')}
            />
            <span className="text-lead font-strong">{panel.title}</span>
            {panel.meta && <span className="ml-auto text-small text-ink-soft">{panel.meta}</span>}
          </button>
        </Heading>
        {panel.actions}
      </div>
      <Body id={`${id}-body`} labelledBy={`${id}-head`} open={open} onFound={() => onOpen(panel.id)}>
        {panel.content}
      </Body>
    </section>
  )
}

/** Collapsed text stays findable by the browser's own search, which then opens it (`hidden=until-found`). */
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
    // React knows `hidden` as a yes or no only, and has no beforematch event.
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
      <div className="px-4 pt-1 pb-5 md:pl-11">{children}</div>
    </div>
  )
}
