import { jwtVerify, SignJWT } from 'jose'

/** Makes and reads access tokens: signed, with an end, and naming the session they belong to. */
export type Tokens = {
  issue: (claims: { userId: string; sessionId: string }) => Promise<string>
  /** The claims of a good token; null for any other. `stale` tells that half of its life is over. */
  read: (token: string) => Promise<{ userId: string; sessionId: string; stale: boolean } | null>
  ttlS: number
}

const issuer = 'candid'
const audience = 'candid:access'

/** Tokens that live `ttlS` seconds, signed with HS256 by a secret of at least 32 bytes. */
export const createTokens = (secret: Uint8Array, ttlS: number): Tokens => ({
  ttlS,
  issue: ({ userId, sessionId }) =>
    new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + ttlS)
      .sign(secret),
  read: async (token) => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ: 'JWT',
        requiredClaims: ['exp'],
      })
      const { sub, sid, iat } = payload
      if (!isUuid(sub) || !isUuid(sid) || iat === undefined) return null
      return { userId: sub, sessionId: sid, stale: Date.now() / 1000 - iat > ttlS / 2 }
    } catch {
      // Any token that does not verify is as good as none.
      return null
    }
  },
})

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
