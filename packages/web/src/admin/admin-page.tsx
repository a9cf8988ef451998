import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function AdminPage() {
  return <PageHead title="AdminPage" />
}

export const preloadAdmin = () => Promise.resolve()
