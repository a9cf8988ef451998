import { type Model, uploadModel } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const UploadDialog = lazyScreen(
  async () => (await import('@candid/web/features/resumes/upload-dialog.tsx')).UploadDialog,
)

const size = 184_320

const model: Model<(typeof uploadModel)['machine']> = {
  ...uploadModel,
  events: uploadModel.events.map((event) => {
    if (event.type === 'upload.choose') return { ...event, file: { name: 'ada-lindqvist.pdf', size, handle: null } }
    if (event.type === 'upload.reject') return { ...event, name: 'ada-lindqvist.docx' }
    return event.type === 'upload.progressed' ? { ...event, sent: Math.round(size * 0.64), total: size } : event
  }),
}

const nothing = () => undefined

export const uploadEntry = entry({
  name: 'upload',
  title: 'Upload dialog',
  about: 'One file on its way to the server; it stays chosen through cancel and failure.',
  model,
  proven: uploadModel,
  Screen: () => (
    <Inset title="Resume Management">
      <UploadDialog resumeId={null} open onOpen={nothing} onDone={nothing} isFirst={false} dropped={null} />
    </Inset>
  ),
})
