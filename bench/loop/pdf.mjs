// A PDF that prints a text under the headings of a resume, written by hand: what a drawing library would refuse is printed too.
const linesPerPage = 55

const escaped = (line) => line.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?')

const pageOf = (lines) => {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
  return `BT /F 11 Tf 13 TL 50 790 Td\n${shown}\nET`
}

export const pdfOf = (text) => {
  const pieces = text.split('\n').flatMap((line) => line.match(/.{1,95}/gu) ?? [])
  const lines = ['Ada Lovelace', '', 'Experience', ...pieces.slice(0, 300), 'Skills', ...pieces.slice(0, 30)]
  const pages = []
  for (let from = 0; from < lines.length; from += linesPerPage)
    pages.push(pageOf(lines.slice(from, from + linesPerPage)))
  const numberOf = (page) => 4 + 2 * page
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${numberOf(page)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((content, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${numberOf(page) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return `%PDF-1.4\n${objects.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`
}
