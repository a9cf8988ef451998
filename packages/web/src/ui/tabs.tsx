import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from './cx.ts'

export type Tab<Id extends string> = { id: Id; label: string; content: ReactNode }

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

// On a narrow screen the list scrolls so that the selected tab is fully visible, also if the address selected it.
const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Tabs, one panel shown; arrows, Home and End move (the APG tabs, automatic activation). */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.id === selected)

  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    )
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[id="${id}-tab-${tab.id}"]`)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-3.5 overflow-x-auto sm:gap-6 border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={tab.id === selected ? intoView : null}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={cx(
              '-mb-px h-10 border-b-2 font-medium whitespace-nowrap pointer-coarse:h-11 pointer-coarse:min-w-11 shrink-0 -outline-offset-2 transition-colors duration-100',
              tab.id === selected ? 'border-act-ink text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current.id}`} className="pt-8">
          {current.content}
        </div>
      )}
    </div>
  )
}
