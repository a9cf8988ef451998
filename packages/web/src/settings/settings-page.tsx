import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function SettingsPage() {
  return <PageHead title="SettingsPage" />
}
