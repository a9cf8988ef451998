import { ApiError } from '@candid/api-client'
import type { AskQueryInput } from '@candid/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import {
  askShared,
  giveShared,
  leaveAddress,
  refreshSharedQueries,
  sendShared,
  sharedQueriesQuery,
  sharedQuery,
} from '../../entities/link/share.queries.ts'
import type { EmployerQuery, SharedResume } from '../../entities/link/share.types.ts'
import { sharedFile } from '../../entities/link/shared-file.ts'
import { loadAskPanel, SharedView } from '../../entities/link/shared-view.tsx'
import { isNotFound } from '../../platform/not-found.ts'
import type { LoadedPage, PageProps } from '../../platform/route.ts'
import { useApi, useServices } from '../../platform/services.ts'
import { errorMessage } from '../../platform/toasts.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const SampleNote = onDemand(() => import('./sample-note.tsx').then((module) => module.SampleNote))

const tokenIn = (params: PageProps['params']) => params['token'] ?? ''

/** Uses the data that the page came with. The app still fetches the data itself, which counts the opening. */
export const arriveShared: NonNullable<LoadedPage['arrive']> = ({ params, services }, arrived) =>
  Promise.all([
    giveShared(services.queryClient, services.api, tokenIn(params), arrived),
    // Everything that came as HTML, so that React hydrates it in one step.
    loadAskPanel(),
    tokenIn(params) === 'sample' && SampleNote.load(),
  ])

/** /share/{token}: one owner's active resume, for one employer, without an account. */
export function SharePage({ params }: PageProps) {
  const token = tokenIn(params)
  const shared = useQuery(sharedQuery(useApi(), token))
  // Fetched together with the resume. If that fails, it is fetched again where the note is shown.
  useEffect(() => {
    if (token === 'sample') SampleNote.load().catch(() => undefined)
  }, [token])
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[1180px] flex-col px-5 py-8 md:px-8 lg:py-10 print:block print:min-h-0 print:max-w-none print:p-0">
      <main id="content" tabIndex={-1} className="flex-1 pb-16 print:pb-0">
        {shared.data ? (
          <>
            <title>{`${shared.data.name} · Candid`}</title>
            {shared.data.sample && (
              // As high as the note, so that nothing moves when it loads.
              <Suspense fallback={<div className="mb-8 h-44 sm:h-24 lg:h-18" />}>
                <SampleNote />
              </Suspense>
            )}
            <Shared token={token} shared={shared.data} />
          </>
        ) : shared.isError ? (
          <Unavailable error={shared.error} onRetry={() => void shared.refetch()} />
        ) : (
          // As high as the screen, so that the footer does not jump when the resume loads.
          <div className="grid min-h-dvh content-start justify-items-center py-24">
            <Spinner size={24} label="Loading" />
          </div>
        )}
      </main>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-5 text-small text-ink-soft max-lg:pb-24 print:hidden">
        <Brand />
        <p>A resume that answers back.</p>
      </footer>
    </div>
  )
}

function Shared({ token, shared }: { token: string; shared: SharedResume }) {
  const { api, config } = useServices()
  const client = useQueryClient()
  // Questions to the sample are kept only on the screen.
  const queries = useQuery({
    ...sharedQueriesQuery(api, token),
    initialData: shared.queries,
    enabled: !shared.sample,
  })
  const { queryKey } = sharedQueriesQuery(api, token)
  return (
    <SharedView
      shared={shared}
      queries={queries.data}
      file={shared.download ? sharedFile(config, token) : null}
      ask={{
        mutationFn: ({ question }: AskQueryInput) => askShared(api, token, question),
        onSuccess: (query) => {
          // The call returned the answer, so a refetch of the list would only delay the employer.
          client.setQueryData<EmployerQuery[]>(queryKey, (before = []) => [...before, query as EmployerQuery])
        },
      }}
      send={
        shared.sample
          ? undefined
          : {
              toOwner: async (queryId) => {
                await sendShared(api, token, queryId)
                await refreshSharedQueries(client, token)
              },
              byMail: async (queryId, email) => {
                await leaveAddress(api, token, queryId, email)
                await refreshSharedQueries(client, token)
              },
            }
      }
    />
  )
}

/** The same page for an unknown, a revoked and an expired link, so that it does not reveal which one it is. */
function Unavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isNotFound(error))
    return (
      <Notice tone="bad" title="This page could not be loaded." action={<Button onClick={onRetry}>Try again</Button>}>
        {error instanceof ApiError && error.status === 429
          ? errorMessage(error)
          : 'Something went wrong while the page was loading. The link may still work.'}
      </Notice>
    )
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-24 text-center">
      <Drawing scene="blank" />
      <h1 tabIndex={-1} className="mt-4 font-serif text-title font-medium text-balance">
        This link does not work
      </h1>
      <p className="mt-2 text-ink-soft">
        It may have expired or been revoked. Ask the person who sent it to you for a new one.
      </p>
    </div>
  )
}
