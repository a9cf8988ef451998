import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function RecoverPasswordPage() {
  return <PageHead title="RecoverPasswordPage" />
}
