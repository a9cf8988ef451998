import { ApiError } from '@candid/api-client'

/** Whether an error is a 404. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404
