import { texts } from '@candid/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { isNotFound } from './not-found.ts'
import { errorMessage } from './toasts.ts'

type QueryViewProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isLoadingError' | 'refetch'>
  /** Shown until the first response. */
  pending: ReactNode
  /** Shown above the reason of a failure. */
  failed?: string
  /** Shown after a 404, where a retry cannot help. */
  missing?: ReactNode
  /** Shown if the data is empty. */
  empty?: { when: (data: Data) => boolean; show: ReactNode }
  children: (data: Data) => ReactNode
}

/** Shows the data of a query. Until it is there, shows that it is loading, or why it failed with a button to try again. */
export function QueryView<Data>({ query, pending, failed, missing, empty, children }: QueryViewProps<Data>) {
  const { data, error, isLoadingError, refetch } = query
  if (missing !== undefined && isNotFound(error)) return missing
  if (isLoadingError)
    return (
      <Notice
        tone="bad"
        title={failed ?? texts.somethingWrong}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {errorMessage(error)}
      </Notice>
    )
  if (data === undefined) return pending
  return empty?.when(data) ? empty.show : children(data)
}
