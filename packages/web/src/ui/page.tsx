import type { ReactNode } from 'react'

/** The header of a page: its h1, which is focused after a change of route, and its main actions. */
export function PageHead({ title, lead, actions }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="mb-7 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 md:min-h-9 md:pr-14">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="font-serif text-title font-medium tracking-[-0.01em] text-balance break-words">
          {title}
        </h1>
        {lead && <div className="mt-1.5 max-w-2xl text-ink-soft">{lead}</div>}
      </div>
      {actions && <div className="flex gap-2">{actions}</div>}
    </header>
  )
}
