import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { checkLearned } from './learned-files.ts'

it('finds what was learned as it was written', () => expect(() => checkLearned()).not.toThrow())

it('refuses a learned file that is missing or changed, and says which', () => {
  const folder = mkdtempSync(join(tmpdir(), 'learned-'))
  for (const name of ['learned.json', 'judge/trees.json', 'topics/questions.json', 'topics/lines.json'])
    cpSync(join(import.meta.dirname, name), join(folder, name))
  const url = pathToFileURL(`${folder}/`)
  expect(() => checkLearned(url)).toThrow(/The file topics\/private\.json of the answer engine cannot be read/)
  writeFileSync(join(folder, 'judge/trees.json'), '{"features":[],"base":0,"trees":[]}\n')
  expect(() => checkLearned(url)).toThrow(/The file judge\/trees\.json of the answer engine is damaged/)
  rmSync(folder, { recursive: true })
})
