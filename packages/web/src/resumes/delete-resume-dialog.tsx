import { fileName } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../app/services.ts'
import { notifyError, notifySuccess } from '../app/toasts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { deleteResumeMutation, type ResumeRow } from './resumes.queries.ts'

/** Asks before a resume is deleted, and says what goes with it. */
export function DeleteResumeDialog({ resume, onClose }: { resume: ResumeRow; onClose: () => void }) {
  const { api, queryClient } = useServices()
  const { mutate, isPending } = useMutation({
    ...deleteResumeMutation(api, queryClient),
    onError: () => notifyError({ title: 'Error', message: 'An error occurred while deleting the resume.' }),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Delete Resume"
      confirmLabel="Delete"
      busy={isPending}
      onCancel={onClose}
      onConfirm={() =>
        mutate(
          { resumeId: resume.id },
          {
            onSuccess: () => notifySuccess({ title: 'Success!', message: 'The resume was deleted successfully.' }),
          },
        )
      }
    >
      <p>
        <strong className="font-strong text-ink wrap-anywhere">{fileName(resume.path)}</strong> and everything that
        hangs on it, its items, interview questions and answers, will be deleted for good.
      </p>
      {resume.active && <p className="mt-2">It is the active resume: afterwards no resume is active.</p>}
    </ConfirmDialog>
  )
}
