import { readFile } from 'node:fs/promises'
import { type ResumeEntry, readJsonResume, toJsonResume } from '@candid/core'
import { publishedSchemaErrors } from '@candid/core/json-resume/testing'
import { describe, expect, it } from 'vitest'
import { arts } from '../answer/examples/arts.ts'
import { crafts } from '../answer/examples/crafts.ts'
import { offices } from '../answer/examples/offices.ts'
import { services } from '../answer/examples/services.ts'
import { trades } from '../answer/examples/trades.ts'
import { parsedToJsonResume } from './json-resume.ts'
import { parsePdf } from './parse-pdf.ts'

const root = new URL('../../../../', import.meta.url)
const files = ['e2e/resumes/abernathy.pdf', 'e2e/resumes/whitcombe.pdf', 'packages/server/src/demo/sample-resume.pdf']

const parsed = async (file: string) => {
  const result = await parsePdf(new Uint8Array(await readFile(new URL(file, root))), {})
  if (!result.ok) throw new Error(`${file}: ${result.code}`)
  return result
}
const readBack = (document: unknown) => {
  const result = readJsonResume(JSON.parse(JSON.stringify(document)))
  return result.ok ? result.entries : result.issues
}
/** What a document keeps in order: items of a section, and those of other by what they are about. */
const grouped = (entries: readonly ResumeEntry[]) =>
  Object.groupBy(entries, ({ section, tag }) => (tag ? `${section} ${tag}` : section))

describe.each(files)('%s as JSON Resume', (file) => {
  it('is valid against the published schema', async () => {
    expect(publishedSchemaErrors(parsedToJsonResume(await parsed(file)))).toEqual([])
  })

  it('reads back as the items it was made of', async () => {
    const resume = await parsed(file)
    const items = resume.items.map(({ section, content, tag }) => ({ section, content, tag: tag ?? null }))
    // a parsed item's tag goes with section other only
    expect(grouped(readBack(parsedToJsonResume(resume)) as ResumeEntry[])).toEqual(grouped(items as ResumeEntry[]))
  })
})

const examples = [arts, crafts, offices, services, trades].flatMap((people) => Object.entries(people))

it.each(examples)("%s's made-up resume is valid, and reads back", (_, { items }) => {
  // an item of section other alone has a tag
  const entries = items.map(({ section, content, tag }) => ({ section, content, tag: tag ?? null })) as ResumeEntry[]
  const document = toJsonResume(entries)
  expect(publishedSchemaErrors(document)).toEqual([])
  expect(grouped(readBack(document) as ResumeEntry[])).toEqual(grouped(entries))
})
