import { type ApiClient, ApiError, unwrap } from '@candid/api-client'
import {
  activationMachine,
  createResumeActors,
  type ParseResumeInput,
  parseErrorTexts,
  type ResumeRef,
  resumeLifecycleMachine,
} from '@candid/core'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { fromMutation } from '../../platform/from-mutation.ts'
import type { LifecycleParts, Lifecycles } from '../../platform/lifecycles.ts'
import { isNotFound } from '../../platform/not-found.ts'
import { useServices } from '../../platform/services.ts'
import { startActor } from '../../platform/start-actor.ts'
import { isParsing, resumeKeys, resumeQuery } from './resume.queries.ts'
import { deleteResume, refreshResumes } from './resumes.queries.ts'

const path = (id: string) => ({ path: { id } })
/** Requests a parse. Resolves to whether it is still running. A parse that somebody else started is fine too. */
const requestParse = async (api: ApiClient, id: string): Promise<boolean> => {
  try {
    return isParsing(await unwrap(api.POST('/api/v1/resumes/{id}/chunks', { params: path(id) })))
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return true
    throw error
  }
}

/**
 * Resolves when a resume is no longer being parsed. It only watches the query, which changes reach as on every screen.
 * Rejects with the reason if the parse failed or the resume is gone.
 */
const untilParsed = async (api: ApiClient, client: QueryClient, id: string, signal: AbortSignal): Promise<void> => {
  const since = Date.now()
  // A running fetch can have been sent before the parse started.
  await client.cancelQueries({ queryKey: resumeKeys.detail(id) })
  signal.throwIfAborted()
  const observer = new QueryObserver(client, { ...resumeQuery(api, id), refetchOnMount: 'always' })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = observer.subscribe(({ data, dataUpdatedAt, error }) => {
    if (isNotFound(error)) reject(error)
    if (!data || dataUpdatedAt < since || isParsing(data)) return
    if (data.chunked) resolve()
    else reject(new ApiError(422, { detail: parseErrorTexts[data.parse_error ?? 'engine_failed'] }, null))
  })
  signal.addEventListener('abort', () => reject(signal.reason))
  await promise.finally(stop)
}

const lifecycleFor = (api: ApiClient, client: QueryClient) =>
  resumeLifecycleMachine.provide({
    actors: {
      parseResume: fromPromise<void, ParseResumeInput>(async ({ input: { resumeId, isParsing }, signal }) => {
        const request = { mutationFn: () => requestParse(api, resumeId) }
        try {
          const goesOn = isParsing || (await client.getMutationCache().build(client, request).execute(undefined))
          if (goesOn) await untilParsed(api, client, resumeId, signal)
        } finally {
          if (!signal.aborted) await refreshResumes(client, resumeId)
        }
      }),
      deleteResume: fromMutation<void, ResumeRef>(client, {
        mutationFn: ({ resumeId }) => deleteResume(api, client, resumeId),
      }),
    },
  })

const activationFor = (api: ApiClient, client: QueryClient) =>
  activationMachine.provide({
    actors: {
      activateResume: fromMutation<void, ResumeRef>(client, {
        mutationFn: async ({ resumeId }) => {
          const params = { ...path(resumeId), query: { active: 'true' } } as const
          await unwrap(api.POST('/api/v1/resumes/{id}/active', { params }))
        },
        onSettled: (_data, _error, { resumeId }) => refreshResumes(client, resumeId),
      }),
    },
  })

/** Creates the machines of resumes; `report` gets the outcomes of their commands. */
const createLifecycles = ({ api, queryClient, report }: LifecycleParts): Lifecycles => {
  const lifecycle = lifecycleFor(api, queryClient)
  const activation = activationFor(api, queryClient)
  return createResumeActors({
    startLifecycle: (input) => startActor(lifecycle, { input }),
    startActivation: () => startActor(activation),
    report,
  })
}

/** Returns the running commands of resumes. */
export const useLifecycles = (): Lifecycles => useServices().lifecycles(createLifecycles)
