/** Keys that more than one folder refreshes. */
export const usersKey = ['users'] as const
export const resumesKey = ['resumes'] as const
