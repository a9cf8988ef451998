import { profileModel } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ProfilePanel = lazyScreen(
  async () => (await import('@candid/web/features/settings/profile-panel.tsx')).ProfilePanel,
)

export const profileEntry = entry({
  name: 'profile',
  title: 'Settings, my profile',
  about: 'Whether the own profile is shown or edited.',
  model: profileModel,
  proven: profileModel,
  Screen: () => (
    <Inset title="User Settings">
      <ProfilePanel />
    </Inset>
  ),
})
