import { type ApiClient, unwrap } from '@candid/api-client'
import { type LifecycleFailure, type ResumeFacts, type ResumeRef, resumeLifecycleMachine, texts } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { fromMutation } from '../app/from-mutation.ts'
import { resumesKey } from '../app/query-keys.ts'
import { notifyError, notifySuccess } from '../app/toasts.ts'
import { deleteResume, refreshResumes } from './resumes.queries.ts'

export type LifecycleActor = ActorRefFrom<typeof resumeLifecycleMachine>
/** What a lifecycle is made from: a row of the list, or a resume. */
export type LifecycleResume = ResumeFacts & { id: string; owner_id: string }

/** The lifecycles of resumes, one for each. They live as long as the session, so a parse is told of wherever one is. */
export type Lifecycles = { of: (resume: LifecycleResume) => LifecycleActor }

const toFacts = ({ chunked, active, parse_status, parse_error }: ResumeFacts): ResumeFacts => ({
  chunked,
  active,
  parse_status,
  parse_error,
})

/** A refusal in the specification's words (section 8): parse and activate share one text. */
const refusals: Record<LifecycleFailure['wish'], string> = {
  parse: texts.activateOrParseFailed,
  activate: texts.activateOrParseFailed,
  delete: texts.resumeDeleteFailed,
}

const machineFor = (api: ApiClient, client: QueryClient) => {
  const path = (id: string) => ({ path: { id } })
  const writing = { networkMode: 'always', retry: 0 } as const
  return resumeLifecycleMachine.provide({
    actors: {
      parseResume: fromMutation<ResumeFacts, ResumeRef>(client, {
        ...writing,
        mutationFn: async ({ resumeId }) =>
          toFacts(await unwrap(api.POST('/api/v1/resumes/{id}/chunks', { params: path(resumeId) }))),
        onSettled: (_data, _error, { resumeId }) => refreshResumes(client, resumeId),
      }),
      readParse: fromPromise(async ({ input: { resumeId }, signal }) =>
        toFacts(await unwrap(api.GET('/api/v1/resumes/{id}', { params: path(resumeId), signal }))),
      ),
      activateResume: fromMutation<ResumeFacts, ResumeRef>(client, {
        ...writing,
        mutationFn: async ({ resumeId }) =>
          toFacts(
            await unwrap(
              api.POST('/api/v1/resumes/{id}/active', { params: { ...path(resumeId), query: { active: 'true' } } }),
            ),
          ),
        onSuccess: (_data, { resumeId }) => refreshResumes(client, resumeId),
      }),
      deleteResume: fromMutation<void, ResumeRef>(client, {
        ...writing,
        mutationFn: ({ resumeId }) => deleteResume(api, client, resumeId),
      }),
    },
  })
}

/** Makes the lifecycles; what the lists read is told to them. */
export const createLifecycles = (api: ApiClient, client: QueryClient): Lifecycles & { clear: () => void } => {
  const machine = machineFor(api, client)
  const actors = new Map<string, LifecycleActor>()

  const start = (resume: LifecycleResume) => {
    const actor = createActor(machine, {
      input: { resumeId: resume.id, ownerId: resume.owner_id, facts: toFacts(resume) },
    })
    actor.on('lifecycle.parsed', ({ resumeId }) => {
      notifySuccess({ title: texts.successTitle, message: texts.resumeParsed })
      void refreshResumes(client, resumeId)
    })
    actor.on('lifecycle.activated', (event) => {
      notifySuccess({ title: texts.successTitle, message: texts.resumeActivated })
      for (const other of actors.values()) other.send(event)
    })
    actor.on('lifecycle.deleted', ({ resumeId }) => {
      notifySuccess({ title: texts.successTitle, message: texts.resumeDeleted })
      actors.delete(resumeId)
    })
    actor.on('lifecycle.refused', ({ resumeId, wish }) => {
      notifyError({ title: texts.errorTitle, message: refusals[wish] })
      void refreshResumes(client, resumeId)
    })
    actors.set(resume.id, actor.start())
    return actor
  }

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== resumesKey[0]) return
    const page = query.state.data as { data?: LifecycleResume[] } | undefined
    for (const resume of page?.data ?? [])
      actors.get(resume.id)?.send({ type: 'lifecycle.synced', facts: toFacts(resume) })
  })
  return {
    of: (resume) => actors.get(resume.id) ?? start(resume),
    clear: () => {
      for (const actor of actors.values()) actor.stop()
      actors.clear()
    },
  }
}
