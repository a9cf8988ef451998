import { ApiError } from '@candid/api-client'
import type { AskQueryInput } from '@candid/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Brand } from '../app/brand.tsx'
import type { PageProps } from '../app/route.ts'
import { useApi } from '../app/services.ts'
import { errorMessage } from '../app/toasts.ts'
import { isNotFound } from '../items/resume.queries.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { askShared, refreshSharedQueries, sendShared, sharedQueriesQuery, sharedQuery } from './share.queries.ts'
import type { EmployerQuery, SharedResume } from './share.types.ts'
import { SharedView } from './shared-view.tsx'

/** /share/{token}: one owner's active resume, for one employer, without an account. */
export function SharePage({ params }: PageProps) {
  const token = params['token'] ?? ''
  const shared = useQuery(sharedQuery(useApi(), token))
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[1200px] flex-col px-4 py-6 md:px-8">
      <header>
        <Brand className="mb-8" />
      </header>
      <main id="content" tabIndex={-1} className="flex-1 pb-16">
        {shared.data ? (
          <>
            <title>{`${shared.data.name} · Candid`}</title>
            <h1 tabIndex={-1} className="mb-6 text-title font-strong tracking-[-0.01em] break-words">
              {shared.data.name}
            </h1>
            <Shared token={token} shared={shared.data} />
          </>
        ) : shared.isError ? (
          <Unavailable error={shared.error} onRetry={() => void shared.refetch()} />
        ) : (
          <div className="grid place-items-center py-24">
            <Spinner size={24} label="Loading" />
          </div>
        )}
      </main>
    </div>
  )
}

function Shared({ token, shared }: { token: string; shared: SharedResume }) {
  const api = useApi()
  const client = useQueryClient()
  const queries = useQuery({ ...sharedQueriesQuery(api, token), initialData: shared.queries })
  const { queryKey } = sharedQueriesQuery(api, token)
  return (
    <SharedView
      shared={shared}
      queries={queries.data}
      ask={{
        mutationFn: ({ question }: AskQueryInput) => askShared(api, token, question),
        networkMode: 'always',
        retry: 0,
        onSuccess: (query) => {
          // The answer came with the call; asking for the list again would only make the employer wait.
          client.setQueryData<EmployerQuery[]>(queryKey, (before = []) => [...before, query as EmployerQuery])
        },
      }}
      send={async (queryId) => {
        await sendShared(api, token, queryId)
        await refreshSharedQueries(client, token)
      }}
    />
  )
}

/** One and the same page for a link that is unknown, withdrawn or over: it tells nothing about which. */
function Unavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isNotFound(error))
    return (
      <Notice tone="bad" title="This page could not be loaded." action={<Button onClick={onRetry}>Try again</Button>}>
        {error instanceof ApiError && error.status === 429
          ? errorMessage(error)
          : 'Something went wrong on the way. The link may still work.'}
      </Notice>
    )
  return (
    <div className="mx-auto max-w-md py-24 text-center">
      <h1 tabIndex={-1} className="text-title font-strong">
        This link does not work
      </h1>
      <p className="mt-2 text-ink-soft">
        It may have ended, or it was withdrawn. Please ask the person who gave it to you for a new one.
      </p>
    </div>
  )
}
