import type { Change } from '@candid/core'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { employersKeys } from '../entities/link/inbox.queries.ts'
import { interviewKeys } from '../entities/question/interview.queries.ts'
import { resumeKeys } from '../entities/resume/resume.queries.ts'
import { currentUserKey, resumesKey, usersKey } from '../platform/query-keys.ts'

/** Changes are collected for this long and applied together. By then the user's own action has refetched what it changed. */
const gatherMs = 150

type Target = { queryKey: QueryKey; exact?: boolean }

/** The server caches its judgement of the same evidence, so a refetch is cheap. */
const readiness: Target = { queryKey: employersKeys.readiness }

/** Returns the query keys that a change makes stale. */
const targetsOf = ({ topic, resume }: Change): Target[] => {
  const ofResume = (keys: ((id: string) => QueryKey)[]) =>
    resume === undefined ? [{ queryKey: resumeKeys.every }] : keys.map((key) => ({ queryKey: key(resume) }))
  const targets: Record<Change['topic'], Target[]> = {
    resumes: [readiness, { queryKey: resumesKey }, { queryKey: resumeKeys.active }, ...ofResume([resumeKeys.detail])],
    items: [readiness, { queryKey: resumeKeys.active }, ...ofResume([resumeKeys.all])],
    interview: [
      readiness,
      ...ofResume([interviewKeys.ofResume, interviewKeys.progress, resumeKeys.shelf]),
      { queryKey: interviewKeys.everySimilar },
    ],
    // Not the previews below it: each asks twenty questions, and a visit by an employer changes none of the answers.
    links: [readiness, { queryKey: employersKeys.links, exact: true }],
    queries: [{ queryKey: employersKeys.inbox }],
    prepared: [readiness, { queryKey: employersKeys.prepared }],
    users: [{ queryKey: usersKey }, { queryKey: currentUserKey }],
  }
  return targets[topic]
}

/** Invalidates the queries that the server reports as changed, except those that were fetched after the report. */
export const createChangeReader = (client: QueryClient) => {
  const begunAt = new WeakMap<Query, number>()
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') begunAt.set(event.query, performance.now())
  })
  let gathered: { change: Change; at: number }[] = []
  const refresh = (target: Partial<Target>, at: number) => {
    const predicate = (query: Query) => (begunAt.get(query) ?? 0) < at
    // Inactive queries are removed. Otherwise they would be shown with old data when their screen opens again.
    client.removeQueries({ ...target, predicate, type: 'inactive' })
    void client.invalidateQueries({ ...target, predicate })
  }
  const apply = () => {
    // If several reports concern the same query, the last one counts.
    const latest = new Map<string, { target: Target; at: number }>()
    for (const { change, at } of gathered)
      for (const target of targetsOf(change)) latest.set(JSON.stringify(target.queryKey), { target, at })
    gathered = []
    for (const { target, at } of latest.values()) refresh(target, at)
  }
  return {
    onChange: (change: Change) => {
      if (gathered.length === 0) setTimeout(apply, gatherMs)
      gathered.push({ change, at: performance.now() })
    },
    onMissed: () => refresh({}, performance.now()),
  }
}
