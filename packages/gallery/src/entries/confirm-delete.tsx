import { confirmDeleteModel, type Model } from '@candid/core/testing'
import { ada } from '../stage/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const DangerZone = lazyScreen(async () => (await import('@candid/web/features/settings/danger-zone.tsx')).DangerZone)

const model: Model<(typeof confirmDeleteModel)['machine']> = {
  ...confirmDeleteModel,
  events: [
    { type: 'delete.ask', id: ada.id, phrase: ada.email },
    { type: 'delete.type', text: 'ada@' },
    { type: 'delete.type', text: ada.email },
    { type: 'delete.confirm' },
    { type: 'delete.cancel' },
  ],
}

export const confirmDeleteEntry = entry({
  name: 'confirm-delete',
  title: 'Settings, danger zone',
  about: 'The question before something is deleted for good; a refused deletion keeps it open.',
  model,
  proven: confirmDeleteModel,
  Screen: () => (
    <Inset title="User Settings">
      <DangerZone />
    </Inset>
  ),
})
