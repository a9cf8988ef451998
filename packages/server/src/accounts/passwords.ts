import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The interface of the hashing library. */
type Argon = {
  hash: (password: string, options: typeof parameters) => Promise<string>
  verify: (phc: string, password: string) => Promise<boolean>
}

/** Hashes and verifies passwords. */
export const passwordsBy = (argon: Argon) => {
  /** At most two hashes at a time, because each takes 19 MiB and a thread that files and DNS need too. */
  const limited = pLimit(2)

  /** Returns the hash of a password as a PHC string. */
  const hashPassword = (password: string): Promise<string> => limited(() => argon.hash(password, parameters))

  let dummy: Promise<string> | undefined

  /** A hash that matches no password. It is computed once; if that fails, again the next time. */
  const decoyHash = () => {
    dummy ??= hashPassword('a password that nobody has').catch((error: unknown) => {
      dummy = undefined
      throw error
    })
    return dummy
  }

  /** Whether a password is correct. Without a hash (unknown user) the check takes as long and fails. */
  const verifyPassword = async (phc: string | undefined, password: string): Promise<boolean> => {
    if (phc !== undefined) return limited(() => argon.verify(phc, password))
    const decoy = await decoyHash()
    await limited(() => argon.verify(decoy, password))
    return false
  }

  return { hashPassword, verifyPassword }
}

export const { hashPassword, verifyPassword } = passwordsBy({ hash, verify })
