import { fileName, texts } from '@candid/core'
import { useLifecycles } from '../../entities/resume/lifecycles.ts'
import type { ResumeRow } from '../../entities/resume/resumes.queries.ts'
import { useConfirm } from '../../platform/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Deletes one of the shown resumes after a confirmation. Render `dialog`; `ask` opens it. */
export const useDeleteResume = (resumes: readonly ResumeRow[] | undefined) => {
  const lifecycles = useLifecycles()
  const rowOf = (id: string | null) => resumes?.find((resume) => resume.id === id)
  const { ask, id, name, dialog } = useConfirm({
    // The resume's own machine reports the outcome, because it outlives this screen.
    mutationFn: async ({ id: agreed }) => {
      const resume = rowOf(agreed)
      if (resume) lifecycles.of(resume).send({ type: 'lifecycle.delete' })
    },
  })
  return {
    ask: ({ id: asked, path }: ResumeRow) => ask({ id: asked, name: fileName(path) }),
    dialog: (
      <ConfirmDialog {...dialog} tone="danger" title={texts.deleteResume} confirmLabel="Delete">
        <p>
          <strong className="font-strong wrap-anywhere text-ink">{name}</strong> and all its items, questions and
          answers will be permanently deleted.
        </p>
        {rowOf(id)?.active && <p className="mt-2">This is your active resume. Without one, your links show nothing.</p>}
      </ConfirmDialog>
    ),
  }
}
