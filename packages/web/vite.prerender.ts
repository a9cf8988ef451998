import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** The pages that are the same for everybody, by the address they are rendered for and the source of the page. */
const pages = [
  { address: '/login', source: 'login-page.tsx' },
  { address: '/signup', source: 'sign-up-page.tsx' },
  { address: '/recover-password', source: 'recover-password-page.tsx' },
  { address: '/reset-password?token=x', source: 'reset-password-page.tsx' },
] as const

/** Pages of a session, of which all see the same menus first, by their files. */
const shells = [
  { address: '/', file: 'home.html' },
  { address: '/resumes', file: 'resumes.html' },
  { address: '/employers', file: 'employers.html' },
  { address: '/settings', file: 'settings.html' },
  { address: '/admin', file: 'admin.html' },
] as const

/** Where the server finds what renders the pages that it alone can render. */
const outDir = join(import.meta.dirname, 'dist-server')

/** Builds the app for Node and imports its `prerender`. */
const loadRenderer = async (): Promise<typeof import('./src/prerender.tsx')['prerender']> => {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
  })
  // Some modules listen to the window as soon as they are there.
  Object.assign(globalThis, { window: new EventTarget() })
  const { prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  return prerender
}

/** What link previews show of a shared resume, which is meant for one reader: nothing of it. */
const genericHead = [
  ['og:title', 'A resume, shared with Candid'],
  ['og:description', 'Open the link to read it and to ask it questions.'],
].map(([property, content]) => `<meta property="${property}" content="${content}">`)

/**
 * Writes pages as HTML at build: `login.html` and its kin beside `index.html`, with the styles and the script that runs
 * before the app in them, so that the first paint waits for one answer only; the menus around the pages of a session; and
 * `share.html`, into which the server puts what a link shows.
 */
export const prerenderPages = (): Plugin => ({
  name: 'candid:prerender',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const prerender = await loadRenderer()
    const shell = await readFile(join(dir, 'index.html'), 'utf8')
    const early = await readFile(join(dir, 'early.js'), 'utf8')
    const styles = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(shell)?.[1]
    if (!styles) throw new Error('the build has no styles')
    const css = await readFile(join(dir, styles), 'utf8')
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const write = (name: string, source: string, title: string, root: string, more: [RegExp, string][] = []) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))
      if (!chunk) throw new Error(`no chunk of ${source}`)
      const preloads = [chunk.fileName, ...chunk.imports]
        .filter((file) => !shell.includes(`/${file}"`))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      const html = replaceEach(shell, [
        [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
        [/<script src="\/early\.js"><\/script>/, `<script>${early}</script>`],
        [/<link rel="stylesheet"[^>]*>/, `${preloads.join('')}<style>${css}</style>`],
        [/<div id="root">.*<\/div>/, root],
        ...more,
      ])
      return writeFile(join(dir, name), html)
    }
    for (const { address, source } of pages) {
      const [path = '', search] = address.split('?')
      const needed = search?.split('=', 1)[0]
      const { markup, title } = await prerender(address)
      const root = `<div id="root" data-for="guest" data-prerendered="${path}${needed ? `?${needed}` : ''}">${markup}</div>`
      await write(`${path.slice(1)}.html`, source, title, root)
    }
    // Who comes back to these has their styles and scripts already: nothing is put into the page.
    for (const { address, file } of shells) {
      const { markup, title } = await prerender(address)
      const html = replaceEach(shell, [
        [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
        [/<div id="root">.*<\/div>/, `<div id="root" data-for="session" data-prerendered="${address}">${markup}</div>`],
      ])
      await writeFile(join(dir, file), html)
    }
    // The places that packages/server/src/http/shared-pages.ts fills in.
    const root =
      '<div id="root" data-prerendered="$PATH$">$MARKUP$</div><script type="application/json" id="arrived">$ARRIVED$</script>'
    await write('share.html', 'share-page.tsx', 'Resume · Candid', root, [
      [/<meta name="description"[^>]*>/, genericHead.join('')],
      [/<noscript>[^<]*<\/noscript>/, '<noscript>To ask this resume, allow JavaScript for this page.</noscript>'],
    ])
  },
})

const replaceEach = (text: string, replacements: readonly (readonly [RegExp, string])[]): string =>
  replacements.reduce((whole, [pattern, by]) => {
    if (!pattern.test(whole)) throw new Error(`index.html has nothing like ${pattern}`)
    return whole.replace(pattern, () => by)
  }, text)
