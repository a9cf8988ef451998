import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const looks = {
  info: 'bg-hover/60',
  note: 'bg-act-wash',
  bad: 'bg-bad-wash',
}

/** A message that stays in the page. `bad` is announced at once. */
export function Notice({
  tone = 'info',
  title,
  action,
  children,
}: {
  tone?: keyof typeof looks
  title?: string
  action?: ReactNode
  children?: ReactNode
}) {
  const Icon = tone === 'info' ? Info : CircleAlert
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'note'}
      className={cx('flex items-start gap-3 rounded px-4 py-3', looks[tone])}
    >
      <Icon size={16} aria-hidden className={cx('mt-1', tone === 'bad' ? 'text-bad-ink' : 'text-ink-soft')} />
      {/* The action is below the text if it would leave the text too little width. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-48">
          {title && <p className="font-strong">{title}</p>}
          {children && <div className={cx(title && 'text-ink-soft')}>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}
