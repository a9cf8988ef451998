import { texts } from '@candid/core'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { notifyFailure } from '../../platform/toasts.ts'
import { usePress } from '../../platform/use-press.ts'
import { Button } from '../../ui/button.tsx'
import { dayOf } from '../../ui/day-of.ts'
import { AddressForm } from './address-form.tsx'
import { eachQuestionOnce } from './each-question-once.ts'
import { EmployerAnswerView } from './employer-answer.tsx'
import { InOwnWords } from './in-own-words.tsx'
import type { EmployerQuery, SendQuestion, SharedResume } from './share.types.ts'
import type { Pointed } from './shared-sections.tsx'
import { sourceOf, toReceiptLine } from './source-of.ts'

const canBeSent = ({ answer, sent_at, owner_answer }: EmployerQuery) =>
  sent_at === null &&
  owner_answer === null &&
  (answer?.outcome === 'closest' || answer?.outcome === 'not_stated' || answer?.outcome === 'out_of_scope')

type QueryListProps = {
  shared: SharedResume
  queries: readonly EmployerQuery[]
  /** Goes to the source of a receipt. */
  onPoint: (at: Pointed) => void
  /** Whether the document is shown beside the answers. */
  isBeside: boolean
  /** Absent in the owner's preview. */
  send?: SendQuestion
  /** Another action for a question that was not answered. */
  action?: (query: EmployerQuery) => ReactNode
}

/** Questions and answers, newest first. New ones are announced to screen readers. */
export function QueryList({ shared, queries, onPoint, isBeside, send, action }: QueryListProps) {
  const firstName = shared.first_name
  return (
    <ol aria-label="Questions and answers" aria-live="polite" className="flex flex-col divide-y divide-line">
      {eachQuestionOnce(queries)
        .toReversed()
        .map((query) => (
          <li key={query.id} className="flex flex-col gap-2.5 py-5 first:border-t first:border-line">
            <p dir="auto" className="font-strong wrap-anywhere">
              {query.question}
            </p>
            {query.answer ? (
              <EmployerAnswerView
                answer={query.answer}
                onOpen={(receipt, sentence) =>
                  onPoint({ id: receipt.id, quote: sourceOf(shared, receipt, sentence).quote })
                }
                unfolding={isBeside ? undefined : shared}
                lineOf={(receipt, sentence) => toReceiptLine(shared, receipt, sentence)}
                firstName={firstName}
              />
            ) : (
              <p className="text-ink-soft">{texts.shownAnswerWithdrawn}</p>
            )}
            {query.owner_answer && (
              <InOwnWords label={`${firstName} answered on ${dayOf(query.owner_answer.answered_at)}`}>
                {query.owner_answer.text}
              </InOwnWords>
            )}
            {query.sent_at && !query.owner_answer && (
              <p className="text-small text-ink-soft">
                Sent to {firstName}. The answer will appear here{query.by_mail && ' and be emailed to you, once'}.
              </p>
            )}
            {send && canBeSent(query) && <SendButton firstName={firstName} send={() => send.toOwner(query.id)} />}
            {send && query.sent_at && !query.owner_answer && !query.by_mail && (
              <AddressForm send={(email) => send.byMail(query.id, email)} />
            )}
            {action && canBeSent(query) && action(query)}
          </li>
        ))}
    </ol>
  )
}

function SendButton({ firstName, send }: { firstName: string; send: () => Promise<unknown> }) {
  const { form, busy } = usePress({ mutationFn: send, onError: notifyFailure })
  return (
    <form {...form}>
      <Button size="small" type="submit" busy={busy} icon={<Send size={14} aria-hidden />}>
        {texts.sendQuestionTo(firstName)}
      </Button>
    </form>
  )
}
