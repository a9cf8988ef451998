// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from '@candid/core'
import { models } from '@candid/core/testing'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

// What core offers and nobody uses proves nothing about the product. This test reads the sources: TypeScript 5.9, because
// version 7 has no JavaScript API.

const packages = join(import.meta.dirname, '../../..')
const productFiles = (pattern: string) =>
  globSync(`${packages}/${pattern}`).filter((file) => !/\.test\.tsx?$|\.model\.ts$|\/testing\//.test(file))
const webFiles = productFiles('web/src/**/*.{ts,tsx}')
const coreFiles = productFiles('core/src/**/*.ts')

const program = ts.createProgram([...webFiles, ...coreFiles], {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
})
const checker = program.getTypeChecker()

const nodesOf = (files: readonly string[]): ts.Node[] =>
  files.flatMap((file) => {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`TypeScript did not read ${file}`)
    const found: ts.Node[] = []
    const visit = (node: ts.Node) => {
      found.push(node)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
const webNodes = nodesOf(webFiles)
const coreNodes = nodesOf(coreFiles)

const stringsIn = (nodes: readonly ts.Node[]) => nodes.filter(ts.isStringLiteral).map(({ text }) => text)
const callsIn = (nodes: readonly ts.Node[], ...names: string[]) =>
  nodes.filter(ts.isCallExpression).filter(({ expression }) => {
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
    return ts.isIdentifier(name) && names.includes(name.text)
  })
const within = (calls: readonly ts.CallExpression[]) =>
  calls.flatMap((call) => {
    const found: ts.Node[] = []
    const visit = (node: ts.Node) => {
      found.push(node)
      ts.forEachChild(node, visit)
    }
    for (const argument of call.arguments) visit(argument)
    return found
  })

/** The types of the objects in some nodes: what stands after `type:`. */
const typesIn = (nodes: readonly ts.Node[]) =>
  nodes
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => ts.isIdentifier(name) && name.text === 'type')
    .flatMap(({ initializer }) => (ts.isStringLiteral(initializer) ? [initializer.text] : []))

describe('what core offers is used', () => {
  it('every event of a machine is sent by a screen, a port or another machine', () => {
    const sent = new Set([
      ...stringsIn(webNodes),
      ...stringsIn(within(callsIn(coreNodes, 'sendTo', 'sendParent', 'raise', 'enqueue'))),
    ])
    const events = models.flatMap(({ machine }) => machine.events.filter((event) => !/^xstate\.|\*/.test(event)))
    expect(events.length).toBeGreaterThan(40)
    expect(events.filter((event) => !sent.has(event))).toEqual([])
  })

  it('every event that a machine emits is heard', () => {
    const emitted = new Set(typesIn(within(callsIn(coreNodes, 'emit'))))
    const heard = new Set([...stringsIn(webNodes), ...stringsIn(within(callsIn(coreNodes, 'on')))])
    expect(emitted.size).toBeGreaterThan(0)
    expect([...emitted].filter((event) => !heard.has(event))).toEqual([])
  })

  it('every field of a view is read', () => {
    const views = coreNodes
      .filter(ts.isVariableDeclaration)
      .filter((node) => node.getSourceFile().fileName.endsWith('.view.ts'))
      .filter(({ name }) => ts.isIdentifier(name) && /^to\w+View(?:Of)?$/.test(name.text))
    const fields = views.flatMap((view) => {
      const [signature] = checker.getTypeAtLocation(view).getCallSignatures()
      const properties = signature ? checker.getReturnTypeOfSignature(signature).getProperties() : []
      return properties.map((property) => ({ name: `${view.name.getText()}.${property.name}`, property }))
    })
    expect(fields.length).toBeGreaterThan(40)
    const read = new Set(
      [...webNodes, ...coreNodes].flatMap((node) => {
        if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name)?.declarations ?? []
        if (!ts.isBindingElement(node) || node.dotDotDotToken) return []
        const name = node.propertyName ?? node.name
        const property = ts.isIdentifier(name) && checker.getTypeAtLocation(node.parent).getProperty(name.text)
        return (property || undefined)?.declarations ?? []
      }),
    )
    const unread = fields.filter(({ property }) => !property.declarations?.some((declaration) => read.has(declaration)))
    expect(unread.map(({ name }) => name)).toEqual([])
  })

  it('every text of texts.ts is used, and its words are written nowhere else in the app', () => {
    const sources = productFiles('{core,server,interviewer,web}/src/**/*.{ts,tsx}').map((file) =>
      readFileSync(file, 'utf8'),
    )
    const used = new Set(sources.flatMap((source) => [...source.matchAll(/\btexts\.(\w+)/g)].map(([, key]) => key)))
    expect(Object.keys(texts).filter((key) => !used.has(key))).toEqual([])

    // A single word, such as Edit, is everyday language and may stand elsewhere.
    const specified = new Set<unknown>(
      Object.values(texts).filter((text) => typeof text === 'string' && /[ !?]/.test(text)),
    )
    const written = webNodes.flatMap((node) => {
      const text = ts.isJsxText(node) || ts.isStringLiteralLike(node) ? node.text.trim().replace(/\s+/g, ' ') : ''
      return specified.has(text) ? [`${node.getSourceFile().fileName.slice(packages.length)}: ${text}`] : []
    })
    expect(written).toEqual([])
  })
})
