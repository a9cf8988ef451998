import { texts } from '@candid/core'
import { useSearchParams } from 'wouter'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { PageHead } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import { DangerZone } from './danger-zone.tsx'
import { DownloadData } from './download-data.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'

const profile = {
  id: 'profile',
  label: texts.myProfile,
  content: (
    <div className="flex flex-col gap-5">
      <ProfilePanel />
      <DownloadData />
    </div>
  ),
} as const
const tabs = [
  profile,
  { id: 'password', label: 'Password', content: <PasswordPanel /> },
  { id: 'appearance', label: 'Appearance', content: <AppearancePanel /> },
] as const
const danger = { id: 'danger', label: texts.dangerZone, content: <DangerZone /> } as const

/** /settings. The open tab is part of the address, so that it can be linked to and survives a reload. */
export function SettingsPage() {
  const { is_superuser } = useCurrentUser()
  const [search, setSearch] = useSearchParams()
  const shown = is_superuser ? tabs : [...tabs, danger]
  const selected = shown.find((tab) => tab.id === search.get('tab')) ?? profile
  return (
    <>
      <PageHead title={texts.userSettings} />
      <Tabs
        label={texts.userSettings}
        tabs={shown}
        selected={selected.id}
        onSelect={(id) => setSearch(id === 'profile' ? {} : { tab: id }, { replace: true })}
      />
    </>
  )
}
