import { type ApiClient, unwrap } from '@candid/api-client'
import type { Section } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { resumeKeys } from '../resume/resume.queries.ts'

/** The ids of an item and its resume. */
export type ItemAddress = { resumeId: string; section: Section; itemId: string }

export const toPath = ({ resumeId, section, itemId }: ItemAddress) => ({
  id: resumeId,
  category: section,
  chunk_id: itemId,
})
/** Refetches the resume, the active resume and the places in the PDF after a change of an item. */
export const refreshItems = (client: QueryClient, resumeId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: resumeKeys.all(resumeId) }),
    client.invalidateQueries({ queryKey: resumeKeys.active }),
    client.invalidateQueries({ queryKey: ['resumes'] }),
  ])

/** Deletes an item; `restoreItemMutation` restores it. */
export const deleteItemMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: (item: ItemAddress) =>
    unwrap(api.DELETE('/api/v1/resumes/{id}/chunks/{category}/{chunk_id}', { params: { path: toPath(item) } })),
  onSuccess: (_data: unknown, { resumeId }: ItemAddress) => refreshItems(client, resumeId),
})

/** Restores a deleted item to its place. */
export const restoreItemMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: (item: ItemAddress) =>
    unwrap(api.POST('/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/restore', { params: { path: toPath(item) } })),
  onSuccess: (_data: unknown, { resumeId }: ItemAddress) => refreshItems(client, resumeId),
})

/** Moves an item to a position of its section, counted from 0. */
export const moveItemMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ position, ...item }: ItemAddress & { position: number }) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/move', {
        params: { path: toPath(item) },
        body: { position },
      }),
    ),
  onSuccess: (_data: unknown, { resumeId }: ItemAddress) => refreshItems(client, resumeId),
})
