import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'

/** A page of the build, with the hashes of its inline styles and scripts for the content security policy. */
export type PageFile = { changedMs: number; html: string; 'style-src': string[]; 'script-src': string[] }

const hashesOf = (html: string, element: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** Reads the pages of a folder and caches each until it changes. Returns null if there is none. */
export const createPageReader = (folder: string) => {
  const kept = new Map<string, PageFile>()
  return async (name: string): Promise<PageFile | null> => {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    const before = kept.get(path)
    if (before?.changedMs === found.mtimeMs) return before
    const html = await readFile(path, 'utf8')
    const page = {
      changedMs: found.mtimeMs,
      html,
      'style-src': hashesOf(html, 'style'),
      'script-src': hashesOf(html, 'script'),
    }
    kept.set(path, page)
    return page
  }
}

export type ReadPage = ReturnType<typeof createPageReader>

/** Allows the inline styles and scripts of a page, by their hashes, and no other inline ones. */
export const allowInline = (reply: FastifyReply, page: PageFile): void => {
  const policy = reply.raw.getHeader('Content-Security-Policy')
  if (typeof policy !== 'string') return
  const allowed = (['style-src', 'script-src'] as const).reduce(
    (whole, directive) => whole.replace(`${directive} 'self'`, [directive, "'self'", ...page[directive]].join(' ')),
    policy,
  )
  reply.raw.setHeader('Content-Security-Policy', allowed)
}
