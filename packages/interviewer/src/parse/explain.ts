import type { Line } from './2-lines/group-lines.ts'
import type { ParseTrace } from './parse-pdf.ts'
import type { Kind } from './words/lexicon/lexicon.ts'

/** A colour per kind of section, light enough to read the words on it. */
const colours: Record<Kind | 'header', string> = {
  header: '#d9d9d9',
  summary: '#cfe3ff',
  experience: '#c9efc4',
  education: '#ffe3b8',
  coursework: '#ffe3b8',
  skills: '#ffd0dc',
  technical: '#f5b8e0',
  languages: '#d8ccff',
  certificates: '#bfeeee',
  awards: '#fff3a3',
  publications: '#e2dcc8',
  projects: '#b9f0d5',
  volunteering: '#d3e8b0',
  leadership: '#aee3f5',
  activities: '#d3e8b0',
  interests: '#f0d9ff',
  references: '#e0e0e0',
  memberships: '#e0e0e0',
  contact: '#d9d9d9',
  personal: '#ececec',
  other: '#ececec',
}

const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const box = (x: number, y: number, width: number, height: number, style: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}" ${style}/>`

const words = (line: Line) =>
  [...line.rail.flatMap((cell) => cell.words), ...line.words]
    .filter((word) => word.text !== '')
    .map(
      (word) =>
        `<text x="${word.x0.toFixed(1)}" y="${word.base.toFixed(1)}" font-size="${word.size.toFixed(1)}"${word.bold ? ' font-weight="700"' : ''} textLength="${(word.x1 - word.x0).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${plain(word.text)}</text>`,
    )
    .join('')

const page = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height.toFixed(0)}" width="${width.toFixed(0)}" font-family="Helvetica, Arial, sans-serif" fill="#222"><rect width="100%" height="100%" fill="#fff"/>${content}</svg>`

/** Page by page: the columns that were found, numbered in reading order, with their rails. */
export const drawColumns = ({ pages, layout }: ParseTrace): string[] =>
  pages.map(({ number, width, height }) => {
    const text = layout.lines
      .filter((line) => line.page === number)
      .map(words)
      .join('')
    const regions = layout.regions.map((region, index) => {
      if (region.page !== number) return ''
      const frame = box(
        region.x0 - 4,
        region.top - 3,
        region.x1 - region.x0 + 8,
        region.bottom - region.top + 6,
        'fill="#3b82f6" fill-opacity="0.08" stroke="#2563eb" stroke-width="1.2" rx="3"',
      )
      const rails = [...region.rails, ...region.sides]
        .slice(0, 1)
        .map(
          (rail) =>
            `<line x1="${rail.x - 3}" x2="${rail.x - 3}" y1="${rail.top}" y2="${rail.bottom}" stroke="#dc2626" stroke-dasharray="4 3"/>`,
        )
        .join('')
      return `${frame}${rails}<circle cx="${region.x0 - 4}" cy="${region.top - 3}" r="9" fill="#2563eb"/><text x="${region.x0 - 4}" y="${region.top + 0.5}" font-size="10" fill="#fff" text-anchor="middle">${index + 1}</text>`
    })
    return page(width, height, text + regions.join(''))
  })

/** Page by page: the lines in the colour of their section; headings are framed. */
export const drawSections = ({ pages, layout, sections }: ParseTrace): string[] => {
  const kinds = new Map<number, Kind | 'header'>()
  const heads = new Set<number>()
  for (const section of sections) {
    for (const line of section.lines) kinds.set(Math.floor(line.id), section.kind ?? 'header')
    if (section.heading) {
      kinds.set(Math.floor(section.heading.id), section.kind ?? 'other')
      heads.add(Math.floor(section.heading.id))
    }
  }
  return pages.map(({ number, width, height }) => {
    const content = layout.lines
      .filter((line) => line.page === number)
      .map((line) => {
        const colour = colours[kinds.get(line.id) ?? 'other']
        const left = Math.min(line.x0, ...line.rail.map((cell) => cell.x0))
        const frame = heads.has(line.id) ? ' stroke="#111" stroke-width="0.8"' : ''
        return (
          box(left - 2, line.top - 1, line.x1 - left + 4, line.bottom - line.top + 2, `fill="${colour}"${frame}`) +
          words(line)
        )
      })
      .join('')
    return page(width, height, content)
  })
}

const legend = (trace: ParseTrace) =>
  trace.sections
    .filter((section) => section.heading)
    .map(
      (section) =>
        `<li><span style="background:${colours[section.kind ?? 'other']}">${plain(section.title ?? '')}</span> ${section.kind} · ${section.certainty.toFixed(2)}</li>`,
    )
    .join('')

/** A page that shows how a resume was read: columns found, lines coloured by section. Holds the resume's text, loads nothing. */
export const explain = (trace: ParseTrace, name: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>How ${plain(name)} was read</title>
<style>body{font:15px system-ui,sans-serif;margin:2rem;background:#f3f4f6}figure{display:inline-block;margin:0 1rem 1rem 0;vertical-align:top}svg{border:1px solid #ccc}li span{padding:0 .4em}</style>
<h1>How ${plain(name)} was read</h1>
<h2>Columns found, in reading order</h2>
${drawColumns(trace)
  .map((svg) => `<figure>${svg}</figure>`)
  .join('\n')}
<h2>Lines by section</h2>
<ul>${legend(trace)}</ul>
${drawSections(trace)
  .map((svg) => `<figure>${svg}</figure>`)
  .join('\n')}
</html>
`
