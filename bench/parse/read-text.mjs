import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const packageFile = new URL('../../packages/interviewer/package.json', import.meta.url)
const entry = createRequire(packageFile)
  .resolve('unpdf')
  .replace(/\.cjs$/, '.mjs')
const { getDocumentProxy } = await import(pathToFileURL(entry).href)

/** The text of a PDF as the library extracts it, a form feed after each page. */
export const readText = async (file) => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)), { verbosity: 0 })
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    text += `${items.map((item) => `${item.str}${item.hasEOL ? '\n' : ''}`).join('')}\f`
  }
  await pdf.loadingTask.destroy()
  return text
}
