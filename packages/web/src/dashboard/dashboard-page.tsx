import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function DashboardPage() {
  return <PageHead title="DashboardPage" />
}
