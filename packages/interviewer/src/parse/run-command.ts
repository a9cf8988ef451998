import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { ParseResult } from '../interviewer.ts'
import { toSections } from './bench-output.ts'
import { explain } from './explain.ts'
import { type ParseTrace, parsePdf } from './parse-pdf.ts'

const usage = `usage: pnpm parse FILE.pdf…                    sections as JSON
       pnpm --silent parse --batch FILE.pdf…   one line of JSON per file
       pnpm parse --json-resume FILE.pdf…      JSON Resume
       pnpm parse --explain OUT.html FILE.pdf  a page that shows how the file was read
       pnpm parse --pictures FILE.pdf…         reads pages that are pictures too (OCR)`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    batch: { type: 'boolean', default: false },
    'json-resume': { type: 'boolean', default: false },
    explain: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const documentOf = async (file: string, result: ParseResult) => {
  if (!result.ok) return { file, error: result.code }
  if (!values['json-resume']) return { file, sections: toSections(result) }
  // loaded only then: it brings core's schemas, which take half a second of a parse that does without them
  const { parsedToJsonResume } = await import('./json-resume.ts')
  return parsedToJsonResume(result)
}

const parseFile = async (file: string) => {
  let trace: ParseTrace | null = null
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) return { file, error: 'not_found' }
  const result = await parsePdf(new Uint8Array(bytes), {
    onTrace: (seen) => (trace = seen),
    pictures: values.pictures,
  })
  if (values.explain !== undefined && trace !== null) await writeFile(values.explain, explain(trace, basename(file)))
  return documentOf(file, result)
}

if (values.help || positionals.length === 0) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = values.help ? 0 : 2
}
for (const file of positionals) {
  const document = await parseFile(file)
  if ('error' in document) process.exitCode = 1
  process.stdout.write(`${JSON.stringify(document, null, values.batch ? undefined : 2)}\n`)
}
