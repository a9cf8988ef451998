import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const root = join(import.meta.dirname, '../../../..')
const rule = 'scripts/lint/no-machine-context.grit'

/** What the rule says of a file with these lines. */
const lint = (...lines: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: [join(root, rule)] }))
  writeFileSync(join(folder, 'reader.ts'), `${lines.join('\n')}\n`)
  const biome = join(root, 'node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', '.'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout + stderr
}

it.each([
  'export const read = (snapshot: Snapshot) => snapshot.context.text',
  'export const read = (snapshot?: Snapshot) => snapshot?.context.text',
  "export const read = (snapshot: Snapshot) => snapshot['context'].text",
  'export const read = ({ context }: Snapshot) => context.text',
  'export const read = ({ context: held }: Snapshot) => held.text',
])('the lint refuses to read the context of a machine: %s [#15.1]', (line) => {
  expect(lint('type Snapshot = { context: { text: string } }', line)).toContain('read a machine by its view function')
})

it('the lint lets a view be read [#15.1]', () => {
  const said = lint('type View = { text: string }', 'export const read = ({ text }: View) => text')
  expect(said).not.toContain('read a machine by its view function')
  expect(said).toContain('No fixes applied')
})

it('the lint holds this rule for every file of web [#15.1]', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  expect(overrides).toContainEqual(
    expect.objectContaining({ includes: ['packages/web/src/**'], plugins: [`./${rule}`] }),
  )
})

it('no file of web keeps listeners of its own: what changes outside React is an actor [#15.1]', () => {
  const keepers = Object.entries(sources).filter(([, text]) =>
    /new Set<\(\) => void>|listeners\.(add|push)\(/.test(text),
  )
  expect(keepers.map(([path]) => path)).toEqual([])
})

it('components hold little state of their own: at most 1.5 useState per 1,000 lines of tsx [#15.1]', () => {
  const product = Object.entries(sources).filter(([path]) => !path.startsWith('../testing/'))
  const states = product.flatMap(([, text]) => text.match(/\buse(?:State|Reducer)[(<]/g) ?? [])
  const lines = product.flatMap(([path, text]) => (path.endsWith('.tsx') ? text.trimEnd().split('\n') : []))
  expect(lines.length).toBeGreaterThan(10_000)
  expect((1_000 * states.length) / lines.length).toBeLessThanOrEqual(1.5)
})
