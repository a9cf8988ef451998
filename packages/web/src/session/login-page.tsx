import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function LoginPage() {
  return <PageHead title="LoginPage" />
}
