import type { ConfirmDeleteEvent, toConfirmDeleteView } from '@candid/core'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

type DeleteAccountDialogProps = {
  view: ReturnType<typeof toConfirmDeleteView>
  email: string
  send: (event: ConfirmDeleteEvent) => void
}

/** The question before the own account goes; the e-mail has to be typed, so that no slip of the hand deletes it. */
export function DeleteAccountDialog({ view, email, send }: DeleteAccountDialogProps) {
  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Delete your account?"
      confirmLabel="Confirm"
      busy={view.busy}
      reason={view.canConfirm ? null : 'Type your email first'}
      onConfirm={() => send({ type: 'delete.confirm' })}
      onCancel={() => send({ type: 'delete.cancel' })}
    >
      <p>
        All your account data will be <strong className="font-strong text-ink">permanently deleted.</strong> If you are
        sure, type your email <strong className="font-strong wrap-anywhere text-ink">{email}</strong> and press Confirm.
      </p>
      <TextField
        className="mt-4 text-ink"
        label="Your email"
        type="email"
        autoComplete="off"
        value={view.typed}
        onChange={(event) => send({ type: 'delete.type', text: event.target.value })}
      />
    </ConfirmDialog>
  )
}
