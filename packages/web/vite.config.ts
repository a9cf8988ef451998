import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './vite.compress.ts'
import { groups } from './vite.groups.ts'
import { prerenderPages } from './vite.prerender.ts'

// In development the API runs beside Vite; the same paths as in the product reach it.
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [react(), tailwindcss(), prerenderPages(), compressFiles()],
  resolve: {
    // pnpm keeps a copy for each version of TypeScript that the packages use; one is enough for browsers.
    dedupe: ['valibot'],
    alias: [
      // React has had the hook itself since version 18: what stands in for it in older ones is not sent.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  server: { proxy: { '/api': api, '/config.json': api } },
  build: {
    target: 'es2023',
    // The content security policy allows files only, so nothing is inlined as data: or script text.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // A text stands where it is used, so that no page carries the texts of others.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // Core's modules only define things: a screen that needs one machine must not carry them all.
      treeshake: { moduleSideEffects: (id) => !/packages\/(core|api-client)\//.test(id) },
    },
  },
})
