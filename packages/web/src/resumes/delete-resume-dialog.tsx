import { fileName, texts } from '@candid/core'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { ResumeRow } from './resumes.queries.ts'
import { useLifecycle } from './use-lifecycle.ts'

/** Asks before a resume is deleted, and says what goes with it. */
export function DeleteResumeDialog({ resume, onClose }: { resume: ResumeRow; onClose: () => void }) {
  const { send } = useLifecycle(resume)
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.deleteResume}
      confirmLabel="Delete"
      onCancel={onClose}
      onConfirm={() => {
        send({ type: 'lifecycle.delete' })
        onClose()
      }}
    >
      <p>
        <strong className="font-strong wrap-anywhere text-ink">{fileName(resume.path)}</strong> and everything that
        hangs on it, its items, interview questions and answers, will be deleted for good.
      </p>
      {resume.active && (
        <p className="mt-2">It is the active resume: afterwards no resume is active, and share links show nothing.</p>
      )}
    </ConfirmDialog>
  )
}
