import { useMutation } from '@tanstack/react-query'
import { unsubscribe } from '../../entities/link/unsubscribe.ts'
import { isNotFound } from '../../platform/not-found.ts'
import { paths } from '../../platform/paths.ts'
import type { PageProps } from '../../platform/route.ts'
import { useApi } from '../../platform/services.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** /unsubscribe/{token}: ends the mails about somebody's links, without a login, by one press: what only opens it ends nothing. */
export function UnsubscribePage({ params }: PageProps) {
  const api = useApi()
  const token = params['token'] ?? ''
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => unsubscribe(api, token) })
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-5 py-12"
    >
      <Brand />
      <h1 tabIndex={-1} className="font-serif text-title font-medium text-balance">
        {isSuccess ? 'No more mails about your links' : 'Mails about your links'}
      </h1>
      {isSuccess ? (
        <p role="status" className="text-ink-soft">
          You can turn them on again under{' '}
          <Link href={paths.employers} className="text-act-ink underline underline-offset-3">
            Employers
          </Link>
          .
        </p>
      ) : (
        <>
          <p className="text-ink-soft">
            Candid mails you when a link of yours is opened for the first time and when a question waits for you, at
            most once an hour.
          </p>
          {error && (
            <Notice tone="bad">
              {isNotFound(error)
                ? 'This address was used already, or is too old. The newest mail has one that works; or turn the mails off under Employers.'
                : 'The mails could not be turned off. Try again.'}
            </Notice>
          )}
          <div>
            <Button tone="primary" busy={isPending} onClick={() => mutate()}>
              Get no more mails
            </Button>
          </div>
        </>
      )}
    </main>
  )
}
