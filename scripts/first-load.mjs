// How much script each screen needs before its first sight, as gzip: the entry, what stands around the page, the page,
// and everything these import. What comes later (dialogs, editors, the PDF) does not count.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { at } from './paths.mjs'

/** Limits in kB of gzip, and of files. React and the libraries of state and data alone are 95 (docs/decisions/010-first-load.md). */
const limits = { public: [112, 6], share: [112.2, 6], dashboard: [137.3, 6], session: [142.3, 8] }

const { build } = await import(new URL('../packages/web/node_modules/vite/dist/node/index.js', import.meta.url).href)
process.chdir(at('packages/web'))
const { output } = await build({ logLevel: 'error', build: { write: false } })
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
const sources = [...chunks.values()]
const chunkOf = (source) => {
  const chunk = sources.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${source}`)))
  if (!chunk) throw new Error(`no file of the build holds ${source}`)
  return chunk
}
const withImports = (chunk, found = new Set()) => {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) if (chunks.has(name)) withImports(chunks.get(name), found)
  return found
}
const sizes = new Map(
  sources.map((chunk) => [chunk, { gzip: gzipSync(chunk.code).length, brotli: brotliCompressSync(chunk.code).length }]),
)

const html = output.find(({ fileName }) => fileName === 'index.html').source
const entries = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, name]) => chunks.get(name))
const around = [chunkOf('shell/signed-in.ts')]
const pages = [
  ...readFileSync(at('packages/web/src/shell/routes.tsx'), 'utf8').matchAll(/import\('\.\.?\/(?<source>[^']+)'\)/g),
].map(({ groups }) => (groups.source.startsWith('pages/') ? `shell/${groups.source}` : groups.source))
const kindOf = (source) => {
  if (source.startsWith('features/session/')) return 'public'
  if (source.startsWith('features/share/')) return 'share'
  return source.endsWith('/dashboard-page.tsx') ? 'dashboard' : 'session'
}
const rows = pages.map((source) => {
  const page = chunkOf(source)
  const kind = kindOf(source)
  const needed = new Set(
    [...entries, page, ...(['dashboard', 'session'].includes(kind) ? around : [])].flatMap((chunk) => [
      ...withImports(chunk),
    ]),
  )
  const sum = (coding) => [...needed].reduce((total, chunk) => total + sizes.get(chunk)[coding], 0) / 1_000
  const name = basename(source, '.tsx')
  return {
    name,
    files: needed.size,
    gzip: sum('gzip'),
    brotli: sum('brotli'),
    limits: limits[kind],
  }
})

let failed = false
for (const {
  name,
  files,
  gzip,
  brotli,
  limits: [most, mostFiles],
} of rows.sort((one, other) => one.gzip - other.gzip)) {
  const isOver = gzip > most || files > mostFiles
  failed ||= isOver
  const figures = `${gzip.toFixed(1).padStart(6)} kB gzip (limit ${most}), ${brotli.toFixed(1)} kB brotli, ${files} files (limit ${mostFiles})`
  console.log(`${isOver ? 'OVER' : 'ok  '} ${name.padEnd(22)} ${figures}`)
}
process.exit(failed ? 1 : 0)
