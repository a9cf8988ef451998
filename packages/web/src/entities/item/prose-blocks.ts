const bullet = /^\s*[•●▪◦‣·*–-]\s+/

type Block = { kind: 'list' | 'text'; lines: string[] }

/** Splits lines of a resume into paragraphs and lists. A line that begins with a bullet is an entry of a list. */
export const toBlocks = (text: string): Block[] => {
  const blocks: Block[] = []
  for (const line of text.split(/\r?\n/)) {
    const last = blocks.at(-1)
    if (line.trim() === '') {
      if (last && last.lines.length > 0) blocks.push({ kind: 'text', lines: [] })
      continue
    }
    const kind = bullet.test(line) ? 'list' : 'text'
    const plain = kind === 'list' ? line.replace(bullet, '') : line.trim()
    if (last && (last.kind === kind || last.lines.length === 0)) {
      last.kind = kind
      last.lines.push(plain)
    } else blocks.push({ kind, lines: [plain] })
  }
  return blocks.filter((block) => block.lines.length > 0)
}
