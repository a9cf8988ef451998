import type { ReactNode } from 'react'

/** A part of a page on the stage: the page's landmark and heading around it, as in the app. */
export const Inset = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="mx-auto w-full max-w-[1100px] px-6 py-8">
    <h1 className="mb-6 text-title font-strong tracking-[-0.01em]">{title}</h1>
    {children}
  </main>
)
