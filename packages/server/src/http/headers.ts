import type { FastifyInstance } from 'fastify'

/** Further origins that the web app may call, besides its own. */
export type Origins = { connect: string[] }

const policy = ({ connect }: Origins) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Sets the security headers of every answer, errors included, and no-store on those of the API. */
export const addHeaders = (app: FastifyInstance, origins: Origins): void => {
  const fixed: Record<string, string> = {
    'Content-Security-Policy': policy(origins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    // Share links are secrets, and nothing else here is for search engines either.
    'X-Robots-Tag': 'noindex, nofollow',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  const entries = Object.entries(fixed)
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of entries) reply.raw.setHeader(name, value)
    reply.raw.setHeader('X-Request-Id', request.id)
    if (request.protocol === 'https') reply.raw.setHeader('Strict-Transport-Security', 'max-age=31536000')
    // By the route too: an address may be written in several ways.
    if (request.url.startsWith('/api/') || request.routeOptions.config.operation)
      reply.raw.setHeader('Cache-Control', 'no-store')
    done()
  })
}
