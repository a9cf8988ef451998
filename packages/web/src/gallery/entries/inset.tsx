import type { ReactNode } from 'react'

/** A part of a page on the stage: the page's landmark and heading around it, as in the app. */
export const Inset = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="g-inset">
    <h1>{title}</h1>
    {children}
  </main>
)
