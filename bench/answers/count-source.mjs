// How large the answer engine is: lines of source without what is data, regular expressions and their alternatives.
import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { at } from '../../scripts/paths.mjs'

const folder = 'packages/interviewer/src/answer'
/** Examples are the people of the tests, no part of the engine. */
const files = globSync(`${folder}/**/*.ts`, { cwd: at('') }).filter((file) => !/\.test\.ts$|\/examples\//.test(file))

const literals = new Set([
  'Literal',
  'TemplateLiteral',
  'TemplateElement',
  'SpreadElement',
  'ArrayExpression',
  'ObjectExpression',
  'Property',
  'TSAsExpression',
])
/** A list or table of plain values, or a text: data that stands in the source. */
const isData = (node) => {
  if (node === null || !literals.has(node.type)) return false
  if (node.type === 'ArrayExpression') return node.elements.every(isData)
  if (node.type === 'ObjectExpression') return node.properties.every(isData)
  if (node.type === 'Property') return !node.computed && isData(node.value)
  if (node.type === 'SpreadElement') return isData(node.argument)
  if (node.type === 'TSAsExpression') return isData(node.expression)
  return node.type !== 'TemplateLiteral' || node.expressions.length === 0
}
/** Data that takes so many lines, or one so long, is counted as such. */
const long = { lines: 2, line: 200 }

const count = {
  files: files.length,
  lines: 0,
  'without blank lines and comments': 0,
  'without data': 0,
  'regular expressions': 0,
  alternatives: 0,
}
for (const file of files) {
  const code = readFileSync(at(file), 'utf8')
  const lineOf = (place) => code.slice(0, place).split('\n').length - 1
  const lines = code.split('\n')
  const ofData = new Set()
  const mark = (node) => {
    const [from, to] = [lineOf(node.start), lineOf(node.end)]
    if (to - from + 1 < long.lines && lines[from].length < long.line) return
    for (let line = from; line <= to; line += 1) ofData.add(line)
  }
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return
    const isBuilt = node.type === 'NewExpression' && node.callee.name === 'RegExp'
    if ((node.type === 'Literal' && node.regex) || isBuilt) {
      count['regular expressions'] += 1
      count.alternatives += code.slice(node.start, node.end).split('|').length
    }
    if (isData(node)) {
      mark(node)
      if (!node.regex) return
    }
    for (const [key, part] of Object.entries(node)) if (key !== 'regex') walk(part)
  }
  walk(parseAst(code, { lang: 'ts' }, file).body)
  const isCode = (line) => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line)
  count.lines += lines.length - 1
  const written = lines.map((line, place) => ({ line, place })).filter(({ line }) => isCode(line))
  count['without blank lines and comments'] += written.length
  count['without data'] += written.filter(({ place }) => !ofData.has(place)).length
}
for (const [name, value] of Object.entries(count)) console.log(name.padEnd(36), String(value).padStart(7))
