import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

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
