/** The first page of a resume in small, 36 x 48; an empty sheet while nothing of it was read. */
export function FirstPage({ picture }: { picture: string | null }) {
  return (
    <svg
      aria-hidden="true"
      width="36"
      height="48"
      viewBox="0 0 144 192"
      className="shrink-0 rounded-[3px] bg-white text-[#515b69] ring-1 ring-line"
    >
      {picture && <path d={picture} fill="currentColor" opacity=".8" />}
    </svg>
  )
}
