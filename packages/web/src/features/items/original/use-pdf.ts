import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

/** A PDF that is loading, open with its pages in order, or failed. */
export type OpenedPdf = { state: 'opening' } | { state: 'failed' } | { state: 'open'; pages: PDFPageProxy[] }

const readPages = (document: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))

/** Loads the library and its worker, both from this origin, when the first PDF is shown. */
const loadLibrary = async () => {
  const [pdfjs, { default: workerSrc }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = workerSrc
  return pdfjs
}

/** Opens a PDF and closes it on unmount. */
export const usePdf = (bytes: ArrayBuffer): OpenedPdf => {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' })
  useEffect(() => {
    let gone = false
    let close = () => undefined as unknown
    const open = async () => {
      const pdfjs = await loadLibrary()
      if (gone) return
      // The worker takes ownership of its bytes, so it gets a copy. The content security policy allows no WebAssembly.
      const task = pdfjs.getDocument({ data: new Uint8Array(bytes.slice(0)), useWasm: false, enableXfa: false })
      close = () => task.destroy()
      const pages = await readPages(await task.promise)
      if (!gone) setOpened({ state: 'open', pages })
    }
    open().catch(() => !gone && setOpened({ state: 'failed' }))
    return () => {
      gone = true
      close()
    }
  }, [bytes])
  return opened
}
