import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The development server on a free port, with a cache of its own, so that it disturbs no other. */
export const startGallery = async () => {
  const server = await createServer({
    configFile: at('packages/gallery/vite.config.ts'),
    cacheDir: at('node_modules/.cache/vite-e2e'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('the development server has no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
