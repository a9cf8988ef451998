import type { ReactNode } from 'react'

/** A panel of the settings: a title, an explanation and controls. */
export function Panel({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="max-w-2xl rounded-sheet bg-surface px-5 py-6 shadow-sheet sm:px-8 sm:py-7">
      <h2 className="font-serif text-head font-medium">{title}</h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}
