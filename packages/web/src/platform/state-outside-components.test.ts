import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('no file of web reads the context of a machine: its view function does [#15.1]', () => {
  const readers = Object.entries(sources).filter(([, text]) => /\.context\b|\(\{ context \}\) =>/.test(text))
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(readers.map(([path]) => path)).toEqual([])
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
