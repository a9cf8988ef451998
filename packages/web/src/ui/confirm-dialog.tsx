import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  /** Describes what will happen. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  busy?: boolean
  /** Why confirming is not possible yet. */
  reason?: string | null
  /** The error of the last attempt. */
  failure?: string | null
  onConfirm: () => void
  onCancel: () => void
}

/** A dialog with Cancel and a confirm button. Focus starts on Cancel, so that Enter alone never destroys anything. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  busy,
  reason,
  failure,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={busy ? () => undefined : onCancel}
      title={title}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      footer={
        <>
          <Button data-autofocus={tone === 'danger' || undefined} blocked={Boolean(busy)} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            tone={tone}
            data-autofocus={tone === 'primary' || undefined}
            busy={Boolean(busy)}
            reason={busy ? null : reason}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children || failure) && (
        <div className="flex flex-col gap-4">
          {children && <div className="text-ink-soft">{children}</div>}
          {failure && <Notice tone="bad">{failure}</Notice>}
        </div>
      )}
    </Dialog>
  )
}
