import { Fragment, use } from 'react'
import { toBlocks } from './prose-blocks.ts'
import { QuoteContext, StoryContext } from './quote-context.ts'

/** A line that can be highlighted: its quoted words, or all of it while its item is hovered (`data-highlighted`). */
export function Words({ children }: { children: string }) {
  const quote = use(QuoteContext)
  const story = use(StoryContext).find(({ line }) => line === children)
  if (quote === null)
    return (
      <span className="in-data-highlighted:highlight">
        {children.slice(0, story?.from)}
        {story && (
          <>
            <span className="group-hover/item:highlight">{children.slice(story.from, story.to)}</span>
            {children.slice(story.to)}
            {story.end}
          </>
        )}
      </span>
    )
  if (quote.line !== children) return children
  return (
    <>
      {children.slice(0, quote.from)}
      <span className="highlight">{children.slice(quote.from, quote.to)}</span>
      {children.slice(quote.to)}
    </>
  )
}

/**
 * Text of a resume in print layout. With `listed`, several lines in a row are a list, as the duties of a job are, because a
 * parser keeps the lines but not every bullet.
 */
export function Prose({ text, listed = false }: { text: string; listed?: boolean }) {
  return (
    <div dir="auto" data-prose className="flex max-w-[64ch] flex-col gap-2 font-serif text-lead wrap-anywhere">
      {toBlocks(text).map(({ kind, lines }, index) =>
        kind === 'list' || (listed && lines.length > 1) ? (
          // Blocks and lines have no identity beyond their index; nothing in here has state.
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
