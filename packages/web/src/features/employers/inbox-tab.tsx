import type { ApiClient } from '@candid/api-client'
import { firstNameOf, type InboxQuery, pageInstead, toPage } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { EmployerAnswerView } from '../../entities/link/employer-answer.tsx'
import { answerQuery } from '../../entities/link/employers.queries.ts'
import { hasNextInbox, inboxQuery } from '../../entities/link/inbox.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { paths } from '../../platform/paths.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { dayOf } from '../../ui/day-of.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnswerForm, useAnswerDraft } from './answer-form.tsx'
import { useDeleteQuestion } from './use-delete-question.tsx'

/** The questions of employers with their answers and evidence; open questions first. */
export function InboxTab() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const page = toPage(search.get('page'))
  const inbox = useQuery(inboxQuery(useApi(), page))
  const deletion = useDeleteQuestion()
  const instead =
    inbox.isPlaceholderData || !inbox.data ? null : pageInstead(page, inbox.data.data.length, inbox.data.count)
  if (instead !== null) return <Redirect to={paths.inbox(instead)} replace />
  return (
    <>
      <QueryView
        query={inbox}
        pending={<Skeleton className="h-32 w-full" />}
        empty={{
          when: ({ count }) => count === 0,
          show: (
            <EmptyState drawing={<Drawing scene="question" />} title="No employer has asked anything yet.">
              Employers’ questions and their answers appear here. Employers can send you questions that your resume does
              not answer.
            </EmptyState>
          ),
        }}
      >
        {(shown) => {
          const hasNext = hasNextInbox(page, shown)
          return (
            <>
              <ul
                aria-label="Questions from employers"
                aria-busy={inbox.isPlaceholderData || undefined}
                className={cx('flex flex-col gap-4', inbox.isPlaceholderData && 'opacity-50')}
              >
                {shown.data.map((query) => (
                  <InboxEntry key={query.id} query={query} onDelete={() => deletion.ask(query)} />
                ))}
              </ul>
              {(page > 1 || hasNext) && (
                <Paging page={page} hasNext={hasNext} onPage={(next) => navigate(paths.inbox(next))} />
              )}
            </>
          )
        }}
      </QueryView>
      {deletion.dialog}
    </>
  )
}

const stateOf = ({ open, owner_answer, answer }: InboxQuery) => {
  if (open) return <Badge tone="act">Waiting for your answer</Badge>
  if (owner_answer) return <Badge tone="good">Answered by you</Badge>
  const isAnswered = answer.outcome === 'answered' || answer.outcome === 'corrected'
  return <Badge>{isAnswered ? 'Answered from the resume' : 'Not answered'}</Badge>
}

const timesOf = ({ times, visitors }: InboxQuery) =>
  `asked ${times} times, by ${visitors === 1 ? 'one visitor' : `${visitors} visitors`}`

function InboxEntry({ query, onDelete }: { query: InboxQuery; onDelete: () => void }) {
  const firstName = firstNameOf(useCurrentUser())
  return (
    <li className="flex flex-col gap-3 rounded-sheet bg-surface px-5 py-5 shadow-sheet">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <p className="font-strong wrap-anywhere">{query.question}</p>
          <p className="text-small text-ink-soft wrap-anywhere">
            {query.links.map(({ name }) => name).join(', ')} · {dayOf(query.asked_at)}
            {query.times > 1 && ` · ${timesOf(query)}`}
            {query.by_mail && ' · your answer will also be emailed'}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          {stateOf(query)}
          <IconButton
            label={`Delete question: ${query.question}`}
            tooltip="Delete"
            size="small"
            icon={<Trash2 size={15} aria-hidden />}
            onClick={onDelete}
          />
        </div>
      </div>
      <EmployerAnswerView answer={query.answer} firstName={firstName} />
      {query.open ? <OpenAnswer query={query} /> : <OwnAnswer query={query} />}
    </li>
  )
}

const answerSettings = (api: ApiClient, { id, owner_answer }: InboxQuery) => ({
  about: id,
  initial: owner_answer?.text ?? '',
  save: (text: string) => answerQuery(api, id, text),
})

/** A question that waits for its owner; the form is open from the start. */
function OpenAnswer({ query }: { query: InboxQuery }) {
  const { view, send } = useAnswerDraft({ ...answerSettings(useApi(), query), isOpen: true })
  return <AnswerForm view={view} send={send} isAsked={false} />
}

/** The owner's answer, with a button to write or change it. */
function OwnAnswer({ query }: { query: InboxQuery }) {
  const { view, send, edit } = useAnswerDraft({ ...answerSettings(useApi(), query), isOpen: false })
  if (view.mode !== 'resting') return <AnswerForm view={view} send={send} isAsked />
  const { owner_answer: answer } = query
  return (
    <>
      {answer && (
        <div className="rounded bg-act-wash px-3 py-2">
          <p className="text-small text-ink-soft">Your answer, {dayOf(answer.answered_at)}</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </div>
      )}
      <div>
        <Button size="small" onClick={edit}>
          {answer ? 'Change your answer' : 'Answer this yourself'}
        </Button>
      </div>
    </>
  )
}
