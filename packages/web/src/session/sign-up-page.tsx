import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function SignUpPage() {
  return <PageHead title="SignUpPage" />
}
