import type { Coaching, Passage, Remark, RemarkCode, StoryPart } from '@candid/core'
import { Check, Minus } from 'lucide-react'
import { minutes } from './clock.tsx'

const storyParts: readonly (readonly [StoryPart, string])[] = [
  ['situation', 'Situation'],
  ['task', 'Task'],
  ['action', 'Action'],
  ['result', 'Result'],
]
/** From this many words on, the coach remarks on more than the length. */
export const enoughWords = 8
/** The most passages that are listed with one remark; the box marks all of them. */
const maxPassages = 4

/** Lists each wording once, with its first place. */
const distinct = (passages: readonly Passage[]) =>
  [...Map.groupBy(passages, ({ text }) => text.toLowerCase()).values()].flatMap(([first]) => first ?? [])

type CoachLineProps = {
  coaching: Coaching
  /** The remark whose passages alone are marked; null if those of all remarks are. */
  onPoint: (code: RemarkCode | null) => void
  /** Shows a passage in the box; absent if the text is not being edited. */
  onFind?: ((passage: Passage) => void) | undefined
}

/** The remarks of the coach on an answer, by fixed rules. The coach never blocks saving and gives no score. */
export function CoachLine({ coaching, onPoint, onFind }: CoachLineProps) {
  const { words, seconds, story, parts, remarks } = coaching
  if (words < enoughWords)
    return <p className="text-small text-ink-soft">The coach gives tips as you type. It never gives a score.</p>
  return (
    <section aria-label="Coach" className="flex flex-col gap-2 text-small">
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        <p className="tabular-nums">
          {`${words} words, about ${minutes(seconds)} aloud. Aim for 1:00 to 2:00.`}
          {parts && parts.asked > 1 && ` ${parts.answered} of ${parts.asked} parts of the question answered.`}
        </p>
        {story && (
          <ul aria-label="Parts of your story" className="flex max-w-full flex-wrap gap-x-4 gap-y-1">
            {storyParts.map(([part, label]) => (
              <li key={part} className="flex max-w-full items-center gap-1">
                {story[part] ? (
                  <Check size={14} aria-label="found" className="text-good" />
                ) : (
                  <Minus size={14} aria-label="not found" />
                )}
                <span className={story[part] ? 'text-good' : undefined}>{label}</span>
                {story[part] && <q className="truncate">{story[part].text}</q>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {remarks.length > 0 && (
        <ul aria-label="Remarks" className="flex flex-col gap-2">
          {remarks.map((remark) => (
            <RemarkLine key={remark.code} remark={remark} onPoint={onPoint} onFind={onFind} />
          ))}
        </ul>
      )}
    </section>
  )
}

type RemarkLineProps = Pick<CoachLineProps, 'onPoint' | 'onFind'> & { remark: Remark }

/** One remark: the passages it is about, each with a button that shows it in the box, and one thing to try. */
function RemarkLine({ remark: { code, says, tip, passages }, onPoint, onFind }: RemarkLineProps) {
  const named = distinct(passages)
  return (
    <li
      onPointerEnter={() => onPoint(code)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(code)}
      onBlur={() => onPoint(null)}
    >
      <p>
        {says}{' '}
        {named.slice(0, maxPassages).map((passage) =>
          onFind ? (
            <button
              key={passage.start}
              type="button"
              title="Show in your answer"
              onClick={() => onFind(passage)}
              className="mr-1 rounded-sm text-left pointer-coarse:min-h-8"
            >
              <mark className="remark hover:no-underline">{passage.text}</mark>
            </button>
          ) : (
            <mark key={passage.start} className="remark mr-1">
              {passage.text}
            </mark>
          ),
        )}
        {named.length > maxPassages && (
          <span className="text-ink-soft">{`and ${named.length - maxPassages} more.`}</span>
        )}{' '}
        <span className="text-ink-soft">{tip}</span>
      </p>
    </li>
  )
}
