import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function ResumesPage() {
  return <PageHead title="ResumesPage" />
}
