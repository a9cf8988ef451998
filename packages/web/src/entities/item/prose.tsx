import { Fragment, use } from 'react'
import { findQuote, QuoteContext } from './quote.ts'

const bullet = /^\s*[•●▪◦‣·*–-]\s+/

type Block = { kind: 'list' | 'text'; lines: string[] }

/** Lines of a resume as paragraphs and lists: a line that begins with a bullet is an entry of a list. */
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

/** A line under the highlighter: the words that are quoted, else the whole line while its item is pointed at (`data-highlighted`). */
function Words({ children }: { children: string }) {
  const quote = use(QuoteContext)
  if (quote === null) return <span className="in-data-highlighted:highlight">{children}</span>
  const place = findQuote(children, quote)
  if (!place) return children
  return (
    <>
      {children.slice(0, place.from)}
      <span className="highlight">{children.slice(place.from, place.to)}</span>
      {children.slice(place.to)}
    </>
  )
}

/**
 * Text of a resume as it would be set on paper. With `listed` several lines that follow each other are a list, as the
 * duties of a job are: a parser keeps the lines, but not every bullet before them.
 */
export function Prose({ text, listed = false }: { text: string; listed?: boolean }) {
  return (
    <div dir="auto" data-prose className="flex max-w-[64ch] flex-col gap-2 font-serif text-lead wrap-anywhere">
      {toBlocks(text).map(({ kind, lines }, index) =>
        kind === 'list' || (listed && lines.length > 1) ? (
          // Blocks and lines have no identity beyond their place: nothing in here keeps state.
          <ul key={index} className="flex list-disc flex-col gap-0.5 ps-5 marker:text-line-strong">
            {lines.map((line, place) => (
              <li key={place}>
                <Words>{line}</Words>
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {lines.map((line, place) => (
              <Fragment key={place}>
                {place > 0 && <br />}
                <Words>{line}</Words>
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  )
}
