import { toInterviewView } from '@candid/core'
import { interviewModel } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { entry } from './entry.ts'
import { ViewOnly } from './view-only.tsx'

type Actor = ActorRefFrom<(typeof interviewModel)['machine']>

const Screen = ({ actor }: { actor: Actor }) => (
  <ViewOnly name="interview" view={toInterviewView(useSelector(actor, (snapshot) => snapshot))} />
)

export const interviewEntry = entry({
  name: 'interview',
  title: 'Interview dialog',
  about: 'Which item is asked about, and whether its questions are there.',
  model: interviewModel,
  proven: interviewModel,
  Screen,
})
