/** Longer ones break after their hyphens, as they may not fit in a line of a phone. */
const longest = 24

/** Words with a hyphen inside, such as 'in-house', and the text between them. */
const hyphenated = /([\p{L}\p{N}]{1,24}(?:-[\p{L}\p{N}]{1,24}){1,4})/u

/** Text in which no line ends inside a hyphenated word. */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(hyphenated).map((part, place) =>
    // Each second part is a hyphenated word. Parts have no identity beyond their place.
    place % 2 === 1 && part.length <= longest ? (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
