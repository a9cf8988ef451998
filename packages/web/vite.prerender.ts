import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** The pages of those who are not logged in, by the address they are rendered for and the source of the page. */
const pages = [
  { address: '/login', source: 'login-page.tsx' },
  { address: '/signup', source: 'sign-up-page.tsx' },
  { address: '/recover-password', source: 'recover-password-page.tsx' },
  { address: '/reset-password?token=x', source: 'reset-password-page.tsx' },
] as const

const outDir = join(import.meta.dirname, 'node_modules/.cache/prerender')

/** Builds the app for Node, as far as public pages need it, and imports its `prerender`. */
const loadRenderer = async (): Promise<typeof import('./src/prerender.tsx')['prerender']> => {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
  })
  // Some modules listen to the window as soon as they are there.
  Object.assign(globalThis, { window: new EventTarget() })
  const { prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  return prerender
}

/**
 * Writes the public pages as HTML at build: `login.html` and its kin beside `index.html`, with the styles and the script that
 * runs before the app in them, so that the first paint waits for one answer only.
 */
export const prerenderPublicPages = (): Plugin => ({
  name: 'candid:prerender',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const prerender = await loadRenderer()
    const shell = await readFile(join(dir, 'index.html'), 'utf8')
    const early = await readFile(join(dir, 'early.js'), 'utf8')
    const [styles] = Object.keys(bundle).filter((name) => /\/index-[^/]+\.css$/.test(name))
    if (!styles) throw new Error('the build has no styles')
    const css = await readFile(join(dir, styles), 'utf8')
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const { address, source } of pages) {
      const [path = '', search] = address.split('?')
      const needed = search?.split('=', 1)[0]
      const { markup, title } = await prerender(address)
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))
      if (!chunk) throw new Error(`no chunk of ${source}`)
      const preloads = [chunk.fileName, ...chunk.imports]
        .filter((name) => !shell.includes(`/${name}"`))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
      const html = replaceEach(shell, [
        [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
        [/<script src="\/early\.js"><\/script>/, `<script>${early}</script>`],
        [/<link rel="stylesheet"[^>]*>/, `${preloads.join('')}<style>${css}</style>`],
        [
          /<div id="root">.*<\/div>/,
          `<div id="root" data-prerendered="${path}${needed ? `?${needed}` : ''}">${markup}</div>`,
        ],
      ])
      await writeFile(join(dir, `${path.slice(1)}.html`), html)
    }
  },
})

const replaceEach = (text: string, replacements: readonly (readonly [RegExp, string])[]): string =>
  replacements.reduce((whole, [pattern, by]) => {
    if (!pattern.test(whole)) throw new Error(`index.html has nothing like ${pattern}`)
    return whole.replace(pattern, () => by)
  }, text)
