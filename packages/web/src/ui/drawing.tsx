const strokes = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' } as const

const sheet = (
  <>
    <path {...strokes} d="M38 12h36l16 16v56H38z" fill="var(--surface)" />
    <path {...strokes} d="M74 12v16h16" />
  </>
)
const lines = <path {...strokes} strokeLinecap="round" d="M48 38h22M48 66h32M48 74h20" opacity=".45" />
const mark = <path stroke="var(--mark-bar)" strokeWidth="8" d="M47 52h34" />
const speech = (x: number) => (
  <path {...strokes} fill="var(--surface)" transform={`translate(${x} 0)`} d="M0 44h34v22H14l-8 8v-8H0z" />
)

const scenes = {
  /** A resume with one line highlighted. */
  resume: [sheet, lines, mark],
  /** A resume and a question about it. */
  question: [sheet, lines, mark, speech(72)],
  /** An empty sheet, for something that does not exist. */
  blank: [sheet, mark],
}

/** A line drawing for an empty state, made of three parts: a sheet, the stroke of a highlighter, and a speech mark. */
export function Drawing({ scene }: { scene: keyof typeof scenes }) {
  return (
    <svg aria-hidden="true" width="128" height="96" viewBox="0 0 128 96" className="text-ink-soft">
      {scenes[scene].map((part, place) => (
        // The parts of a static picture have no identity beyond their index.
        <g key={place}>{part}</g>
      ))}
    </svg>
  )
}
