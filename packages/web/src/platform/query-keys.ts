/** The query key of the current user (specification, section 7). */
export const currentUserKey = ['currentUser'] as const

/** Query keys that more than one folder invalidates. */
export const usersKey = ['users'] as const
export const resumesKey = ['resumes'] as const
