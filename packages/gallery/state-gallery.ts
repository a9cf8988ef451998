import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The address at which Vite serves a file of this package. Its root is packages/web. */
const addressOf = (file: string) =>
  `/@fs/${fileURLToPath(new URL(file, import.meta.url))
    .replaceAll('\\', '/')
    .replace(/^\//, '')}`

const pageWith = (title: string, script: string) => `<!doctype html>
<html lang="en" class="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script type="module" src="${addressOf(script)}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

const pages = new Map([
  ['/gallery', pageWith('Candid · State gallery', './src/gallery-main.tsx')],
  ['/gallery-parts', pageWith('Candid · Tokens and parts', './src/parts/parts-main.tsx')],
  ['/gallery-stage', pageWith('Candid · Stage', './src/stage/stage-main.tsx')],
])

const appScript = '<script type="module" src="/src/main.tsx"></script>'
/** The inspector first: it reports on actors that start after it. */
const inspectedScript = `<script type="module">
  await import('${addressOf('./src/inspect-app.tsx')}')
  await import('/src/main.tsx')
</script>`

/** Serves the state gallery at /gallery, the page of tokens and parts at /gallery-parts, and opens the inspector over the running app at any address with `?inspect`. */
export const stateGallery = (): Plugin => ({
  name: 'candid:state-gallery',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const page = pages.get(pathname.replace(/\/$/, ''))
      if (!page) return next()
      server.transformIndexHtml(pathname, page).then((html) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(html)
      }, next)
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { originalUrl = '/' }) => {
      if (!new URL(originalUrl, 'http://localhost').searchParams.has('inspect')) return html
      if (!html.includes(appScript)) throw new Error(`index.html of packages/web has no ${appScript}`)
      return html.replace(appScript, inspectedScript)
    },
  },
})
