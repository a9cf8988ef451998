/** Every address of the app, in one place. */
export const paths = {
  home: '/',
  signUp: '/signup',
  logIn: '/login',
  recoverPassword: '/recover-password',
  resetPassword: '/reset-password',
  settings: '/settings',
  admin: '/admin',
  employers: '/employers',
  /** The questions of employers, at a page of the list. */
  inbox: (page: number) => `/employers?tab=questions${page > 1 ? `&page=${page}` : ''}`,
  readiness: '/employers?tab=readiness',
  answerCommon: (question: string) => `/employers?tab=readiness&question=${encodeURIComponent(question)}`,
  sample: '/share/sample',
  /** The dashboard, with an item of the active resume open. */
  activeItem: (itemId: string) => `/#item-${encodeURIComponent(itemId)}`,
  linkPreview: (linkId: string) => `/employers/links/${encodeURIComponent(linkId)}`,
  resumes: '/resumes',
  resume: (id: string) => `/resumes/${encodeURIComponent(id)}`,
  resumePrint: (id: string) => `/resumes/${encodeURIComponent(id)}/print`,
} as const

/** Adds a page number to an address; page 1 is the plain address. */
export const atPage = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)
