import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthCompressing = /\.(html|js|mjs|css|json|svg|txt|wasm|webmanifest)$/
/** Smaller ones fit into one packet as they are. */
const fewestBytes = 1_024

/** Writes each text file of the build a second and third time, compressed as far as it goes: `.br` and `.gz`. */
export const compressFiles = (): Plugin => ({
  name: 'candid:compress',
  apply: 'build',
  // After all that others write, the prerendered pages among them.
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true })
      await Promise.all(
        names
          .filter((name) => worthCompressing.test(name))
          .map(async (name) => {
            const path = join(dir, name)
            const bytes = await readFile(path)
            if (bytes.length < fewestBytes) return
            const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
            const [br, gz] = await Promise.all([
              promisify(brotliCompress)(bytes, best),
              promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
            ])
            await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
          }),
      )
    },
  },
})
