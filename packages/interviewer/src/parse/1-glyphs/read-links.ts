import type { Link } from './pdf-page.ts'
import type { Page } from './read-page.ts'

/**
 * For what is shown pdf.js reads the page's text once more, to say which words a link covers; for what is printed it does
 * not. Writers mark all links of a file for printing, or none.
 */
const linkAnnotations = async (page: Page) => {
  const printed = await page.getAnnotations({ intent: 'print' })
  return printed.some((one) => one.url !== undefined) ? printed : await page.getAnnotations()
}

/** The links of a page and where they stand on it. */
export const readLinks = async (page: Page, viewport: { transform: number[] }): Promise<Link[]> => {
  const links: Link[] = []
  for (const annotation of await linkAnnotations(page)) {
    const url: unknown = annotation.url ?? annotation.unsafeUrl
    const rect: unknown = annotation.rect
    if (typeof url !== 'string' || !Array.isArray(rect)) continue
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport.transform
    const corner = (x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f]
    const [x0, y0] = corner(Number(rect[0]), Number(rect[1]))
    const [x1, y1] = corner(Number(rect[2]), Number(rect[3]))
    links.push({ url, x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) })
  }
  return links
}
