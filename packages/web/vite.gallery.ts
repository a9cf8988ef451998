import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('./src/', import.meta.url))
const gallery = `${source}gallery/`

/** What the app's own files get instead of these packages, in development only. */
const observable: Record<string, string> = {
  xstate: `${gallery}instrument/xstate.ts`,
  '@xstate/react': `${gallery}instrument/xstate-react.ts`,
}

const inspectorTag = {
  tag: 'script',
  attrs: { type: 'module' },
  children: `if (new URLSearchParams(location.search).has('inspect')) await import('/src/gallery/inspect-app.tsx')`,
  injectTo: 'head-prepend',
} as const

/**
 * The state gallery at /gallery, and the inspector over the running app with `?inspect`: in `vite dev` only. The build
 * knows nothing of it, so neither the product's code nor its output carries a trace.
 */
export const stateGallery = (): Plugin => ({
  name: 'candid:state-gallery',
  apply: 'serve',
  enforce: 'pre',
  resolveId(id, importer) {
    const isApp = importer?.startsWith(source) === true && !importer.startsWith(gallery)
    return isApp ? observable[id] : undefined
  },
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/gallery\/?(?:[?#]|$)/.test(request.url ?? '')) request.url = '/gallery.html'
      next()
    })
  },
  transformIndexHtml: (_html, { path }) => (path === '/index.html' ? [inspectorTag] : []),
})
