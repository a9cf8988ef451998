import { type ApiClient, unwrap } from '@candid/api-client'
import type { Section } from '@candid/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { resumeKeys } from '../resume/resume.queries.ts'
import type { SaveContent } from './item.types.ts'
import { type ItemAddress, refreshItems, toPath } from './items.queries.ts'

/** Saves an item. With `version`, a save of an older version is refused with 409; without it the last save wins. */
export const saveItemMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ content, version, ...item }: ItemAddress & { content: SaveContent; version: number | null }) =>
    unwrap(
      api.PUT('/api/v1/resumes/{id}/chunks/{category}/{chunk_id}', {
        params: { path: toPath(item), header: version === null ? {} : { 'if-match': `"${version}"` } },
        body: content,
      }),
    ),
  onSuccess: (_data: unknown, { resumeId }: ItemAddress) => refreshItems(client, resumeId),
})

type NewItem = {
  resumeId: string
  section: Section
  content: SaveContent
  /** Adds a line at the top of the resume's head, which is in the section Other. */
  tag?: 'contact'
}

/** Adds an item at the end of a section, or at the top of the head. */
export const createItemMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, section, content, tag }: NewItem) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/chunks/{category}', {
        params: { path: { id: resumeId, category: section }, ...(tag && { query: { tag } }) },
        body: content,
      }),
    ),
  onSuccess: (_data: unknown, { resumeId }: { resumeId: string }) => refreshItems(client, resumeId),
})

/** Confirms that an item was read correctly. */
export const confirmItemMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: (item: ItemAddress) =>
    unwrap(api.POST('/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/confirm', { params: { path: toPath(item) } })),
  onSuccess: (_data: unknown, { resumeId }: ItemAddress) => refreshItems(client, resumeId),
})

/** Moves an item to another section with its questions and answers. A stale version is refused with 409. */
export const moveToSectionMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ to, version, ...item }: ItemAddress & { to: Section; version: number }) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/section', {
        params: { path: toPath(item), header: { 'if-match': `"${version}"` } },
        body: { category: to },
      }),
    ),
  onSuccess: (_data: unknown, { resumeId }: { resumeId: string }) => refreshItems(client, resumeId),
})

/** Earlier versions of an item, newest first. */
export const itemVersionsQuery = (api: ApiClient, item: ItemAddress) =>
  queryOptions({
    queryKey: [...resumeKeys.all(item.resumeId), 'versions', item.itemId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/versions', {
          params: { path: toPath(item) },
          signal,
        }),
      ),
  })
