import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

/**
 * At most 500 pixels high, as specified, or less if the modal would take more than 90 % of the screen. The height does not
 * depend on the content, so that nothing jumps. The rest of the modal is 12 rem high.
 */
const bodyHeight = 'md:h-[max(18rem,calc(90dvh-12rem))] md:max-h-[500px]'

/** Content that continues under the footer fades above it, except the scrollbar. The body has room for the fade at its end. */
const fade =
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-[calc(100%+1px)] before:h-6 before:bg-linear-to-t before:from-surface before:to-surface/0 before:content-[""] md:before:right-2 md:before:h-8'

type InterviewFrameProps = Pick<ComponentProps<'div'>, 'onKeyDownCapture'> & {
  isBusy?: boolean
  /**
   * While text is edited in the body, nothing fades, so that the buttons of the text stay visible. On a phone the footer then
   * scrolls with the rest.
   */
  yields?: boolean
  /** A line above the body that does not scroll. */
  head: ReactNode
  /** The actions; the last button is the primary one. */
  foot: ReactNode
  children: ReactNode
}

/** The body of an interview, which scrolls between header and footer. On a phone only the footer stays visible. */
export function InterviewFrame({ isBusy, yields, head, foot, children, ...keys }: InterviewFrameProps) {
  return (
    <div className="group/frame flex min-w-0 flex-1 flex-col" {...keys}>
      <div className="flex min-h-8 items-center gap-x-4 gap-y-1 pb-3 max-md:flex-wrap md:h-12 md:pr-2">{head}</div>
      <div
        data-testid="interview-body"
        // Relative, so that text for screen readers scrolls with the body and does not lengthen the dialog.
        className={`relative flex flex-col gap-4 pb-6 md:pb-8 ${bodyHeight} max-md:flex-1 md:-ml-1 md:scroll-pt-1 md:scroll-pb-4 md:overflow-y-auto md:pt-1 md:pr-2 md:pl-1`}
        aria-busy={isBusy || undefined}
      >
        {children}
      </div>
      <div
        className={cx(
          'relative bottom-0 z-10 flex min-h-9 flex-wrap items-center gap-2 border-t border-line bg-surface pt-4 md:mr-2 max-md:pb-4 max-md:[@media(height>=26rem)]:sticky',
          fade,
          yields &&
            'group-has-[form:focus-within]/frame:before:hidden max-md:group-has-[form:focus-within]/frame:relative!',
        )}
      >
        {foot}
      </div>
    </div>
  )
}
