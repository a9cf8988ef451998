import { type ApiClient, unwrap } from '@candid/api-client'
import type { Release, Section } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { type InterviewAddress, interviewKeys, type QuestionAddress } from './interview.queries.ts'

/** The section and the id of its resume. */
type SectionAddress = { resumeId: string; section: Section }

/** Resolves when the item's own questions are refetched. Other queries must not delay the person. */
const refresh = (client: QueryClient, item: InterviewAddress) => {
  void client.invalidateQueries({ queryKey: interviewKeys.progress(item.resumeId) })
  // A saved answer can be similar to questions about any other item.
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

/** Adds one question that follows up a saved answer; returns the item's new list of questions. */
export const followUpMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, questionId }: QuestionAddress) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/questions/{question_id}/follow-up', {
        params: { path: { id: resumeId, question_id: questionId } },
      }),
    ),
  onSuccess: (_data: unknown, item: InterviewAddress) => refresh(client, item),
})

/** Saves an answer. With `version`, a save of an older version is refused with 409. */
export const saveAnswerMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId, questionId, text, version }: QuestionAddress & { text: string; version: number | null }) =>
    unwrap(
      api.POST('/api/v1/resumes/{id}/questions/{question_id}/answer', {
        params: {
          path: { id: resumeId, question_id: questionId },
          // Version 0 means no answer yet, so the first answer of another tab is not overwritten silently either.
          header: { 'if-match': `"${version ?? 0}"` },
        },
        body: { text },
      }),
    ),
  onSuccess: (_data: unknown, item: InterviewAddress) => refresh(client, item),
})

/** Sets who may read a saved answer. */
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

/** Sets who may read the saved answers of a section; with `only`, those of these questions. */
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

/** Stores a draft. The list is not refetched, because the text is already on the screen. */
export const saveDraftMutation = (api: ApiClient) => ({
  mutationFn: ({ resumeId, questionId, text }: QuestionAddress & { text: string }) =>
    unwrap(
      api.PUT('/api/v1/resumes/{id}/questions/{question_id}/draft', {
        params: { path: { id: resumeId, question_id: questionId } },
        body: { text },
      }),
    ),
})

/** Deletes a draft. */
export const deleteDraftMutation = (api: ApiClient) => ({
  mutationFn: ({ resumeId, questionId }: QuestionAddress) =>
    unwrap(
      api.DELETE('/api/v1/resumes/{id}/questions/{question_id}/draft', {
        params: { path: { id: resumeId, question_id: questionId } },
      }),
    ),
})
