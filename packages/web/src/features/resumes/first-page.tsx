import { FileText } from 'lucide-react'

/** A small picture of the first page, 36 x 48; a file icon if there is none. */
export function FirstPage({ picture }: { picture: string | null }) {
  if (!picture)
    return (
      <span className="grid h-12 w-9 shrink-0 place-items-center rounded-[3px] bg-sunken text-ink-soft dark:bg-float ring-1 ring-line">
        <FileText size={16} aria-hidden />
      </span>
    )
  return (
    <svg
      aria-hidden="true"
      width="36"
      height="48"
      viewBox="0 0 144 192"
      className="shrink-0 rounded-[3px] bg-white dark:brightness-[.88] text-[#515b69] ring-1 ring-line"
    >
      <path d={picture} fill="currentColor" opacity=".8" />
    </svg>
  )
}
