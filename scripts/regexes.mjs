// Finds regular expressions that backtrack without bound: over a long text they take its square or worse, and one text could
// hold up a thread. Looks at every literal of the packages, and at what they build with `RegExp` when they are loaded.
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import scslre from 'scslre'
import { parseAst } from 'vite'
import { at } from './paths.mjs'

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: at('') }).filter(
  (file) => !/\.(test|contract|d)\.tsx?$|\/testing\//.test(file),
)

/** Every regular expression with the place where it stands. */
const found = []

const literalsOf = (file) => {
  const code = readFileSync(at(file), 'utf8')
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return
    if (node.type === 'Literal' && node.regex) {
      const line = code.slice(0, node.start).split('\n').length
      found.push({ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags })
    }
    for (const part of Object.values(node)) walk(part)
  }
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file))
}

/** Modules that start something when they are loaded, or need a browser. */
const startsSomething = /^packages\/(web|gallery)\/|\/(main|cli|run-command|thread|[\w-]*-(child|worker|thread))\.ts$/

/** Loads the modules with a `RegExp` that notes what is built by code of ours. */
const watchBuilt = async () => {
  const root = pathToFileURL(at('packages')).href
  const Plain = globalThis.RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, args) => {
      const built = Reflect.construct(target, args)
      const caller = new Error('where').stack?.split('\n')[2] ?? ''
      const [, file, line] = Plain.prototype.exec.call(/file:\/\/([^:?]+)[^:]*:(\d+)/, caller) ?? []
      if (caller.includes(root))
        found.push({
          place: `${file.slice(at('').length)}:${line}`,
          ...built,
          source: built.source,
          flags: built.flags,
        })
      return built
    },
  })
  for (const file of sources) if (!startsSomething.test(file)) await import(pathToFileURL(at(file)).href)
  globalThis.RegExp = Plain
}

for (const file of sources) literalsOf(file)
await watchBuilt()

const hints = {
  Trade: 'two repetitions can share the same characters',
  Self: 'a repetition can share its characters with itself',
  Move: 'a repetition at the start is tried again from each of its characters',
}
const checked = new Set()
let unsafe = 0
for (const { place, source, flags } of found) {
  const key = `/${source}/${flags}`
  if (checked.has(key)) continue
  checked.add(key)
  const { reports } = scslre.analyse({ source, flags })
  if (reports.length === 0) continue
  unsafe++
  const why = [...new Set(reports.map(({ type, character }) => `${hints[type]} (${character.pick.repeat(3)}…)`))]
  console.error(`${place}  ${key.slice(0, 160)}\n  ${why.join('\n  ')}`)
}
if (unsafe > 0) {
  console.error(
    `\n${unsafe} unsafe regular expressions. Bound the repetition ({0,60}), or match without one (trimEnd, split).`,
  )
  process.exit(1)
}
console.log(`${checked.size} regular expressions are safe`)
