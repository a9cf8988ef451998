import type { ReactNode } from 'react'
import { Brand } from '../app/brand.tsx'

/** The frame of the pages before log-in: one column, one task. */
export function PublicPage({
  title,
  lead,
  footer,
  children,
}: {
  title: string
  lead?: ReactNode
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col px-4 py-6">
      <header className="mx-auto w-full max-w-88 md:mx-0 md:px-2">
        <Brand />
      </header>
      <main id="content" className="mx-auto flex w-full max-w-88 flex-1 flex-col justify-center pt-8 pb-[14vh]">
        <h1 tabIndex={-1} className="text-title font-strong tracking-[-0.01em]">
          {title}
        </h1>
        {lead && <p className="mt-1.5 text-ink-soft">{lead}</p>}
        <div className="mt-7">{children}</div>
        {footer && <p className="mt-6 border-t border-line pt-5 text-ink-soft">{footer}</p>}
      </main>
    </div>
  )
}
