// Which test proves which statement of the specification, read from the tests' own names: a name that ends in
// [S2.1, S9.5] proves those statements of docs/spec/statements.md.
import { globSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

// Statements that no test can prove, because they state no behaviour of ours.
const withoutBehaviour = {
  'S1.8': 'states no behaviour: says only what the specification does not show',
  'S1.9': 'states no behaviour: says only what the specification does not show',
  'S6.7': 'states no behaviour: says only what the specification does not show',
  'S7.28': 'states no behaviour: a heading',
  'S7.34': 'states no behaviour: says only what the specification does not show',
}

const testFiles = ['packages/*/src/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']

/** `[{id, text, heading}]` of docs/spec/statements.md, in order. */
const readStatements = () => {
  let heading = ''
  return readFileSync(at('docs/spec/statements.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) heading = line.slice(3)
      const [, id, text] = /^- (S\d\.\d+) (.+)$/.exec(line) ?? []
      return id ? [{ id, text, heading }] : []
    })
}

/** `[{id, name, file}]`: one entry for each statement that a test's name carries. */
const readTests = () =>
  globSync(testFiles, { cwd: at(''), exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      [
        ...readFileSync(at(file), 'utf8').matchAll(
          /(['"`])((?:\\.|(?!\1)[^\\\n])*?)\s*\[(S\d\.\d+(?:, ?S\d\.\d+)*)\]\1/g,
        ),
      ].flatMap(([, , name, ids]) =>
        ids.split(/, ?/).map((id) => ({ id, name: name.replace(/\\(.)/g, '$1').trim(), file })),
      ),
    )

const cell = (text) => text.replaceAll('|', '\\|')

/** The text of docs/spec-coverage.md. Throws when a test names a statement that does not exist. */
export const specCoverage = () => {
  const statements = readStatements()
  const tests = readTests()
  const known = new Set(statements.map(({ id }) => id))
  const unknown = tests.filter(({ id }) => !known.has(id))
  if (unknown.length > 0)
    throw new Error(`No such statement: ${unknown.map(({ id, file }) => `${id} in ${file}`).join(', ')}`)
  const surplus = Object.keys(withoutBehaviour).filter((id) => !known.has(id) || tests.some((test) => test.id === id))
  if (surplus.length > 0) throw new Error(`Said to state no behaviour, but unknown or tested: ${surplus.join(', ')}`)
  const proofs = Map.groupBy(tests, ({ id }) => id)
  const headings = Map.groupBy(statements, ({ heading }) => heading)
  const sections = [...headings].map(([heading, list]) => {
    const rows = list.map(({ id, text }) => {
      const proof = (proofs.get(id) ?? []).map(({ name, file }) => `${cell(name)} (\`${file}\`)`)
      return `| ${id} | ${cell(text)} | ${proof.join('<br>') || (withoutBehaviour[id] ?? '–')} |`
    })
    return `## ${heading}\n\n| | statement | tests |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  const covered = statements.filter(({ id }) => proofs.has(id)).length
  const silent = Object.keys(withoutBehaviour).length
  return `# Statements of the specification and the tests that prove them

Made by \`pnpm generate\` from the tests' names. ${covered} of ${statements.length} statements are named by a test, ${silent} state no behaviour (their line says why); a dash means that no test names the statement.

${sections.join('\n')}`
}
