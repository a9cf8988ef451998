import { basename } from 'node:path'

/** A name only to be shown: the last segment, without control characters, with the extension of what the file is. */
export const shownName = (name: string, extension: '.pdf' | '.json'): string => {
  const last = basename(name.replaceAll('\\', '/').toWellFormed())
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}/]/gu, '').trim()
  // Never half of a surrogate pair at the end.
  const stem = stemOf(clean, extension)
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '')
  return `${stem || 'resume'}${extension}`
}

/** A file's name without its extension. */
export const stemOf = (name: string, extension: string): string =>
  name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name

/** The header that names a file to be saved, in a form every browser reads (RFC 6266). */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
