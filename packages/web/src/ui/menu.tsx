import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'
import { Link } from './link.tsx'
import { useTooltip } from './use-tooltip.tsx'

/** One entry of a menu: an action, or a link to an address of the app. */
export type MenuEntry = { label: string; icon?: ReactNode; tone?: 'neutral' | 'danger' } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
)

const entryClass = (tone: MenuEntry['tone']) =>
  cx(
    'flex h-9 w-full items-center gap-2.5 rounded px-2.5 text-left no-underline outline-none md:h-8',
    tone === 'danger' ? 'text-bad-ink data-focus:bg-bad-wash' : 'text-ink data-focus:bg-hover',
  )

/** A button that opens a list of actions: arrows, Home, End, type-ahead, Escape (the APG menu button). */
export function Menu({
  entries,
  header,
  button,
}: {
  entries: readonly MenuEntry[]
  header?: ReactNode
  button: ReactNode
}) {
  return (
    <HeadlessMenu as="div" className="inline-flex">
      {button}
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
        className="z-30 min-w-44 rounded border border-line bg-float p-1 shadow-lift outline-none"
      >
        {header}
        {entries.map(({ label, icon, tone, href, onSelect }) =>
          href === undefined ? (
            <MenuItem key={label} as="button" type="button" onClick={onSelect} className={entryClass(tone)}>
              {icon}
              {label}
            </MenuItem>
          ) : (
            <MenuItem key={label} as={Link} href={href} className={entryClass(tone)}>
              {icon}
              {label}
            </MenuItem>
          ),
        )}
      </MenuItems>
    </HeadlessMenu>
  )
}

const dots = <EllipsisVertical size={16} aria-hidden />
const dotsClass = cx(buttonClass('quiet', 'small'), 'aspect-square px-0!')

/** The actions of one row. With a `reason` the menu is off: its button stays reachable and says why. */
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
  if (reason)
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
  return (
    <Menu
      entries={entries}
      button={
        <MenuButton aria-label={label} className={dotsClass}>
          {dots}
        </MenuButton>
      }
    />
  )
}
