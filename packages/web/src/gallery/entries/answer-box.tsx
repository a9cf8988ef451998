import { toAnswerBoxView } from '@candid/core'
import { answerBoxModel } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { entry } from './entry.ts'
import { ViewOnly } from './view-only.tsx'

type Actor = ActorRefFrom<(typeof answerBoxModel)['machine']>

const Screen = ({ actor }: { actor: Actor }) => (
  <ViewOnly name="answer-box" view={toAnswerBoxView(useSelector(actor, (snapshot) => snapshot))} />
)

export const answerBoxEntry = entry({
  name: 'answer-box',
  title: 'Question of an interview',
  about: 'The answer to one question, shown or typed; what is typed is never lost.',
  model: answerBoxModel,
  proven: answerBoxModel,
  Screen,
})
