import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

export type OpenDialogProps = {
  onClose: () => void
  title: string
  /** Small facts beside the title, on the same line if there is room. */
  meta?: ReactNode
  description?: ReactNode
  /** Buttons in the footer, right-aligned; the last one is the primary one. */
  footer?: ReactNode
  children?: ReactNode
  /** Classes of the panel, for its size. `tall` dialogs fill the screen below md. */
  className?: string
  tall?: boolean
  /** Whether it starts near the top of the screen, so that more of a form with many fields is visible. */
  long?: boolean
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
}

/** Sticky header and footer of a dialog that is higher than the screen. On a very low screen they would leave no room in between. */
const staysInSight = 'z-10 bg-surface [@media(height>=26rem)]:sticky'

/** A short dialog always fits the screen: its content scrolls between header and footer. On a very low screen all of it scrolls. */
const fitsScreen = '[@media(height>=26rem)]:min-h-0 [@media(height<26rem)]:shrink-0'

/** On a phone the keyboard takes half of the screen, so the header scrolls away while a long text is typed. */
const yieldsToTyping = 'max-md:group-has-[textarea:focus]/card:static!'

/** Three buttons do not fit in one row on a phone: they are stacked there, the primary one first. */
const manyOnPhone = 'max-sm:has-[>:nth-child(3)]:flex-col-reverse max-sm:has-[>:nth-child(3)]:[&_button]:w-full'

/** A dialog that is open; see `Dialog`. */
export function OpenDialog({
  onClose,
  title,
  meta,
  description,
  footer,
  children,
  className,
  tall,
  long,
  role = 'dialog',
}: OpenDialogProps) {
  const id = useId()
  return (
    <Modal
      onClose={onClose}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div
        className={cx(
          // A row as high as the panel's content or the screen, so that the surface never ends before its content.
          // It ends above the toasts if they take the whole width.
          'absolute inset-0 overflow-y-auto overscroll-contain max-lg:bottom-(--toasts,0)',
          tall
            ? 'grid auto-rows-[minmax(max-content,1fr)] grid-cols-[minmax(0,1fr)] scroll-py-20 md:place-items-center md:p-6'
            : // A short dialog starts at a fixed height and grows downwards, so that its header does not move.
              cx('flex flex-col items-center px-4 pb-4', long ? 'pt-[max(1rem,5dvh)]' : 'pt-[max(1rem,14dvh)]'),
        )}
      >
        <div
          data-testid="dialog-card"
          className={cx(
            'group/card flex w-full animate-arrive flex-col bg-surface shadow-lift',
            tall ? 'min-h-dvh md:min-h-0 md:rounded-dialog' : cx(fitsScreen, 'max-h-[90dvh] rounded-dialog'),
            className ?? 'max-w-md',
          )}
        >
          <div
            className={cx(
              tall && cx(staysInSight, 'top-0', yieldsToTyping),
              'flex shrink-0 items-start justify-between gap-4 rounded-t-dialog px-6 pt-5 pb-2',
            )}
          >
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-4">
                <h2 id={`${id}-title`} className="font-serif text-head font-medium text-balance wrap-anywhere">
                  {title}
                </h2>
                {meta}
              </div>
              {description && (
                <div id={`${id}-description`} className="mt-1 text-ink-soft">
                  {description}
                </div>
              )}
            </div>
            <IconButton
              label="Close"
              tooltip={undefined}
              size="small"
              icon={<X size={16} aria-hidden />}
              onClick={onClose}
              className="-mt-0.5 -mr-2 pointer-coarse:-mt-2 pointer-coarse:-mr-3.5"
            />
          </div>
          {children && (
            <div
              className={cx('min-h-0 flex-1 px-6 pt-3', tall ? 'flex flex-col' : 'overflow-y-auto overscroll-contain')}
            >
              {tall ? children : <Fading room={footer ? 'wide' : 'narrow'}>{children}</Fading>}
            </div>
          )}
          <div
            className={cx(
              'rounded-b-dialog',
              'shrink-0',
              footer
                ? cx(
                    tall && cx(staysInSight, 'bottom-0 mt-3 pt-3'),
                    'flex flex-wrap justify-end gap-2 px-6 pb-5',
                    !children && 'pt-3',
                    manyOnPhone,
                  )
                : tall
                  ? 'h-5'
                  : 'h-2',
            )}
          >
            {footer}
          </div>
        </div>
      </div>
    </Modal>
  )
}

const fadeRooms = {
  wide: ['pb-6', '-mt-6 h-6'],
  narrow: ['pb-3', '-mt-3 h-3'],
} as const

/** Content that continues below fades at the edge. At the end the fade lies on the empty space under the last line. */
function Fading({ room, children }: { room: keyof typeof fadeRooms; children: ReactNode }) {
  const [padding, height] = fadeRooms[room]
  return (
    <>
      <div className={padding}>{children}</div>
      <div
        aria-hidden
        className={cx('pointer-events-none sticky bottom-0 bg-linear-to-t from-surface to-surface/0', height)}
      />
    </>
  )
}
