import { EllipsisVertical } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'
import { Link } from './link.tsx'
import { useTooltip } from './use-tooltip.tsx'

/** One entry of a menu: an action, or a link to an address of the app. */
export type MenuEntry = { label: string; icon?: ReactNode; tone?: 'neutral' | 'danger' } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
)

type MenuProps = {
  label: string
  entries: readonly MenuEntry[]
  /** The content of the button. */
  face: ReactNode
  buttonClassName: string
  testId?: string
}

/** The room that a menu needs below its button, in CSS pixels per entry; with less it opens above. */
const roomPerEntry = 44

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button that opens a list of actions: arrows, Home, End, first letters, Escape (the APG menu button). */
export function Menu({ label, entries, face, buttonClassName, testId }: MenuProps) {
  const id = useId()
  const [place, setPlace] = useState<{ side: 'below' | 'above'; edge: 'left' | 'right' } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  const open = (focus: 'first' | 'last') => {
    const { left, right, bottom } = button.current?.getBoundingClientRect() ?? { left: 0, right: 0, bottom: 0 }
    flushSync(() =>
      setPlace({
        side: bottom + entries.length * roomPerEntry > window.innerHeight ? 'above' : 'below',
        // It opens to the side with more room. Otherwise it could leave a narrow screen on the left.
        edge: left < window.innerWidth - right ? 'left' : 'right',
      }),
    )
    items()
      .at(focus === 'first' ? 0 : -1)
      ?.focus()
  }
  // The button is focused before an entry acts, so that a dialog of that entry returns the focus to the button.
  const close = () => {
    setPlace(null)
    button.current?.focus()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const onListKey = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(event.target as HTMLElement)
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const letter = event.key.length === 1 ? event.key.toLowerCase() : null
    const after = [...all.slice(at + 1), ...all.slice(0, at + 1)]
    const next = letter
      ? after.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))
      : all[steps[event.key]?.(at, all.length) ?? -1]
    if (!next || event.key === ' ') return
    event.preventDefault()
    next.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPlace(null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears when the focus leaves the button and its list
    <div className="relative inline-flex" onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        aria-controls={place ? `${id}-list` : undefined}
        data-testid={testId}
        onClick={() => (place ? close() : open('first'))}
        onKeyDown={onButtonKey}
        className={buttonClassName}
      >
        {face}
      </button>
      {place && (
        <div
          ref={list}
          role="menu"
          id={`${id}-list`}
          aria-labelledby={`${id}-button`}
          tabIndex={-1}
          onKeyDown={onListKey}
          className={cx(
            'absolute z-30 flex w-max min-w-44 animate-arrive flex-col rounded-sheet bg-float p-1.5 shadow-lift',
            place.edge === 'left' ? 'left-0' : 'right-0',
            place.side === 'below' ? 'top-full mt-1' : 'bottom-full mb-1',
          )}
        >
          {entries.map((entry) => (
            <MenuItem key={entry.label} entry={entry} onChosen={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function MenuItem({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    onPointerMove: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus({ preventScroll: true }),
    className: cx(
      'flex h-9 w-full items-center gap-2.5 rounded px-2.5 text-left no-underline outline-none pointer-coarse:h-11',
      // In the dark theme the red wash is darker than the menu, so a hovered entry is lighter there.
      entry.tone === 'danger' ? 'text-bad-ink focus:bg-bad-wash dark:focus:bg-hover' : 'text-ink focus:bg-hover',
    ),
    children: (
      <>
        {entry.icon}
        {entry.label}
      </>
    ),
  }
  if (entry.href !== undefined) return <Link {...shared} href={entry.href} onClick={onChosen} />
  const choose = () => {
    onChosen()
    entry.onSelect()
  }
  return <button {...shared} type="button" onClick={choose} />
}

const dots = <EllipsisVertical size={16} aria-hidden />
const dotsClass = cx(buttonClass('quiet', 'small'), 'aspect-square px-0!')

/** The menu of one row. With a `reason` the menu is unavailable: its button stays focusable and says why. */
export function RowMenu({
  label,
  entries,
  reason,
}: {
  label: string
  entries: readonly MenuEntry[]
  reason?: string | null
}) {
  const tip = useTooltip(reason)
  if (!reason) return <Menu label={label} entries={entries} face={dots} buttonClassName={dotsClass} />
  return (
    <span className="inline-flex" {...tip.trigger}>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-disabled
        aria-describedby={tip.describedBy}
        onClick={(event) => tip.show(event.currentTarget)}
        className={cx(dotsClass, 'opacity-50')}
      >
        {dots}
      </button>
      {tip.element}
    </span>
  )
}
