import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

/** At most 500 high, less where the modal would leave the screen; never more or less by what is in it, so that nothing jumps. */
const bodyHeight = 'md:h-[max(20rem,calc(100dvh-12.5rem))] md:max-h-[500px]'

type InterviewFrameProps = Pick<ComponentProps<'div'>, 'onKeyDownCapture'> & {
  isBusy?: boolean
  /** On a phone the foot gives way while something is typed in the body, whose own buttons are what matters then. */
  yields?: boolean
  /** What can be done now; the last button is the main one. */
  foot: ReactNode
  children: ReactNode
}

/** The body of an interview, which scrolls, and its foot, which on a phone stays in sight below it. */
export function InterviewFrame({ isBusy, yields, foot, children, ...keys }: InterviewFrameProps) {
  return (
    <div className="group/frame flex min-w-0 flex-1 flex-col" {...keys}>
      <div
        data-testid="interview-body"
        // Relative, so that what is only read out scrolls with the body and does not lengthen the dialog.
        className={`relative flex flex-col gap-4 ${bodyHeight} max-md:flex-1 md:-ml-1 md:overflow-y-auto md:pr-2 md:pl-1`}
        aria-busy={isBusy || undefined}
      >
        {children}
      </div>
      <div
        className={cx(
          'bottom-0 z-10 flex min-h-9 flex-wrap items-center gap-2 border-t border-line bg-surface pt-4 max-md:mt-4 max-md:pb-4 max-md:[@media(height>=26rem)]:sticky',
          yields && 'max-md:group-has-[textarea:focus]/frame:static!',
        )}
      >
        {foot}
      </div>
    </div>
  )
}
