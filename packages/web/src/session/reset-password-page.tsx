import { PageHead } from '../ui/page.tsx'

/** Placeholder: the screen comes. */
export function ResetPasswordPage() {
  return <PageHead title="ResetPasswordPage" />
}
