import { unsavedModel } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const UnsavedDialog = lazyScreen(
  async () => (await import('@candid/web/features/items/unsaved-dialog.tsx')).UnsavedDialog,
)

export const unsavedEntry = entry({
  name: 'unsaved',
  title: 'Question about unsaved changes',
  about: 'What is typed and not saved; who wants to leave it is asked first.',
  model: unsavedModel,
  proven: unsavedModel,
  Screen: ({ actor }) => (
    <Inset title="ada-lindqvist.pdf">
      <UnsavedDialog actor={actor} />
    </Inset>
  ),
})
