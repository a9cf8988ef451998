import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stateGallery } from './vite.gallery.ts'

// In development the API runs beside Vite; the same paths as in the product reach it.
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [react(), tailwindcss(), stateGallery()],
  server: { proxy: { '/api': api, '/config.json': api } },
  build: {
    target: 'es2023',
    // The content security policy allows files only, so nothing is inlined as data: or script text.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Core's modules only define things: a screen that needs one machine must not carry them all.
      // What every screen needs, in one file: it compresses better than thirty small ones and changes rarely. What
      // many screens need of ours likewise.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /packages\/(web|core|api-client)\/src\/|node_modules\/.*lucide-react/,
              minShareCount: 8,
            },
            {
              name: 'base',
              priority: 1,
              test: /node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@tanstack|wouter|regexparam|openapi-fetch|valibot)\//,
            },
          ],
        },
      },
      treeshake: { moduleSideEffects: (id) => !/packages\/(core|api-client)\//.test(id) },
    },
  },
})
