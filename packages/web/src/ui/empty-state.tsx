import type { ReactNode } from 'react'

/** Nothing here yet: one sentence why, one action. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded border border-dashed border-line-strong/60 px-6 py-12 text-center">
      {icon && (
        <div aria-hidden className="text-ink-soft">
          {icon}
        </div>
      )}
      <p className="text-lead font-strong">{title}</p>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-1">{action}</div>}
    </div>
  )
}
