import type { ReactNode } from 'react'

/** One thing that can be set: its name, what it means, and its controls. */
export function Panel({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="max-w-lg">
      <h2 className="text-lead font-strong">{title}</h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}
