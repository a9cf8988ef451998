import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function ResumePage() {
  return <PageHead title="ResumePage" />
}
