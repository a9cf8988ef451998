/** Query keys that more than one folder invalidates. */
export const usersKey = ['users'] as const
export const resumesKey = ['resumes'] as const
