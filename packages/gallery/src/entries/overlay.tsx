import { type Model, overlayModel } from '@candid/core/testing'
import { ada } from '../samples/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const AdminPage = lazyScreen(async () => (await import('@candid/web/features/admin/admin-page.tsx')).AdminPage)

const model: Model<(typeof overlayModel)['machine']> = {
  ...overlayModel,
  events: [
    { type: 'overlay.open', kind: 'add', about: null },
    { type: 'overlay.open', kind: 'edit', about: ada.id },
    { type: 'overlay.close' },
  ],
}

export const overlayEntry = entry({
  name: 'overlay',
  title: 'Dialogs of the users page',
  about: 'What lies over a page: at most one dialog, and which thing it is about.',
  model,
  proven: overlayModel,
  Screen: () => (
    <Inset>
      <AdminPage />
    </Inset>
  ),
})
