import { readFile } from 'node:fs/promises'
import { toSections } from './bench-output.ts'
import { parsePdf } from './parse-pdf.ts'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const batch = process.argv.includes('--batch')

for (const file of files) {
  const result = await parsePdf(new Uint8Array(await readFile(file)))
  const document = result.ok ? { file, sections: toSections(result) } : { file, error: result.code }
  process.stdout.write(`${JSON.stringify(document, null, batch ? undefined : 2)}\n`)
}
