type AboutLineProps = {
  /** The item's title, or words of the item. */
  text: string
  /** `words` are quoted under the highlighter, a `title` is only under it, and is `plain` where words are quoted below. */
  as: 'words' | 'title' | 'plain'
}

/** What a question is about: the very words of the resume where it names them, else the item's title. */
export const AboutLine = ({ text, as }: AboutLineProps) => (
  <div className="line-clamp-3 text-small text-ink-soft wrap-anywhere">
    {as === 'plain' ? (
      text
    ) : (
      <>
        About: {as === 'words' && '“'}
        <mark className={as === 'title' ? 'px-0.5' : undefined}>{text}</mark>
        {as === 'words' && '”'}
      </>
    )}
  </div>
)
