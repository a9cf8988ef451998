import { ApiError } from '@candid/api-client'

/** Whether an error says that the thing asked for does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404
