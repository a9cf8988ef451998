import type { ReactNode } from 'react'

/** An empty state: one sentence that says why, and one action. */
export function EmptyState({
  drawing,
  title,
  children,
  action,
}: {
  drawing?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-sheet bg-surface px-5 py-6 shadow-sheet sm:px-9 sm:py-9">
      {drawing && <div className="mb-2 -ml-9">{drawing}</div>}
      <p className="font-serif text-head font-medium text-balance">{title}</p>
      {children && <div className="w-full max-w-md text-ink-soft has-[[role=button]]:max-w-none">{children}</div>}
      {action && <div className="mt-1">{action}</div>}
    </div>
  )
}
