import type { ReactNode } from 'react'
import { Brand } from '../app/brand.tsx'

type PublicPageProps = { title: string; lead?: ReactNode; footer?: ReactNode; children: ReactNode }

/** The frame of the pages before log-in: one card, one task. */
export function PublicPage({ title, lead, footer, children }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center bg-surface px-4 py-10 sm:bg-sunken">
      <main id="content" className="w-full max-w-100 sm:rounded sm:border sm:border-line sm:bg-surface sm:p-8 sm:pb-7">
        <Brand />
        <h1 tabIndex={-1} className="mt-7 text-title font-strong tracking-[-0.01em]">
          {title}
        </h1>
        {lead && <p className="mt-1.5 text-ink-soft">{lead}</p>}
        <div className="mt-6">{children}</div>
        {footer && <p className="mt-6 border-t border-line pt-5 text-ink-soft">{footer}</p>}
      </main>
    </div>
  )
}
