type LoggedError = { type: string; message: string; stack: string; [about: string]: unknown }

/** Returns an error without user data. Both database drivers put queries, parameters and rows into their errors. */
export const toLoggedError = (error: Error): LoggedError => {
  const about = (name: string) => {
    const value = Reflect.get(error, name)
    return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {}
  }
  const fromDatabase = 'severity' in error
  // The refusal of a mail server, and the mail client's own error, repeat the refused address.
  const fromMail = 'response' in error || ('code' in error && error.code === 'EENVELOPE')
  // A stack starts with the message.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.name,
    message: fromDatabase ? 'database error' : fromMail ? 'mail error' : error.message,
    stack: frames.join('\n'),
    ...about('code'),
    ...about('statusCode'),
    ...about('responseCode'),
    ...about('table'),
    ...about('constraint'),
    ...about('routine'),
  }
}
