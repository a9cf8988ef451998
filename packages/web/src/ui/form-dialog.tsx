import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  /** Whether it has many fields (`Dialog`). */
  long?: boolean
  /** The props of the form element. */
  form: ComponentProps<'form'>
  submitLabel?: string
  busy: boolean
  /** Why the form cannot be sent yet. */
  reason?: string | null
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. It stays open with its values if the server refuses it. */
export function FormDialog({
  title,
  description,
  long,
  form,
  submitLabel = 'Save',
  busy,
  reason,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      {...(long && { long, className: 'max-w-lg' })}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} tone="primary" busy={busy} reason={reason}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  )
}
