import type { useConfirm } from '../../platform/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

type DeleteAccountDialogProps = Pick<ReturnType<typeof useConfirm>, 'dialog' | 'name' | 'typed' | 'canConfirm' | 'type'>

/** The confirmation before the user's account is deleted. The email has to be typed, so that nobody deletes it by accident. */
export function DeleteAccountDialog({ dialog, name, typed, canConfirm, type }: DeleteAccountDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      title="Delete your account?"
      confirmLabel="Confirm"
      reason={canConfirm ? null : 'Type your email first'}
    >
      <p>
        All your account data will be <strong className="font-strong text-ink">permanently deleted.</strong> If you are
        sure, type your email <strong className="font-strong wrap-anywhere text-ink">{name}</strong> and press Confirm.
      </p>
      <TextField
        className="mt-4 text-ink"
        label="Your email"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </ConfirmDialog>
  )
}
