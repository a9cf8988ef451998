import { type ApiClient, unwrap } from '@candid/api-client'
import type { Section } from '@candid/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refreshItems } from '../../../entities/item/items.queries.ts'

/** The bytes of a resume's PDF. The path changes with the file, so the data never becomes stale. */
export const originalQuery = (api: ApiClient, { id, path }: { id: string; path: string }) =>
  queryOptions({
    queryKey: ['original', id, path] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/resumes/{id}/file', { params: { path: { id } }, parseAs: 'arrayBuffer', signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

type PlaceText = { resumeId: string; index: number; text: string; section: Section }

/** Creates an item from unplaced text. */
export const placeTextMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, index, text, section }: PlaceText) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/unplaced', {
        params: { path: { id: resumeId } },
        body: { index, text, category: section },
      }),
    ),
  onSuccess: (_data: unknown, { resumeId }: PlaceText) => refreshItems(client, resumeId),
})
