import { type ApiClient, unwrap } from '@candid/api-client'
import type { Release, Section } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { type InterviewAddress, interviewKeys, type QuestionAddress } from './interview.queries.ts'

/** Which section of which resume. */
type SectionAddress = { resumeId: string; section: Section }

/** Ends when the item's own questions have been read again: what stands elsewhere must not hold up who goes on here. */
const refresh = (client: QueryClient, item: InterviewAddress) => {
  void client.invalidateQueries({ queryKey: interviewKeys.progress(item.resumeId) })
  // An answer may be like a question about any other item.
  void client.invalidateQueries({ queryKey: interviewKeys.everySimilar })
  return client.invalidateQueries({ queryKey: interviewKeys.interview(item) })
}

/** Generates `num` more questions about an item. */
export const askQuestionsMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, itemId, num }: InterviewAddress & { num: number }) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/chunks/{chunk_id}/questions', {
        params: { path: { id: resumeId, chunk_id: itemId }, query: { num: String(num) } },
      }),
    ),
  onSuccess: (_data: unknown, item: InterviewAddress) => refresh(client, item),
})

/** Adds one question that follows up a saved answer; answers with the item's questions as they are then. */
export const followUpMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, questionId }: QuestionAddress) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/questions/{question_id}/follow-up', {
        params: { path: { id: resumeId, question_id: questionId } },
      }),
    ),
  onSuccess: (_data: unknown, item: InterviewAddress) => refresh(client, item),
})

/** Saves an answer. With `version` an older one is refused with 409. */
export const saveAnswerMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, questionId, text, version }: QuestionAddress & { text: string; version: number | null }) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/questions/{question_id}/answer', {
        params: {
          path: { id: resumeId, question_id: questionId },
          // Version 0 is no answer yet: the first answer of another tab is not overwritten silently either.
          header: { 'if-match': `"${version ?? 0}"` },
        },
        body: { text },
      }),
    ),
  onSuccess: (_data: unknown, item: InterviewAddress) => refresh(client, item),
})

/** Says who may read a saved answer. */
export const setReleaseMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, questionId, release }: QuestionAddress & { release: Release }) =>
    unwrap(
      api.PATCH('/api/v1/resumes/{id}/questions/{question_id}/answer', {
        params: { path: { id: resumeId, question_id: questionId } },
        body: { release },
      }),
    ),
  onSuccess: (_data: unknown, item: InterviewAddress) => refresh(client, item),
})

/** Says who may read the saved answers of a section; with `only` those of these questions. */
export const releaseSectionMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, section, ...body }: SectionAddress & { release: Release; only?: string[] }) =>
    unwrap(
      api.PATCH('/api/v1/resumes/{id}/chunks/{category}/answers', {
        params: { path: { id: resumeId, category: section } },
        body,
      }),
    ),
  onSuccess: (_data: unknown, { resumeId }: { resumeId: string }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: interviewKeys.ofResume(resumeId) }),
      client.invalidateQueries({ queryKey: interviewKeys.progress(resumeId) }),
    ]),
})

/** Keeps text that is being typed. The list is not asked again: the text is already on the screen. */
export const saveDraftMutation = (api: ApiClient) => ({
  mutationFn: ({ resumeId, questionId, text }: QuestionAddress & { text: string }) =>
    unwrap(
      api.PUT('/api/v1/resumes/{id}/questions/{question_id}/draft', {
        params: { path: { id: resumeId, question_id: questionId } },
        body: { text },
      }),
    ),
})

/** Forgets a draft. */
export const deleteDraftMutation = (api: ApiClient) => ({
  mutationFn: ({ resumeId, questionId }: QuestionAddress) =>
    unwrap(
      api.DELETE('/api/v1/resumes/{id}/questions/{question_id}/draft', {
        params: { path: { id: resumeId, question_id: questionId } },
      }),
    ),
})
