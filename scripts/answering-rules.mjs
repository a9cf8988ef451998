import { globSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

const folder = 'packages/interviewer/src/answer/rules'
const { rules } = await import(at(`${folder}/rules.ts`))

const sources = globSync(`${folder}/*.ts`, { cwd: at(''), exclude: (path) => path.endsWith('.test.ts') })
  .toSorted()
  .map((path) => ({ path, text: readFileSync(at(path), 'utf8') }))

const fileOf = (name) => {
  const quoted = `name: '${name}'`
  const found = sources.find(({ text }) => text.includes(quoted))
  if (!found) throw new Error(`No file of ${folder} says ${quoted}`)
  return found.path
}

/** The text of docs/answering-rules.md: every rule by which a question is decided, in order, with its examples. */
export const answeringRulesMarkdown = () => {
  const rows = rules.map(({ name, examples }, at) => {
    const path = fileOf(name)
    return `| ${at + 1} | ${name} | ${examples.slice(0, 2).join('<br>')} | [${path.slice(folder.length + 1)}](../${path}) |`
  })
  return `# The rules by which a question is decided

Written by \`pnpm generate\` from the rules themselves. They are asked from the first to the last, and the first with a
verdict decides; the result carries its name. All examples are tests: each is decided by its rule, asked of the nurse of
[rules.test.ts](../${folder}/rules.test.ts). What comes before and after the rules is in [answering.md](answering.md).

| | rule | for example | file |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
