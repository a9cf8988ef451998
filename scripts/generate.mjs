// Writes what is made from the sources: the OpenAPI document, the client's types, lists in docs, and the encoder's weights. With --check it only compares.
import { readFile, writeFile } from 'node:fs/promises'
import { generateClient } from '../packages/api-client/generate.mjs'
import { answeringRulesMarkdown } from './answering-rules.mjs'
import { encoderFiles } from './encoder-weights.mjs'
import { machinesMarkdown } from './machines.mjs'
import { withPackagesPicture } from './packages-picture.mjs'
import { at } from './paths.mjs'
import { specCoverage } from './spec-coverage.mjs'

const { toOpenApi } = await import('../packages/server/src/contract/openapi.ts')

const check = process.argv.includes('--check')
const stale = []

const emit = async (path, text) => {
  const old = await readFile(at(path)).catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (old?.equals(Buffer.from(text))) return
  if (check) stale.push(path)
  else await writeFile(at(path), text)
}

const openapi = `${JSON.stringify(toOpenApi(), null, 2)}\n`
await emit('packages/api-client/openapi.json', openapi)
await emit('packages/api-client/src/schema.d.ts', await generateClient(JSON.parse(openapi)))
await emit('docs/machines.md', machinesMarkdown())
await emit('docs/answering-rules.md', answeringRulesMarkdown())
await emit('docs/architecture.md', withPackagesPicture())
await emit('docs/spec-coverage.md', specCoverage())
for (const [path, bytes] of await encoderFiles()) await emit(path, bytes)

if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run: pnpm generate`)
  process.exit(1)
}
