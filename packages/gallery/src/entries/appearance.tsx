import { appearanceModel } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const AppearancePanel = lazyScreen(
  async () => (await import('@candid/web/features/settings/appearance-panel.tsx')).AppearancePanel,
)

export const appearanceEntry = entry({
  name: 'appearance',
  title: 'Settings, appearance',
  about: 'Light or dark, kept on this device and followed from tab to tab.',
  model: appearanceModel,
  proven: appearanceModel,
  services: (actor) => ({ appearance: actor }),
  Screen: () => (
    <Inset title="User Settings">
      <AppearancePanel />
    </Inset>
  ),
})
