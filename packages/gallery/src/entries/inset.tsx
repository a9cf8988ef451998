import type { ReactNode } from 'react'

/** A part of a page on the stage: the page's landmark around it as in the app, and a heading if it brings none. */
export const Inset = ({ title, children }: { title?: string; children: ReactNode }) => (
  <main className="g-inset">
    {title && <h1>{title}</h1>}
    {children}
  </main>
)
