import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { StartError } from '../start-error.ts'

/** Returns the key that signs tokens. It is created once and stored in a file that only its owner can read. */
export const readSecret = async (path: string): Promise<Uint8Array> => {
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = await readFile(path)
  if (secret.length < 32)
    throw new StartError(`${path} is damaged: put it back from a backup, or delete it, which logs everybody out`)
  return secret
}
