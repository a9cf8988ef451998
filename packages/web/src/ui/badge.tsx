import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'neutral' | 'act' | 'good' | 'bad'

const badges: Record<Tone, string> = {
  neutral: 'bg-hover text-ink-soft',
  act: 'bg-act-wash text-act-ink',
  good: 'bg-good-wash text-good-wash-ink',
  bad: 'bg-bad-badge text-bad-badge-ink',
}

/** A short word that marks a thing. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={cx('inline-flex items-center gap-1 rounded px-1.5 text-small font-strong', badges[tone])}>
      {children}
    </span>
  )
}

const dots: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  act: 'bg-act-ink',
  good: 'bg-good-mark',
  bad: 'bg-bad-mark',
}

/** A state as a coloured dot with its word: never the colour alone (WCAG 1.4.1). */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden data-tone={tone} className={cx('size-2 rounded-full', dots[tone])} />
      {children}
    </span>
  )
}
