import { Description, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type OpenDialogProps = {
  onClose: () => void
  title: string
  /** Small facts beside the title, on its line where there is room. */
  meta?: ReactNode
  description?: ReactNode
  /** Buttons at the foot, right-aligned; the last one is the main one. */
  footer?: ReactNode
  children?: ReactNode
  /** Classes of the panel, for its size. `tall` dialogs fill the screen below md. */
  className?: string
  tall?: boolean
  /** A form of many fields begins near the upper edge of the screen, so that most of it is seen at once. */
  long?: boolean
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
}

/** Head and foot of a tall dialog that is higher than the screen; on a very low one they would leave no room between them. */
const staysInSight = 'z-10 bg-surface [@media(height>=26rem)]:sticky'

/** A short dialog never leaves the screen: what does not fit scrolls between its head and foot. On a very low screen all of it does. */
const fitsScreen = '[@media(height>=26rem)]:min-h-0 [@media(height<26rem)]:shrink-0'

/** On a phone, whose keyboard takes half of the screen, the head scrolls away while a long text is typed. */
const yieldsToTyping = 'max-md:group-has-[textarea:focus]/card:static!'

/** Three buttons do not fit beside each other on a phone: they stand below each other there, the main one first. */
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
  useReturnFocus()
  const panel = useFirstFieldFocus()
  return (
    <HeadlessDialog open onClose={onClose} role={role} className="fixed inset-0 z-40">
      <div aria-hidden data-veil className="fixed inset-0 bg-veil" />
      <DialogPanel
        className={cx(
          // A row as high as the panel's content, or as the screen: the surface never ends before what stands on it.
          // It ends above the toasts where these take the whole width.
          'absolute inset-0 overflow-y-auto overscroll-contain max-lg:bottom-(--toasts,0)',
          tall
            ? 'grid auto-rows-[minmax(max-content,1fr)] grid-cols-[minmax(0,1fr)] scroll-py-20 md:place-items-center md:p-6'
            : // A short one hangs from a fixed height: it grows downwards, and its head stays where it is.
              cx('flex flex-col items-center px-4 pb-4', long ? 'pt-[max(1rem,5dvh)]' : 'pt-[max(1rem,14dvh)]'),
        )}
      >
        <div
          ref={panel}
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
                <DialogTitle className="font-serif text-head font-medium text-balance wrap-anywhere">
                  {title}
                </DialogTitle>
                {meta}
              </div>
              {description && (
                <Description as="div" className="mt-1 text-ink-soft">
                  {description}
                </Description>
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
      </DialogPanel>
    </HeadlessDialog>
  )
}

const fadeRooms = {
  wide: ['pb-6', '-mt-6 h-6'],
  narrow: ['pb-3', '-mt-3 h-3'],
} as const

/** What goes on below fades at the edge; at the end the fade lies on the empty room under the last line. */
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

/** The library focuses the dialog itself when nothing asks for the focus; a person wants to type. */
const useFirstFieldFocus = () => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (panel.current?.contains(document.activeElement)) return
      panel.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return panel
}
