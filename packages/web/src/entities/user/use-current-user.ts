import type { User } from '@candid/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/services.ts'
import { currentUserQuery } from './current-user.queries.ts'

/** Returns the logged-in user, who is always loaded inside the layout. */
export const useCurrentUser = (): User => useSuspenseQuery(currentUserQuery(useApi())).data
