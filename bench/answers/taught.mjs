import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'taught')

/** People to learn from and nothing else: by writers who knew nothing of the engine. No figure is taken from them. */
export const taught = Object.fromEntries(
  await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.mjs'))
      .sort()
      .map(async (file) => [file.slice(0, -4), Object.values(await import(join(folder, file)))[0]]),
  ),
)
