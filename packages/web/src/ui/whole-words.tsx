/** Longer words break after their hyphens, because they may not fit in a line on a phone. */
const longest = 24

/** Splits a text into words with a hyphen inside, such as 'in-house', and the text between them. */
const hyphenated = /([\p{L}\p{N}]{1,24}(?:-[\p{L}\p{N}]{1,24}){1,4})/u

/** A text in which no line breaks inside a hyphenated word. */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(hyphenated).map((part, place) =>
    // Every second part is a hyphenated word. Parts have no identity beyond their index.
    place % 2 === 1 && part.length <= longest ? (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
