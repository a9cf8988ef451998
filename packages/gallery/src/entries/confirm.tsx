import { confirmModel, type Model } from '@candid/core/testing'
import { ada } from '../samples/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const DangerZone = lazyScreen(async () => (await import('@candid/web/features/settings/danger-zone.tsx')).DangerZone)

const model: Model<(typeof confirmModel)['machine']> = {
  ...confirmModel,
  events: [
    { type: 'confirm.ask', id: ada.id, name: ada.email, phrase: ada.email },
    { type: 'confirm.type', text: 'ada@' },
    { type: 'confirm.type', text: ada.email },
    { type: 'confirm.agree' },
    { type: 'confirm.cancel' },
  ],
}

export const confirmEntry = entry({
  name: 'confirm',
  title: 'Settings, danger zone',
  about: 'The question before something that cannot be taken back; a refusal keeps it open.',
  model,
  proven: confirmModel,
  Screen: () => (
    <Inset title="User Settings">
      <DangerZone />
    </Inset>
  ),
})
