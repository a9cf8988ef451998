import { readdirSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

const begin = '<!-- packages: written by pnpm generate -->'
const end = '<!-- end -->'

/** The packages and which imports which, read from their package.json, as a Mermaid diagram. */
const diagram = () => {
  const arrows = readdirSync(at('packages'))
    .toSorted()
    .flatMap((name) => {
      const { dependencies = {} } = JSON.parse(readFileSync(at(`packages/${name}/package.json`), 'utf8'))
      return Object.keys(dependencies)
        .filter((dependency) => dependency.startsWith('@candid/'))
        .map((dependency) => `  ${name} --> ${dependency.slice('@candid/'.length)}`)
    })
  return ['```mermaid', 'graph LR', ...arrows, '  server -. openapi.json .-> api-client', '```'].join('\n')
}

/** The text of docs/architecture.md with its picture as the packages are now. Throws when its marks are gone. */
export const withPackagesPicture = () => {
  const text = readFileSync(at('docs/architecture.md'), 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/architecture.md needs the marks ${begin} and ${end}`)
  return `${text.slice(0, from)}${begin}\n\n${diagram()}\n\n${text.slice(to)}`
}
