import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'
import { useServices } from './services.ts'

/** Gives the screens in it the app's cache of what the server said. The pages before log-in have none, and do not load its code. */
export function Cached({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={useServices().cache(createQueryClient)}>{children}</QueryClientProvider>
}
