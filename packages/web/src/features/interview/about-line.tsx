import { cx } from '../../ui/cx.ts'

type AboutLineProps = {
  /** The item's title, or words of the item. */
  text: string
  /** `words` of the item are quoted under the highlighter, as evidence; its `title` is no evidence, and is `plain` as a head. */
  as: 'words' | 'title' | 'plain'
  /** Cut off at the end of its first line. */
  isOneLine?: boolean
}

/** What a question is about: the very words of the resume where it names them, else the item's title. */
export const AboutLine = ({ text, as, isOneLine = false }: AboutLineProps) => (
  <div className={cx('text-small text-ink-soft wrap-anywhere', isOneLine ? 'line-clamp-1' : 'line-clamp-3')}>
    {as === 'plain' ? (
      text
    ) : (
      <>
        About:{' '}
        {as === 'title' ? (
          text
        ) : (
          <>
            “<mark>{text}</mark>”
          </>
        )}
      </>
    )}
  </div>
)
