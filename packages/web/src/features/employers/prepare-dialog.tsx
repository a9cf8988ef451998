import { createPrepared } from '../../entities/link/employers.queries.ts'
import { useApi } from '../../platform/services.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AnswerForm } from './answer-form.tsx'

/** Answers a question before an employer asks it. */
export function PrepareDialog({ question, onClose }: { question: string; onClose: () => void }) {
  const api = useApi()
  return (
    <Dialog open onClose={onClose} title="Answer this now" description={question} className="max-w-lg">
      <AnswerForm
        label="Your answer"
        about={question}
        initial=""
        save={(text) => createPrepared(api, question, text)}
        isAsked
        onDone={onClose}
      />
    </Dialog>
  )
}
