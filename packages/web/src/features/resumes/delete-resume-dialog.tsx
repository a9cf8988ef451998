import { fileName, texts } from '@candid/core'
import type { ResumeRow } from '../../entities/resume/resumes.queries.ts'
import { useLifecycle } from '../../entities/resume/use-lifecycle.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before a resume is deleted, and says what goes with it. */
export function DeleteResumeDialog({ resume, onClose }: { resume: ResumeRow; onClose: () => void }) {
  const { remove } = useLifecycle(resume)
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.deleteResume}
      confirmLabel="Delete"
      onCancel={onClose}
      onConfirm={() => {
        remove()
        onClose()
      }}
    >
      <p>
        <strong className="font-strong wrap-anywhere text-ink">{fileName(resume.path)}</strong> and all its items,
        questions and answers will be permanently deleted.
      </p>
      {resume.active && <p className="mt-2">This is your active resume. Without one, your links show nothing.</p>}
    </ConfirmDialog>
  )
}
