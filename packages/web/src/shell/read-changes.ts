import type { QueryClient } from '@tanstack/react-query'
import { createEventReader } from '../platform/live/read-events.ts'
import { createChangeReader } from './apply-changes.ts'

type ChangesSettings = Omit<Parameters<typeof createEventReader>[0], 'onChange' | 'onMissed'> & {
  queryClient: QueryClient
}

/** Reads what the server reports as changed, and makes the queries about it stale. */
export const readChanges = ({ queryClient, ...settings }: ChangesSettings) =>
  createEventReader({ ...settings, ...createChangeReader(queryClient) })
