import type { ApiClient } from '@candid/api-client'
import {
  answerBoxMachine,
  type KeepDraftInput,
  type KeepDraftOutput,
  type SaveAnswerInput,
  type SaveAnswerOutput,
} from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import {
  deleteDraftMutation,
  saveAnswerMutation,
  saveDraftMutation,
} from '../../entities/question/interview.mutations.ts'
import type { QuestionAddress } from '../../entities/question/interview.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { readConflict } from '../../platform/conflict.ts'
import { fromMutation } from '../../platform/from-mutation.ts'
import { useServices } from '../../platform/services.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { useAppVoice } from '../../platform/voice/use-voice.ts'
import { answerDrafts, newerDraft } from './answer-draft-store.ts'

/** Writes about one answer go one after the other: a draft on its way must not arrive after the answer it became. */
const inTurn = ({ questionId }: QuestionAddress) => ({ scope: { id: `answer of ${questionId}` } })

/** Saves an answer as the machine asks for it. A stale version is an answer, every other refusal an error. */
const saveAnswer = (api: ApiClient, client: QueryClient, address: QuestionAddress) => {
  const save = saveAnswerMutation(api, client)
  return {
    ...save,
    ...inTurn(address),
    mutationFn: async ({ text, version }: SaveAnswerInput): Promise<SaveAnswerOutput> => {
      try {
        const saved = await save.mutationFn({ ...address, text, version })
        return { kind: 'saved', text: saved.text, version: saved.version }
      } catch (error) {
        const conflict = readConflict(error, v.string())
        if (!conflict) throw error
        return { kind: 'conflict', ...conflict }
      }
    },
    onSuccess: () => save.onSuccess(undefined, address),
  }
}

const keepDraft = (api: ApiClient, address: QuestionAddress) => ({
  ...inTurn(address),
  mutationFn: async ({ text }: KeepDraftInput): Promise<KeepDraftOutput> => {
    const { saved_at } = await saveDraftMutation(api).mutationFn({ ...address, text })
    return { savedAt: saved_at }
  },
})

type Saved = { text: string; version: number } | null
type Drafted = { text: string; saved_at: string } | null

/** The machine of one answer, with its ports: the API, this browser's storage, and what was said to this question. */
export const useAnswerBox = (address: QuestionAddress, answer: Saved, drafted: Drafted) => {
  const { api, queryClient } = useServices()
  const voice = useAppVoice()
  const { id: userId } = useCurrentUser()
  const { questionId } = address
  const machine = answerBoxMachine.provide({
    actors: {
      saveAnswer: fromMutation(queryClient, saveAnswer(api, queryClient, address)),
      keepDraft: fromMutation(queryClient, keepDraft(api, address)),
    },
    actions: {
      rememberDraft: (_, { text, from }) => answerDrafts.keep(userId, questionId, text, from),
      forgetDraft: (_, { from }) => answerDrafts.forget(userId, questionId, from),
      // Should it fail, the draft is offered again, which loses nothing.
      deleteDraft: () => {
        void queryClient
          .getMutationCache()
          .build(queryClient, { ...deleteDraftMutation(api), ...inTurn(address) })
          .execute(address)
          .catch(() => undefined)
      },
    },
  })
  const actor = useActorRef(machine, {
    input: {
      questionId,
      saved: answer?.text ?? '',
      version: answer?.version ?? null,
      kept: () => newerDraft(answerDrafts.readAll(userId, questionId)[0], drafted),
    },
  })
  // What was said is told by the app-long voice; only this question's box may hear it, and only while it is shown.
  useEffect(() => {
    const subscription = voice.actor.on('voice.transcribed', ({ owner, text }) => {
      if (owner === questionId) actor.send({ type: 'answer.dictated', text })
    })
    return () => subscription.unsubscribe()
  }, [voice, actor, questionId])
  return actor
}
