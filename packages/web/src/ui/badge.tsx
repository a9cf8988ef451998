import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Use `mark` only for evidence: the source of something, or a claim that still needs one. */
export type Tone = 'neutral' | 'act' | 'good' | 'bad' | 'mark'

const badges: Record<Tone, string> = {
  neutral: 'bg-hover text-ink-soft',
  mark: 'bg-receipt-wash text-receipt',
  act: 'bg-act-wash text-act-ink',
  good: 'bg-good-wash text-good-wash-ink',
  bad: 'bg-bad-wash text-bad-ink',
}

/** A short label. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={cx('inline-flex items-center gap-1 rounded-full px-2 text-small font-medium', badges[tone])}>
      {children}
    </span>
  )
}

const dots: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  mark: 'bg-mark-bar',
  act: 'bg-act-ink',
  good: 'bg-good-mark',
  bad: 'bg-bad-mark',
}

/** A status as a coloured dot with its word, never by colour alone (WCAG 1.4.1). */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden data-tone={tone} className={cx('size-2 rounded-full', dots[tone])} />
      {children}
    </span>
  )
}
