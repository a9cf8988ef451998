import type { ReactNode } from 'react'

/** What the owner of a resume said, letter by letter, and when or where. */
export function InOwnWords({ label, children }: { label: ReactNode; children: string }) {
  return (
    <figure className="flex flex-col gap-0.5">
      <figcaption className="text-small text-ink-soft">{label}</figcaption>
      <blockquote
        dir="auto"
        className="font-serif text-item whitespace-pre-line italic wrap-anywhere before:content-['“'] after:content-['”']"
      >
        {children}
      </blockquote>
    </figure>
  )
}
