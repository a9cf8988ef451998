import type { ApiClient } from '@candid/api-client'
import {
  type GenerateQuestionsInput,
  interviewMachine,
  type LoadQuestionsInput,
  type QuestionsOutput,
  toInterviewView,
} from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { askQuestionsMutation } from '../../entities/question/interview.mutations.ts'
import { interviewQuery, readInterview } from '../../entities/question/interview.queries.ts'
import { fromMutation } from '../../platform/from-mutation.ts'
import { useServices } from '../../platform/services.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { notifyFailure } from '../../platform/toasts.ts'

/** Fetches the questions of an item into the cache, from which the screen shows them. */
const loadQuestions = (api: ApiClient, client: QueryClient, resumeId: string) =>
  fromPromise<QuestionsOutput, LoadQuestionsInput>(async ({ input: { itemId }, signal }) => {
    const interview = await readInterview(api, { resumeId, itemId }, signal)
    client.setQueryData(interviewQuery(api, { resumeId, itemId }).queryKey, interview)
    return { count: interview.questions.length }
  })

const generateQuestions = (api: ApiClient, client: QueryClient, resumeId: string) => {
  const ask = askQuestionsMutation(api, client)
  return fromMutation<QuestionsOutput, GenerateQuestionsInput>(client, {
    mutationFn: async ({ itemId, num }) => {
      const { questions } = await ask.mutationFn({ resumeId, itemId, num })
      await ask.onSuccess(undefined, { resumeId, itemId })
      return { count: questions.length }
    },
    onError: notifyFailure,
  })
}

/** Runs the machine of the open modal: which item it is about, and whether its questions are loaded. */
export const useInterview = (resumeId: string, firstItem: string | undefined) => {
  const { api, queryClient } = useServices()
  const machine = useMemo(
    () =>
      interviewMachine.provide({
        actors: {
          loadQuestions: loadQuestions(api, queryClient, resumeId),
          generateQuestions: generateQuestions(api, queryClient, resumeId),
        },
      }),
    [api, queryClient, resumeId],
  )
  const actor = useActorRef(machine)
  // The modal is mounted when it opens and unmounted when it closes.
  useEffect(() => {
    if (firstItem !== undefined) actor.send({ type: 'interview.open', itemId: firstItem })
  }, [actor, firstItem])
  return { ...useSelector(actor, toInterviewView, shallowEqual), send: actor.send }
}
