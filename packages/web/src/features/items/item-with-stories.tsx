import type { Section } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { ItemContent } from '../../entities/item/item-content.tsx'
import { quoteFor, toLines } from '../../entities/item/quote.ts'
import { StoryContext } from '../../entities/item/quote-context.ts'
import { interviewQuery } from '../../entities/question/interview.queries.ts'
import { toInterviewPlace } from '../../entities/question/interview-place.ts'
import { useApi } from '../../platform/services.ts'
import { receiptClass } from '../../ui/receipt.tsx'

type ItemWithStoriesProps<S extends Section> = {
  resumeId: string
  section: S
  item: ItemOf<S>
  /** Opens the interview at a place (`toInterviewPlace`). */
  onInterview: (place: string) => void
}

/** A story shares a few words with any line. This many words in one line make it the line that the story is about. */
const enoughOfStory = 4

/** An item with the number of interview answers ("stories") at each line. An answer belongs to the line that its words, or else its question, are about. */
export function ItemWithStories<S extends Section>({ resumeId, section, item, onInterview }: ItemWithStoriesProps<S>) {
  const { data } = useQuery(interviewQuery(useApi(), { resumeId, itemId: item.id }))
  const lines = toLines(item)
  const last = lines.at(-1)
  // Answers about the item as a whole are counted at its end.
  const end = last === undefined ? null : { line: last, from: last.length, to: last.length }
  const stories = (data?.questions ?? []).flatMap(({ id, text, follows }, index) => {
    const story = data?.answers[index]?.text
    if (!story) return []
    const asked = follows === null ? quoteFor(item, text, '') : null
    return [{ id, quote: quoteFor(item, story, '', enoughOfStory) ?? asked ?? end }]
  })
  const chipOf = (ofLine: typeof stories) => (
    <button
      type="button"
      title="Open the interview"
      // The touch target is larger than the visible chip.
      className={`${receiptClass} relative whitespace-nowrap after:absolute after:-inset-1.5 hover:underline pointer-coarse:after:-inset-3`}
      onClick={() => onInterview(toInterviewPlace(item.id, ofLine[0]?.id ?? null))}
    >
      {ofLine.length === 1 ? '1 story' : `${ofLine.length} stories`}
    </button>
  )
  const counts = [...Map.groupBy(stories, ({ quote }) => quote?.line)].flatMap(([, ofLine]) => {
    // The words of one answer are enough to show the line.
    const quote = ofLine.find(({ quote }) => quote !== end)?.quote ?? end
    return quote ? [{ ...quote, end: chipOf(ofLine) }] : []
  })
  return (
    <StoryContext value={counts}>
      <ItemContent section={section} item={item} />
      {last === undefined && stories.length > 0 && <div>{chipOf(stories)}</div>}
    </StoryContext>
  )
}
