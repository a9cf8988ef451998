import type { User } from '@candid/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/services.ts'
import { currentUserQuery } from './current-user.queries.ts'

/** The logged-in user; inside the layout it is always there. */
export const useCurrentUser = (): User => useSuspenseQuery(currentUserQuery(useApi())).data
