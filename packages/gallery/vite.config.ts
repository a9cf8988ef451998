import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import web from '../web/vite.config.ts'
import { stateGallery } from './state-gallery.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The development server: the app as packages/web serves it, with the gallery and the inspector beside it. */
export default mergeConfig(
  web,
  defineConfig({
    root: at('../web'),
    plugins: [stateGallery()],
    // All entries, so that no dependency is found only later, which would make Vite load the page again.
    optimizeDeps: {
      entries: [
        'index.html',
        ...['gallery-main.tsx', 'parts/parts-main.tsx', 'stage/stage-main.tsx', 'inspect-app.tsx'].map((file) =>
          at(`src/${file}`),
        ),
      ],
    },
  }),
)
