import { ApiError } from '@candid/api-client'
import type { AskQueryInput } from '@candid/core'
import { Suspense, useEffect } from 'react'
import { askShared, leaveAddress, sendShared } from '../../entities/link/share.calls.ts'
import type { EmployerQuery, SharedResume } from '../../entities/link/share.types.ts'
import { sharedFile } from '../../entities/link/shared-file.ts'
import { sharedLinkOf, useSharedLink } from '../../entities/link/shared-link.ts'
import { loadAskPanel, SharedView } from '../../entities/link/shared-view.tsx'
import { isNotFound } from '../../platform/not-found.ts'
import type { LoadedPage, PageProps } from '../../platform/route.ts'
import { useServices } from '../../platform/services.ts'
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
export const arriveShared: NonNullable<LoadedPage['arrive']> = ({ params, services }, arrived) => {
  const token = tokenIn(params)
  sharedLinkOf(services, token).give(arrived)
  // Everything that came as HTML, so that React hydrates it in one step.
  return Promise.all([loadAskPanel(), token === 'sample' && SampleNote.load()])
}

/** /share/{token}: one owner's active resume, for one employer, without an account. */
export function SharePage({ params }: PageProps) {
  const token = tokenIn(params)
  const { shared, error, queries, link } = useSharedLink(token)
  // Fetched together with the resume. If that fails, it is fetched again where the note is shown.
  useEffect(() => {
    if (token === 'sample') SampleNote.load().catch(() => undefined)
  }, [token])
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[1180px] flex-col px-5 py-8 md:px-8 lg:py-10 print:block print:min-h-0 print:max-w-none print:p-0">
      <main id="content" tabIndex={-1} className="flex-1 pb-16 print:pb-0">
        {shared ? (
          <>
            <title>{`${shared.name} · Candid`}</title>
            {shared.sample && (
              // As high as the note, so that nothing moves when it loads.
              <Suspense fallback={<div className="mb-8 h-44 sm:h-24 lg:h-18" />}>
                <SampleNote />
              </Suspense>
            )}
            <Shared {...{ token, shared, queries, link }} />
          </>
        ) : error ? (
          <Unavailable error={error} onRetry={() => void link.load()} />
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

type SharedProps = {
  token: string
  shared: SharedResume
  queries: readonly EmployerQuery[]
  link: ReturnType<typeof sharedLinkOf>
}

function Shared({ token, shared, queries, link }: SharedProps) {
  const { api, config } = useServices()
  return (
    <SharedView
      shared={shared}
      queries={queries}
      file={shared.download ? sharedFile(config, token) : null}
      ask={{
        mutationFn: ({ question }: AskQueryInput) => askShared(api, token, question),
        // The call returned the answer, so a read of the list would only delay the employer.
        onSuccess: (query) => link.add(query as EmployerQuery),
      }}
      send={
        // Questions to the sample are kept only on the screen.
        shared.sample
          ? undefined
          : {
              toOwner: async (queryId) => {
                await sendShared(api, token, queryId)
                await link.refresh()
              },
              byMail: async (queryId, email) => {
                await leaveAddress(api, token, queryId, email)
                await link.refresh()
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
