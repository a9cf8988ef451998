/** One reason why input is invalid, as `{detail: [...]}` of a 422 lists them. */
export type Issue = { loc: (string | number)[]; msg: string; type: string }

/** An answer that is an error of the caller's: its status, and its detail as the client sees it. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly detail: string | Issue[]
  readonly headers: Record<string, string>

  constructor(status: number, detail: string | Issue[], headers: Record<string, string> = {}) {
    super(typeof detail === 'string' ? detail : detail.map((issue) => issue.msg).join('; '))
    this.status = status
    this.detail = detail
    this.headers = headers
  }
}

/** Every error that the API answers on purpose; the texts are those that clients of this kind of API know. */
export const errors = {
  unauthorized: () => new HttpError(401, 'Could not validate credentials', { 'WWW-Authenticate': 'Bearer' }),
  forbidden: () => new HttpError(403, "The user doesn't have enough privileges"),
  selfDeletion: () => new HttpError(403, 'Super users are not allowed to delete themselves'),
  wrongLogin: () => new HttpError(400, 'Incorrect email or password'),
  inactiveUser: () => new HttpError(400, 'Inactive user'),
  emailTaken: () => new HttpError(400, 'The user with this email already exists in the system'),
  emailTakenOnUpdate: () => new HttpError(409, 'User with this email already exists'),
  wrongPassword: () => new HttpError(400, 'Incorrect password'),
  samePassword: () => new HttpError(400, 'New password cannot be the same as the current one'),
  invalidToken: () => new HttpError(400, 'Invalid token'),
  lastSuperuser: () => new HttpError(409, 'The last active superuser cannot be deleted, deactivated or demoted'),
  userNotFound: () => new HttpError(404, 'User not found'),
  resumeNotFound: () => new HttpError(404, 'Resume not found'),
  itemNotFound: () => new HttpError(404, 'Item not found'),
  questionNotFound: () => new HttpError(404, 'Question not found'),
  answerNotFound: () => new HttpError(404, 'Answer not found'),
  tooManyPrepared: () => new HttpError(409, 'There are as many prepared answers as there may be'),
  linkNotFound: () => new HttpError(404, 'Link not found'),
  linkRevoked: () => new HttpError(409, 'The link was revoked'),
  noQuestions: () => new HttpError(403, 'This link does not take questions'),
  notFound: () => new HttpError(404, 'Not Found'),
  notParsed: () => new HttpError(409, 'Resume must be parsed before it is made active'),
  notYetParsed: () => new HttpError(409, 'Resume has not been parsed'),
  parseRunning: () => new HttpError(409, 'The resume is being parsed'),
  alreadyParsed: () => new HttpError(409, 'The resume is already parsed'),
  noPdf: () => new HttpError(409, 'This resume was imported from JSON Resume and has no PDF to parse'),
  staleVersion: () => new HttpError(409, 'This was changed elsewhere in the meantime'),
  tooLarge: (limit?: string) =>
    new HttpError(413, limit ? `The file is larger than ${limit}` : 'The request is too large'),
  resumeFull: () => new HttpError(413, 'The resume cannot hold more text'),
  notPdf: () => new HttpError(415, 'Only PDF files are supported'),
  mediaType: () => new HttpError(415, 'Unsupported media type'),
  tooMany: (seconds: number) =>
    new HttpError(429, `Too many attempts. Please try again in ${waitText(seconds)}.`, {
      'Retry-After': String(Math.max(1, Math.ceil(seconds))),
    }),
  cannotTranscribe: () => new HttpError(501, 'This server cannot write down speech'),
  placeChanged: () => new HttpError(409, 'This text was placed in the meantime'),
  cannotSpeak: () => new HttpError(501, 'This server cannot speak'),
  notAnswered: () => new HttpError(502, 'The question could not be answered right now. Please try again.'),
  engineFailed: (detail: string) => new HttpError(502, detail),
  invalid: (msg: string, loc: (string | number)[], type = 'value_error') => new HttpError(422, [{ loc, msg, type }]),
}

const waitText = (seconds: number) =>
  seconds <= 90 ? `${Math.max(1, Math.ceil(seconds))} seconds` : `${Math.ceil(seconds / 60)} minutes`
