import type { ReactNode } from 'react'

/** An exact quotation of the owner, with its date or place. */
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
