// Lets a bench switch off one part of the answer engine at a time, in its own process: the modules are rewritten when they are
// loaded, so that every regular expression, table and function of a module can be put out of use. The product has no switch.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

/** Everything that can be switched off, by its id. */
export const switches = []
const byId = new Map()
/** What had an effect since it was emptied. */
export const worked = new Set()
let off = null
let loaded = false
const caches = []

/** From here on this one part is out of use; null for none. What was remembered is forgotten. */
export const switchOff = (id) => {
  off = id
  forget()
}

/** Forgets what modules remember of texts and pieces of evidence. */
export const forget = () => {
  for (const cache of caches) cache.empty()
}

/** All modules are loaded: what happens from here on is answering. */
export const allLoaded = () => {
  loaded = true
  for (let at = caches.length - 1; at >= 0; at -= 1) if (caches[at].isTable()) caches.splice(at, 1)
}

const add = (kind, id, lines, more = {}) => {
  if (byId.has(id)) return byId.get(id)
  const one = { kind, id, lines, ...more }
  byId.set(id, one)
  switches.push(one)
  return one
}
const note = (id) => {
  if (loaded) worked.add(id)
}

class SwitchedExpression extends RegExp {
  constructor(pattern, flags, id) {
    super(pattern, flags)
    this.id = id ?? pattern.id
  }
  exec(text) {
    const found = super.exec(text)
    if (found === null || off === this.id) return null
    note(this.id)
    return found
  }
}

class SwitchedSet extends Set {
  has(value) {
    if (!super.has(value) || off === this.id) return false
    note(this.id)
    return true
  }
  [Symbol.iterator]() {
    if (off === this.id) return [][Symbol.iterator]()
    note(this.id)
    return super[Symbol.iterator]()
  }
}

class SwitchedMap extends Map {
  get(key) {
    if (!super.has(key) || off === this.id) return undefined
    note(this.id)
    return super.get(key)
  }
  has(key) {
    return super.has(key) && off !== this.id
  }
}

class SwitchedList extends Array {
  static get [Symbol.species]() {
    return Array
  }
}
for (const method of [
  'some',
  'includes',
  'find',
  'filter',
  'map',
  'flatMap',
  'every',
  'findIndex',
  'indexOf',
  'forEach',
  'reduce',
  'entries',
  Symbol.iterator,
])
  SwitchedList.prototype[method] = function (...args) {
    const found = Array.prototype[method].apply(
      off === this.id ? [] : Array.from({ ...this, length: this.length }),
      args,
    )
    if (found !== false && found !== undefined && found !== -1) note(this.id)
    return found
  }

/** A map that can be emptied: what a module remembers. */
const forgetful = (Kind) =>
  class {
    #kept = new Kind()
    constructor() {
      caches.push(this)
    }
    isTable() {
      return this.#kept instanceof Map && this.#kept.size > 0
    }
    empty() {
      this.#kept = new Kind()
    }
    get size() {
      return this.#kept.size
    }
    get(key) {
      return this.#kept.get(key)
    }
    has(key) {
      return this.#kept.has(key)
    }
    set(key, value) {
      this.#kept.set(key, value)
      return this
    }
    delete(key) {
      return this.#kept.delete(key)
    }
    keys() {
      return this.#kept.keys()
    }
    [Symbol.iterator]() {
      return this.#kept[Symbol.iterator]()
    }
    clear() {
      this.#kept.clear()
    }
  }

const kept = new Map()
globalThis.benchSwitches = {
  Memory: forgetful(Map),
  WeakMemory: forgetful(WeakMap),
  expression: (id, expression, isLiteral) => {
    const known = isLiteral ? kept.get(id) : undefined
    const switched = known ?? new SwitchedExpression(expression.source, expression.flags, id)
    if (isLiteral) kept.set(id, switched)
    switched.lastIndex = 0
    return switched
  },
  set: (id, set) => Object.assign(new SwitchedSet(set), { id }),
  map: (id, map) => Object.assign(new SwitchedMap(map), { id }),
  list: (id, list) => {
    const switched = new SwitchedList()
    Object.defineProperty(switched, 'id', { value: id, enumerable: false })
    for (const one of list) switched[switched.length] = one
    return switched
  },
  record: (id, record) =>
    new Proxy(record, {
      get: (target, key) => {
        if (!Object.hasOwn(target, key)) return target[key]
        if (off === id) return undefined
        note(id)
        return target[key]
      },
      ownKeys: (target) => {
        if (off === id) return []
        note(id)
        return Reflect.ownKeys(target)
      },
    }),
  /** Weights by name: each can be set to nothing by itself. */
  weights: (id, record) => {
    const name = (key) => `${id}.${key}`
    for (const key of Object.keys(record)) add('weight', name(key), 1)
    return new Proxy(record, {
      get: (target, key) => {
        if (off === name(key)) return 0
        note(name(key))
        return target[key]
      },
    })
  },
  /** A function whose result is put out of use: no for a yes, nothing for something, the same text for a changed one. */
  step: (id, step, mayBeNothing) => {
    const switched = (...args) => {
      const result = step(...args)
      const plain = offValue(result, args, mayBeNothing)
      if (plain === keeps) return result
      if (typeof result === 'boolean') {
        const [no, yes] = [`${id} = no`, `${id} = yes`]
        if (off === no) return false
        if (off === yes) return true
        note(result ? no : yes)
        return result
      }
      if (isSame(result, plain)) return result
      if (off === id) return plain
      note(id)
      return result
    }
    return switched
  },
  /** The features of the judge, of which groups are set to their middle values. */
  features: (step) => (matter, hit) => {
    const found = step(matter, hit)
    for (const [group, names] of featureGroups) {
      const id = `judge features: ${group}`
      note(id)
      if (off === id) for (const name of names) if (name in found) found[name] = middles.get(name) ?? 0
    }
    if (off === null)
      for (const [name, value] of Object.entries(found)) {
        const seen = valuesSeen.get(name) ?? []
        valuesSeen.set(name, seen)
        if (seen.length < 5000) seen.push(value)
      }
    return found
  },
}

const keeps = Symbol('keeps')
const offValue = (result, args, mayBeNothing) => {
  if (typeof result === 'boolean') return false
  if (typeof result === 'string') return typeof args[0] === 'string' ? args[0] : keeps
  if (Array.isArray(result))
    return Array.isArray(args[0]) && result.length > 0 && result.every((one) => args[0].includes(one)) ? args[0] : []
  if (result instanceof Set) return new Set()
  if (result instanceof Map) return new Map()
  if (typeof result === 'object' && result !== null && mayBeNothing !== undefined)
    return mayBeNothing === 'null' ? null : undefined
  return keeps
}
const isSame = (one, other) =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((x, i) => x === other[i])) ||
  (one instanceof Set && other instanceof Set && one.size === 0 && other.size === 0) ||
  (one instanceof Map && other instanceof Map && one.size === 0 && other.size === 0)

let featureGroups = []
const valuesSeen = new Map()
const middles = new Map()
/** The groups of the judge's features that are switched off together: name and members. */
export const groupFeatures = (groups) => {
  featureGroups = groups
  for (const [group] of groups) add('features', `judge features: ${group}`, 0)
}
/** From here on features that are switched off have the middle of what was seen. */
export const settleFeatures = () => {
  for (const [name, values] of valuesSeen) middles.set(name, [...values].sort((a, b) => a - b)[values.length >> 1])
}

const isPlainRecord = ({ type, properties }) =>
  type === 'ObjectExpression' &&
  properties.length >= 3 &&
  properties.every(
    ({ type, value }) => type === 'Property' && ['Literal', 'ArrayExpression', 'TemplateLiteral'].includes(value.type),
  )
const bare = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? bare(node.expression) : node

/** The source of a module with its parts made to be switched. */
const rewrite = (code, file) => {
  const inserted = []
  const lineOf = (place) => code.slice(0, place).split('\n').length
  const linesOf = (node) => lineOf(node.end) - lineOf(node.start) + 1
  const wrap = (node, head, inner, tail = ')') => {
    inserted.push([node.start, head])
    inner()
    inserted.push([node.end, tail])
  }
  const seen = new Map()
  const idOf = (kind, name, node) => {
    const plain = `${file} ${name === '' ? `:${lineOf(node.start)}` : name}${kind === 'step' ? '()' : ''}`
    const count = (seen.get(plain) ?? 0) + 1
    seen.set(plain, count)
    return count === 1 ? plain : `${plain} #${count}`
  }
  const quote = (text) => JSON.stringify(text)
  const walk = (node, name, depth) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const one of node) walk(one, name, depth)
      return
    }
    const children = (deeper = depth) => {
      for (const [key, part] of Object.entries(node))
        if (key !== 'typeAnnotation' && key !== 'returnType') walk(part, name, deeper)
    }
    if (
      node.type?.startsWith('TS') &&
      !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
    )
      return
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'VariableDeclarator') {
      const own = depth === 0 ? (node.id.name ?? name) : name
      const value = bare(node.init)
      const wrapInit = (head) => wrap(node.init, head, () => walk(node.init, own, depth))
      if (depth === 0 && value?.type === 'ArrowFunctionExpression' && own === 'judgeFeatures')
        wrapInit('benchSwitches.features(')
      else if (depth === 0 && value?.type === 'ArrowFunctionExpression') {
        const id = idOf('step', own, node)
        const returned =
          value.returnType === null || value.returnType === undefined
            ? ''
            : code.slice(value.returnType.start, value.returnType.end)
        const nothing = /\| null\b/.test(returned) ? 'null' : /\| undefined\b/.test(returned) ? 'undefined' : undefined
        add('step', id, linesOf(node))
        wrap(
          node.init,
          `benchSwitches.step(${quote(id)}, `,
          () => walk(node.init, own, depth + 1),
          `, ${quote(nothing)})`,
        )
      } else if (depth === 0 && value?.type === 'ArrayExpression' && value.elements.length > 1) {
        const id = idOf('list', own, node)
        add('table', id, linesOf(node))
        wrapInit(`benchSwitches.list(${quote(id)}, `)
      } else if (depth === 0 && own === 'rankWeights') wrapInit(`benchSwitches.weights(${quote(`${file} ${own}`)}, `)
      else if (depth === 0 && value !== undefined && value !== null && isPlainRecord(value)) {
        const id = idOf('record', own, node)
        add('table', id, linesOf(node))
        wrapInit(`benchSwitches.record(${quote(id)}, `)
      } else walk(node.init, own, depth)
      return
    }
    if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') {
      walk(node.params, name, depth + 1)
      walk(node.body, name, depth + 1)
      return
    }
    const built = node.type === 'NewExpression' ? node.callee.name : undefined
    if ((node.type === 'Literal' && node.regex) || built === 'RegExp') {
      const id = idOf('expression', name === '' ? '' : `/${name}/`, node)
      add('expression', id, linesOf(node), { source: code.slice(node.start, node.end).slice(0, 200) })
      wrap(
        node,
        `benchSwitches.expression(${quote(id)}, `,
        () => walk(node.arguments ?? [], name, depth),
        `, ${node.regex !== undefined})`,
      )
      return
    }
    if (depth === 0 && (built === 'Map' || built === 'WeakMap') && node.arguments.length === 0) {
      inserted.push([node.callee.start, built === 'Map' ? 'benchSwitches.Memory || ' : 'benchSwitches.WeakMemory || '])
      return
    }
    if (depth === 0 && (built === 'Set' || built === 'Map') && node.arguments.length > 0) {
      const id = idOf('set', name, node)
      add('table', id, linesOf(node))
      wrap(node, `benchSwitches.${built === 'Set' ? 'set' : 'map'}(${quote(id)}, `, () =>
        walk(node.arguments, name, depth),
      )
      return
    }
    children()
  }
  walk(parseAst(code, { lang: 'ts' }, file).body, '', 0)
  let result = ''
  let from = 0
  for (const [place, text] of inserted
    .map((one, order) => [...one, order])
    .sort((a, b) => a[0] - b[0] || a[2] - b[2])) {
    result += code.slice(from, place) + text
    from = place
  }
  return (result + code.slice(from)).replace(/new (benchSwitches\.\w+) \|\| (?:Weak)?Map/g, 'new $1')
}

const folder = '/packages/interviewer/src/answer/'
registerHooks({
  load: (url, context, next) => {
    const at = url.indexOf(folder)
    const file = at < 0 ? '' : url.slice(at + folder.length)
    if (!file.endsWith('.ts') || file.startsWith('examples/')) return next(url, context)
    return {
      format: 'module-typescript',
      shortCircuit: true,
      source: rewrite(readFileSync(fileURLToPath(url), 'utf8'), file),
    }
  },
})
