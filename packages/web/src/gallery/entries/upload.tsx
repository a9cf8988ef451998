import { toUploadView } from '@candid/core'
import { uploadModel } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { entry } from './entry.ts'
import { ViewOnly } from './view-only.tsx'

type Actor = ActorRefFrom<(typeof uploadModel)['machine']>

const Screen = ({ actor }: { actor: Actor }) => (
  <ViewOnly name="upload" view={toUploadView(useSelector(actor, (snapshot) => snapshot))} />
)

export const uploadEntry = entry({
  name: 'upload',
  title: 'Upload dialog',
  about: 'One file on its way to the server; it stays chosen through cancel and failure.',
  model: uploadModel,
  proven: uploadModel,
  Screen,
})
