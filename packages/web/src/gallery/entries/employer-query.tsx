import { toEmployerQueryView } from '@candid/core'
import { employerQueryModel } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { entry } from './entry.ts'
import { ViewOnly } from './view-only.tsx'

type Actor = ActorRefFrom<(typeof employerQueryModel)['machine']>

const Screen = ({ actor }: { actor: Actor }) => (
  <ViewOnly name="employer-query" view={toEmployerQueryView(useSelector(actor, (snapshot) => snapshot))} />
)

export const employerQueryEntry = entry({
  name: 'employer-query',
  title: 'Ask box of an employer',
  about: 'A question to a shared resume: typed or picked, asked, answered or refused.',
  model: employerQueryModel,
  proven: employerQueryModel,
  Screen,
})
