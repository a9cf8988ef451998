import { basename } from 'node:path'

/** Returns a name for display: the last segment without control characters, with the extension of the file's type. */
export const shownName = (name: string, extension: '.pdf' | '.json'): string => {
  const last = basename(name.replaceAll('\\', '/').toWellFormed())
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}/]/gu, '').trim()
  // Without half of a surrogate pair at the end.
  const stem = stemOf(clean, extension)
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '')
  return `${stem || 'resume'}${extension}`
}

/** Returns a file's name without its extension. */
export const stemOf = (name: string, extension: string): string =>
  name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name

/** Returns the Content-Disposition header for a download, in a form that every browser understands (RFC 6266). */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
