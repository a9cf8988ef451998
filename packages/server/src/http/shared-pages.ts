import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpError } from '../errors.ts'
import { allowInline, type ReadPage } from './page-files.ts'
import type { Arrived, RenderPage } from './page-renderer.ts'
import { toHttpError } from './request-error.ts'

export type SharedPages = {
  /** Returns what a link shows to a visitor without an id; it does not count as an opening. Throws like the API. */
  read: (token: string, request: FastifyRequest) => Promise<object>
  render: RenderPage
}

type Settings = SharedPages & {
  readPage: ReadPage
  /** Sends the page without content, which the browser renders. */
  otherwise: (path: string, reply: FastifyReply) => Promise<FastifyReply>
}

/** Escapes text for HTML content or an attribute. */
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** Serialises a value as JSON that is safe inside a script element: it cannot end the element or start a comment. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Fast rather than small, because it runs for each call. */
const compressions = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html),
} as const

/** Whether a caller accepts a coding: it is in Accept-Encoding with a weight above zero. */
const takes = (accepted: string, coding: string) =>
  accepted.split(',').some((part) => {
    const [name = '', weight = '1'] = part.split(';').map((piece) => piece.trim().replace('q=', ''))
    return name === coding && Number(weight) > 0
  })

const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const coding = (['br', 'gzip'] as const).find((name) => takes(accepted, name))
  reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding')
  if (!coding) return reply.send(html)
  return reply.header('Content-Encoding', coding).send(await compressions[coding](html))
}

/**
 * Serves /share/{token}: the shared resume as HTML, which can be read without scripts and which React hydrates. The head is the
 * same for every link, so that link previews reveal nothing. Fetching the page does not count as an opening; the app's call of
 * the API does.
 */
export const serveShared = (app: FastifyInstance, { read, render, readPage, otherwise }: Settings): void => {
  const readAnswer = async (token: string, request: FastifyRequest, reply: FastifyReply): Promise<Arrived> => {
    try {
      return { status: 200, body: await read(token, request) }
    } catch (error) {
      // Seam: only these are thrown.
      const refusal = toHttpError(error as FastifyError | HttpError)
      if (refusal.status >= 500) request.log.error({ err: error }, 'a shared page could not be read')
      reply.code(refusal.status).headers(refusal.headers)
      return { status: refusal.status, body: { detail: refusal.detail } }
    }
  }
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: '/share/:token',
    handler: async (request, reply) => {
      const [path = ''] = request.url.split('?', 1)
      reply.header('Cache-Control', 'no-store')
      const page = await readPage('share.html')
      if (!page) return otherwise(path, reply)
      const arrived = await readAnswer(request.params.token, request, reply)
      const markup = await render(path, arrived).catch((error: unknown) => {
        request.log.error({ err: error }, 'a shared page could not be rendered')
        return null
      })
      if (markup === null) return otherwise(path, reply)
      const parts = { PATH: escapeHtml(path), MARKUP: markup, ARRIVED: toScriptJson(arrived) }
      // In one pass, so that a placeholder in the text of a resume is not filled in.
      const html = page.html.replaceAll(/\$(PATH|MARKUP|ARRIVED)\$/g, (_, name: keyof typeof parts) => parts[name])
      allowInline(reply, page)
      return sendHtml(request, reply, html)
    },
  })
}
