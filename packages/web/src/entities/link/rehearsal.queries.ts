import { type ApiClient, unwrap } from '@candid/api-client'
import { queryOptions } from '@tanstack/react-query'
import { employersKey } from './inbox.queries.ts'

/** The answer that employers would get to a question. */
export const rehearsedQuery = (api: ApiClient, question: string) =>
  queryOptions({
    queryKey: [...employersKey, 'rehearsed', question] as const,
    queryFn: ({ signal }) => unwrap(api.POST('/api/v1/users/me/rehearsal', { body: { question }, signal })),
    staleTime: 60_000,
  })

/** Stores the owner's choice for a question: an item, or with `null` no answer. */
export const saveAnswerChoice = (api: ApiClient, question: string, item_id: string | null) =>
  unwrap(api.PUT('/api/v1/users/me/answer-choices', { body: { question, item_id } }))

export const deleteAnswerChoice = (api: ApiClient, choiceId: string) =>
  unwrap(api.DELETE('/api/v1/users/me/answer-choices/{choice_id}', { params: { path: { choice_id: choiceId } } }))
