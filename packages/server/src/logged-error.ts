type LoggedError = { type: string; message: string; stack: string; [about: string]: unknown }

/** An error without anything that a user wrote. Both drivers put queries, parameters and rows into theirs. */
export const toLoggedError = (error: Error): LoggedError => {
  const about = (name: string) => {
    const value = Reflect.get(error, name)
    return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {}
  }
  const fromDatabase = 'severity' in error
  // A mail server's refusal repeats the address that it refuses, as does the mail client's own.
  const fromMail = 'response' in error || ('code' in error && error.code === 'EENVELOPE')
  // A stack begins with the message.
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
