import { toResumeLifecycleView } from '@candid/core'
import { resumeLifecycleModel } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { entry } from './entry.ts'
import { ViewOnly } from './view-only.tsx'

type Actor = ActorRefFrom<(typeof resumeLifecycleModel)['machine']>

const Screen = ({ actor }: { actor: Actor }) => (
  <ViewOnly name="resume-lifecycle" view={toResumeLifecycleView(useSelector(actor, (snapshot) => snapshot))} />
)

export const resumeLifecycleEntry = entry({
  name: 'resume-lifecycle',
  title: 'Row of a resume',
  about: 'A resume on its way from uploaded over parsed to active; only a parsed one can be active.',
  model: resumeLifecycleModel,
  proven: resumeLifecycleModel,
  Screen,
})
