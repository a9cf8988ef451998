import { createPrepared } from '../../entities/link/employers.queries.ts'
import { useApi } from '../../platform/services.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AnswerForm, useAnswerDraft } from './answer-form.tsx'

/** The dialog to answer a question before an employer asks it. */
export function PrepareDialog({ question, onClose }: { question: string; onClose: () => void }) {
  const api = useApi()
  const { view, send } = useAnswerDraft({
    about: question,
    initial: '',
    save: (text) => createPrepared(api, question, text),
    isOpen: true,
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title="Answer this" description={question} className="max-w-lg">
      <AnswerForm view={view} send={send} isAsked />
    </Dialog>
  )
}
