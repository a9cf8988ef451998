import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const styles = readFileSync(join(import.meta.dirname, '../styles.css'), 'utf8')

it.each([
  ['main', '#4674a0'],
  ['success', '#48bb78'],
  ['danger', '#e53e3e'],
])('the theme colour %s is %s [S9.16]', (name, colour) => {
  expect(styles).toContain(`--brand-${name}: ${colour};`)
})

it('the breakpoints are those of Tailwind, so md is 48rem [S9.7]', () => {
  expect(styles).toContain('@import "tailwindcss";')
  expect(styles).not.toContain('--breakpoint-')
})

/** The tokens of a rule whose value is a plain colour, by name. */
const tokensOf = (selector: string): Map<string, string> => {
  const body = styles.slice(styles.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return new Map(
    [...body.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
}
const themes = { light: tokensOf(':root,'), dark: tokensOf('.dark {') }

/** Relative luminance as WCAG 2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const planes = ['canvas', 'sunken', 'surface', 'float', 'hover'] as const
/** WCAG 1.4.3: text on what it stands on. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...planes, 'act-wash', 'mark', 'good-wash', 'bad-wash']],
  ['ink-soft', [...planes, 'act-wash', 'bad-wash']],
  ['act-ink', [...planes, 'act-wash']],
  ['act-ink-hover', planes],
  ['receipt', ['receipt-wash', 'canvas', 'surface']],
  ['good', ['canvas', 'surface', 'float']],
  ['good-wash-ink', ['good-wash']],
  ['bad-ink', ['canvas', 'surface', 'float', 'bad-wash']],
]
/** WCAG 1.4.11: the bounds of controls, and marks that mean something. */
const marks: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', ['canvas', 'surface', 'float']],
  ['act', ['canvas', 'surface']],
  ['good-mark', ['surface']],
  ['bad-mark', ['canvas', 'surface', 'float']],
]
const pairsOf = (table: typeof texts) => table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  const ratio = (front: string, back: string) => {
    const [one, other] = [tokens.get(front), tokens.get(back)]
    if (!one || !other) throw new Error(`no token --${one ? back : front}`)
    return contrast(one, other)
  }

  it.each(pairsOf(texts))('%s can be read on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairsOf(marks))('%s can be told from %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3)
  })

  it.each(['act', 'act-hover', 'bad', 'bad-hover'])('white can be read on %s', (back) => {
    expect(contrast('#ffffff', tokens.get(back) ?? '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})

it('a hovered plane in the dark theme is lighter than every plane below it', () => {
  const lightness = (name: string) => luminance(themes.dark.get(name) ?? '#ffffff')
  for (const plane of planes.filter((name) => name !== 'hover')) {
    expect(lightness('hover'), plane).toBeGreaterThan(lightness(plane))
  }
})
