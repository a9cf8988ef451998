/** One reason why input is invalid, as `{detail: [...]}` of a 422 lists them. */
export type Issue = { loc: (string | number)[]; msg: string; type: string }

/** An error response with its status and its detail as the client sees it. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly detail: string | Issue[]
  readonly headers: Record<string, string>
  /** Other fields of the response's body besides the detail. */
  readonly more: Record<string, unknown>

  constructor(
    status: number,
    detail: string | Issue[],
    headers: Record<string, string> = {},
    more: Record<string, unknown> = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.map((issue) => issue.msg).join('; '))
    this.status = status
    this.detail = detail
    this.headers = headers
    this.more = more
  }
}

/** All errors that the API returns on purpose. Where the specification's client knows a text, it is that text. */
export const errors = {
  unauthorized: () => new HttpError(401, 'Could not validate credentials', { 'WWW-Authenticate': 'Bearer' }),
  forbidden: () => new HttpError(403, "The user doesn't have enough privileges"),
  selfDeletion: () => new HttpError(403, 'Super users are not allowed to delete themselves'),
  selfDemotion: () => new HttpError(403, 'Super users are not allowed to demote or deactivate themselves'),
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
  tooManyPrepared: () =>
    new HttpError(409, "You've reached the limit of 500 prepared answers. Delete one to add another."),
  tooManyChoices: (most: number) =>
    new HttpError(409, `There are already ${most} questions whose answers you chose. Remove one first.`),
  tooManyLinks: (most: number) =>
    new HttpError(409, `You've reached the limit of ${most} links. Revoke one to create another.`),
  unsubscribeNotFound: () => new HttpError(404, 'This link was already used or has expired'),
  linkNotFound: () => new HttpError(404, 'Link not found'),
  linkRevoked: () => new HttpError(409, 'The link was revoked'),
  noDownload: () => new HttpError(404, 'This link does not offer the PDF'),
  noQuestions: () => new HttpError(403, 'This link does not take questions'),
  notFound: () => new HttpError(404, 'Not Found'),
  notParsed: () => new HttpError(409, 'Resume must be parsed before it is made active'),
  notYetParsed: () => new HttpError(409, 'Resume has not been parsed'),
  parseRunning: () => new HttpError(409, 'The resume is being parsed'),
  alreadyParsed: () => new HttpError(409, 'The resume is already parsed'),
  noPdf: () => new HttpError(409, 'This resume was imported from JSON Resume and has no PDF to parse'),
  /** A save from an older version: `theirs` is what is saved now. */
  staleVersion: (theirs: unknown, version: number) =>
    new HttpError(409, 'This was changed elsewhere in the meantime', {}, { theirs, version }),
  tooLarge: (limit?: string) =>
    new HttpError(413, limit ? `The file is larger than ${limit}` : 'The request is too large'),
  noRoom: (maxMb: number) =>
    new HttpError(413, `An account can store up to ${maxMb} MB of resumes. Delete one to make room for this file.`),
  tooManyFiles: (most: number) =>
    new HttpError(413, `An account can have up to ${most} resumes. Delete one to add another.`),
  tooManyItems: (most: number) =>
    new HttpError(413, `A resume can have at most ${most} items. Shorten an item or combine several into one.`),
  resumeFullOfQuestions: () =>
    new HttpError(413, 'This resume has as many questions as it can hold. Answer the existing ones first.'),
  accountFullOfQuestions: () =>
    new HttpError(413, 'Your resumes have as many questions as an account can hold. Delete a resume to add more.'),
  resumeFullOfAnswers: () =>
    new HttpError(413, 'The answers of this resume can hold up to 5 MB of text. Shorten one to make room.'),
  accountFullOfAnswers: () =>
    new HttpError(413, 'The answers of an account can hold up to 50 MB of text. Delete a resume to make room.'),
  tooManyItemsKept: (most: number) =>
    new HttpError(
      413,
      `A resume can keep at most ${most} items, deleted ones included. Add the text to an existing item.`,
    ),
  resumeFull: () => new HttpError(413, 'The resume cannot hold more text'),
  notPdf: () => new HttpError(415, 'Only PDF files are supported'),
  notUtf8: () => new HttpError(400, 'The request body must be UTF-8'),
  mediaType: () => new HttpError(415, 'Unsupported media type'),
  tooMany: (seconds: number) =>
    new HttpError(429, `Too many attempts. Please try again in ${waitText(seconds)}.`, {
      'Retry-After': String(Math.max(1, Math.ceil(seconds))),
    }),
  tooManyStreams: () =>
    new HttpError(429, 'Too many open pages are receiving updates for this account', { 'Retry-After': '60' }),
  cannotTranscribe: () => new HttpError(501, 'This server cannot transcribe speech'),
  placeChanged: () => new HttpError(409, 'This text was added to a section in the meantime'),
  cannotSpeak: () => new HttpError(501, 'This server cannot speak'),
  notAnswered: () => new HttpError(502, 'The question could not be answered right now. Please try again.'),
  engineFailed: (detail: string) => new HttpError(502, detail),
  busy: () =>
    new HttpError(503, 'Too many of your requests are still being processed. Try again in a few seconds.', {
      'Retry-After': '5',
    }),
  tooMuchWork: () =>
    new HttpError(503, 'This took too long and was stopped. Try again; if it happens again, shorten the text.', {
      'Retry-After': '30',
    }),
  diskFull: () =>
    new HttpError(
      507,
      'The disk of this server is full, so nothing was saved. Please tell its administrator, and try again.',
    ),
  unavailable: () =>
    new HttpError(503, 'The server cannot save or read data right now. Please try again.', { 'Retry-After': '5' }),
  invalid: (msg: string, loc: (string | number)[], type = 'value_error') => new HttpError(422, [{ loc, msg, type }]),
}

const waitText = (seconds: number) =>
  seconds <= 90 ? `${Math.max(1, Math.ceil(seconds))} seconds` : `${Math.ceil(seconds / 60)} minutes`
