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

/** Writes about one answer are sent one after the other, so that a draft never arrives after its answer. */
const inTurn = ({ questionId }: QuestionAddress) => ({ scope: { id: `answer of ${questionId}` } })

/** Saves an answer for the machine. A stale version is a result; every other refusal is an error. */
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

/** Runs the machine of one answer with its ports: the API, this browser's storage, and dictation. */
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
      // If it fails, the draft is offered again, which loses nothing.
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
  // The app's voice emits transcribed text. Only the box of its question uses it, and only while it is shown.
  useEffect(() => {
    const subscription = voice.actor.on('voice.transcribed', ({ owner, text }) => {
      if (owner === questionId) actor.send({ type: 'answer.dictated', text })
    })
    return () => subscription.unsubscribe()
  }, [voice, actor, questionId])
  return actor
}
