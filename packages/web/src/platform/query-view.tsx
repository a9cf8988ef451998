import { texts } from '@candid/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { isNotFound } from './not-found.ts'
import { errorMessage } from './toasts.ts'

type QueryViewProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isLoadingError' | 'refetch'>
  /** What stands there until the first answer. */
  pending: ReactNode
  /** What is said above the reason when there was none. */
  failed?: string
  /** What stands there when there is no such thing, or none any more: nothing to try again. */
  missing?: ReactNode
  /** What stands there when there is nothing to show. */
  empty?: { when: (data: Data) => boolean; show: ReactNode }
  children: (data: Data) => ReactNode
}

/** What a query has read; until then that it is on its way, or why it failed and a way to try again. */
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
