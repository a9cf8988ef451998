// The floor: bare text extraction with the same PDF library, everything in `other`. A parser must not be much slower,
// and what it adds to the score is what its rules are worth.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const packageFile = new URL('../../packages/interviewer/package.json', import.meta.url)
const entry = createRequire(packageFile)
  .resolve('unpdf')
  .replace(/\.cjs$/, '.mjs')
const { getDocumentProxy } = await import(pathToFileURL(entry).href)

for (const file of process.argv.slice(2).filter((argument) => !argument.startsWith('--'))) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)), { verbosity: 0 })
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => `${item.str}${item.hasEOL ? '\n' : ''}`).join(''))
  }
  await pdf.loadingTask.destroy()
  process.stdout.write(`${JSON.stringify({ file, sections: { other: [{ text: pages.join('\n') }] } })}\n`)
}
