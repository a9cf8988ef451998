import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

export type HeaderSettings = {
  /** Other origins that the web app may call. */
  connect: string[]
  /** Whether browsers are told that all hosts below this one speak HTTPS too. */
  hstsSubdomains: boolean
}

const none = ["'none'"]
const self = ["'self'"]

/** Sets the security headers of every response, including errors, and no-store on those of the API. */
export const addHeaders = (app: FastifyInstance, { connect, hstsSubdomains }: HeaderSettings): void => {
  // Made once. The framework's plugin would make the policy anew for every call, a twelfth of a small call's work.
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: self,
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...connect],
        manifestSrc: self,
        baseUri: none,
        formAction: none,
        frameAncestors: none,
      },
    },
    frameguard: { action: 'deny' },
    // Only if the caller used TLS, below.
    strictTransportSecurity: false,
  })
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
  app.addHook('onRequest', ({ raw }, reply, done) =>
    secure(raw, reply.raw, (error) => done(error as Error | undefined)),
  )
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply
    raw.setHeader('Permissions-Policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()')
    // Share links are secret, and nothing else here is for search engines either.
    raw.setHeader('X-Robots-Tag', 'noindex, nofollow')
    raw.setHeader('X-Request-Id', request.id)
    if (request.protocol === 'https') raw.setHeader('Strict-Transport-Security', hsts)
    // Also by the route, because an address can be written in several ways.
    if (request.url.startsWith('/api/') || request.routeOptions.config.operation)
      raw.setHeader('Cache-Control', 'no-store')
    done()
  })
}
