import { toVoiceView } from '@candid/core'
import { voiceModel } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { entry } from './entry.ts'
import { ViewOnly } from './view-only.tsx'

type Actor = ActorRefFrom<(typeof voiceModel)['machine']>

const Screen = ({ actor }: { actor: Actor }) => (
  <ViewOnly name="voice" view={toVoiceView(useSelector(actor, (snapshot) => snapshot))} />
)

export const voiceEntry = entry({
  name: 'voice',
  title: 'Question that speaks or listens',
  about: 'The single lock on loudspeaker and microphone.',
  model: voiceModel,
  proven: voiceModel,
  Screen,
})
