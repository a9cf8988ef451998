/** Thrown if the server cannot start for a reason that its operator can fix. The message is one line that says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

const anotherFolder = 'or set DATA_DIR to another folder'

/** The messages for errors of the operating system, by code. */
const refusals: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `the disk of ${path} is full: free some space, ${anotherFolder}`,
  EDQUOT: (path) => `the disk quota of ${path} is used up: free some space, ${anotherFolder}`,
  EROFS: (path) => `${path} is on a read-only disk: mount it writable, ${anotherFolder}`,
  EACCES: (path) => `${path} cannot be written: give this user the right to, ${anotherFolder}`,
  EPERM: (path) => `${path} cannot be written: give this user the right to, ${anotherFolder}`,
  ENOENT: (path) => `${path} cannot be made: create it, ${anotherFolder}`,
  ENOTDIR: (path) => `${path} is below a file: set DATA_DIR to a folder`,
  EEXIST: (path) => `${path} is a file: set DATA_DIR to a folder`,
  EIO: (path) => `the disk of ${path} does not work: check it, ${anotherFolder}`,
}

type SystemError = Error & { code?: unknown; syscall?: unknown; address?: unknown; port?: unknown }

/** Converts an error of the operating system during the start; null for any other error. */
export const toStartError = (error: unknown, path: string): StartError | null => {
  if (!(error instanceof Error)) return null
  const { code, syscall, address, port }: SystemError = error
  if (syscall === 'listen' || syscall === 'bind') {
    if (code === 'EADDRINUSE') return new StartError(`PORT ${port} is in use: stop what uses it, or set another PORT`)
    if (code === 'EACCES') return new StartError(`this user may not use PORT ${port}: set one above 1023`)
    return new StartError(`HOST ${address} cannot be listened on (${code}): set an address of this machine`)
  }
  const refusal = refusals[String(code)]
  return refusal ? new StartError(refusal(path), { cause: error }) : null
}
