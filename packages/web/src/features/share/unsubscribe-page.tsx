import { unsubscribe } from '../../entities/link/unsubscribe.ts'
import { paths } from '../../platform/paths.ts'
import type { PageProps } from '../../platform/route.ts'
import { useApi } from '../../platform/services.ts'
import { usePress } from '../../platform/use-press.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** /unsubscribe/{token}: ends the emails about the user's links without a login. A press is needed, so that opening the page (as mail scanners do) ends nothing. */
export function UnsubscribePage({ params }: PageProps) {
  const api = useApi()
  const token = params['token'] ?? ''
  const { form, busy, sent, failure } = usePress({ mutationFn: () => unsubscribe(api, token) })
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-5 py-12"
    >
      <Brand />
      <h1 tabIndex={-1} className="font-serif text-title font-medium text-balance">
        {sent ? 'You are unsubscribed' : 'Emails about your links'}
      </h1>
      {sent ? (
        <p role="status" className="text-ink-soft">
          Candid will not send you any more emails about your links. You can turn them on again under <EmployersLink />.
        </p>
      ) : (
        <>
          <p className="text-ink-soft">
            Candid emails you when one of your links is first opened or you are sent a question, at most once an hour.
          </p>
          {failure && (
            <Notice tone="bad">
              {failure.kind === 'missing' ? (
                <>
                  This link was already used or has expired. Use the link in your newest email, or turn the emails off
                  under <EmployersLink />.
                </>
              ) : (
                'The emails could not be turned off. Try again.'
              )}
            </Notice>
          )}
          <form {...form}>
            <Button type="submit" tone="primary" busy={busy}>
              Unsubscribe
            </Button>
          </form>
        </>
      )}
    </main>
  )
}

/** A link to the page where the emails are turned on and off, which needs a login. */
const EmployersLink = () => (
  <Link href={paths.employers} className="text-act-ink underline underline-offset-3">
    Employers
  </Link>
)
