// Mutation testing, part by part. Each part is judged by its own tests.
// Usage: node mutation.mjs [part …]   Without parts all are run. docs/mutation.md is written from the last result of each.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

const root = fileURLToPath(new URL('.', import.meta.url))
process.chdir(root)

const results = '../../reports/mutation'
// `living-example.ts` is words that a test of the server compares.
const noMutants = /\.(test|types|model)\.ts$|^(?:index|texts|living-example)\.ts$/
const entries = await readdir('src', { withFileTypes: true })
const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing').map((entry) => entry.name)
const allParts = [...folders.sort(), 'src']

const filesOf = async (part) => {
  const folder = part === 'src' ? 'src' : `src/${part}`
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith('.ts') && !noMutants.test(name)).map((name) => `${folder}/${name}`)
}

/** Runs one part; the mutants with their fate. */
const run = async (part) => {
  // Read by vitest.config.ts: a part is judged by its own tests alone.
  process.env['MUTATED_PART'] = part
  const mutants = await new Stryker({ mutate: await filesOf(part) }).runMutationTest()
  const count = (...fates) => mutants.filter(({ status }) => fates.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const ignored = mutants.filter(({ status }) => status === 'Ignored')
  const invalid = count('RuntimeError', 'CompileError')
  const score = (100 * killed) / (killed + survived.length)
  console.log(`${part}: ${score.toFixed(1)} % (${killed} killed, ${survived.length} survived, ${invalid} invalid)`)
  for (const mutant of survived) console.log(`  ${describe(mutant)}`)
  const measured = new Date().toISOString().slice(0, 10)
  const result = { part, measured, killed, survived, ignored, invalid, score }
  await mkdir(results, { recursive: true })
  await writeFile(`${results}/${part}.json`, JSON.stringify(result))
  return result
}

const placeOf = ({ fileName, location }) => `${fileName.slice(root.length)}:${location.start.line}`
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100)
const describe = (mutant) => `${placeOf(mutant)} ${mutant.mutatorName}: ${oneLine(mutant.replacement)}`

const reasonOf = ({ statusReason = '' }) => statusReason.replace(/^Ignored by plugin "[^"]*": /, '')

const toReport = (parts) => {
  const sum = (pick) => parts.reduce((total, part) => total + pick(part), 0)
  const killed = sum((part) => part.killed)
  const survived = sum((part) => part.survived.length)
  const row = (name, part) =>
    `| ${name} | ${part.killed} | ${part.survived} | ${part.ignored} | ${part.invalid} | ${part.score.toFixed(1)} | ${part.measured} |`
  const rows = parts.map((part) =>
    row(part.part === 'src' ? 'port, failure' : part.part, {
      ...part,
      survived: part.survived.length,
      ignored: part.ignored.length,
    }),
  )
  const all = row('**all**', {
    killed,
    survived,
    ignored: sum((part) => part.ignored.length),
    invalid: sum((part) => part.invalid),
    score: (100 * killed) / (killed + survived),
    measured: '',
  })
  const left = parts.flatMap((part) => part.survived.map((mutant) => `- \`${describe(mutant)}\``))
  const reasons = new Map()
  for (const mutant of parts.flatMap((part) => part.ignored)) {
    reasons.set(reasonOf(mutant), [...(reasons.get(reasonOf(mutant)) ?? []), placeOf(mutant)])
  }
  const ignored = [...reasons].map(
    ([reason, places]) => `- ${reason} (${places.length}): ${[...new Set(places)].join(', ')}`,
  )
  return `# Mutation testing of core

\`pnpm mutation\` writes this file (StrykerJS; each part is judged by its own tests). The score is killed mutants divided by
killed and survived ones. Invalid mutants do not start at all, because XState rejects the machine. No test can distinguish
ignored mutants from the original; a comment in the source gives the reason. Each row says when its part was last measured.
Run a part again after you change it.

| part | killed | survived | ignored | invalid | score % | measured |
| --- | --- | --- | --- | --- | --- | --- |
${[...rows, all].join('\n')}

## Survivors

${left.length > 0 ? left.join('\n') : 'None.'}

The survivors of \`rules\` and \`coach\` were examined on 2026-11-23. They have no visible effect: a loop that ends one step
later, a default that is never needed, spaces that are trimmed afterwards, \`cheffe?\`. The survivors of \`json-resume\` were not
examined one by one. It has changed since it was measured, and a run takes more than ten minutes on a busy machine.

## Ignored, and why

${ignored.join('\n')}
`
}

/** The last result of a part; null when it has never been run. */
const lastOf = async (part) => {
  const text = await readFile(`${results}/${part}.json`, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : JSON.parse(text)
}

const wanted = process.argv.slice(2)
for (const part of wanted.length > 0 ? wanted : allParts) await run(part)
const parts = await Promise.all(allParts.map(lastOf))
if (parts.includes(null)) console.log('Not written: some parts have never been run.')
else await writeFile('../../docs/mutation.md', toReport(parts))
if (parts.some((part) => part !== null && part.score < 95)) process.exitCode = 1
