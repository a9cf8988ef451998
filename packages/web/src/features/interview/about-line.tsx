import { cx } from '../../ui/cx.ts'

type AboutLineProps = {
  /** The item's title, or words of the item. */
  text: string
  /** `words` of the item are highlighted as evidence. A `title` is not evidence; as a heading it is `plain`. */
  as: 'words' | 'title' | 'plain'
  /** Whether it is truncated to one line. */
  isOneLine?: boolean
}

/** What a question is about: the exact words of the resume if it refers to some, else the item's title. */
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
