import { coachAnswer, type Passage, type StoryPart } from '@candid/core'
import { Check, Minus } from 'lucide-react'
import { minutes } from './clock.tsx'

const storyParts: readonly (readonly [StoryPart, string])[] = [
  ['situation', 'Situation'],
  ['task', 'Task'],
  ['action', 'Action'],
  ['result', 'Result'],
]
/** From so many words on there is something to say about more than the length. */
const enoughWords = 8
/** The most passages shown for one remark. */
const maxPassages = 4

const distinct = (passages: readonly Passage[]) =>
  [...new Set(passages.map(({ text }) => text.toLowerCase()))].slice(0, maxPassages)

/** What the coach reads in the text of an answer, by fixed rules. It never blocks, and gives no score. */
export function CoachLine({ answer, question }: { answer: string; question: string }) {
  const { words, seconds, story, parts, remarks } = coachAnswer(answer, question)
  if (words < enoughWords)
    return <p className="text-small text-ink-soft">The coach reads along as you type. It gives tips, never a score.</p>
  return (
    <section aria-label="Coach" className="flex flex-col gap-3 rounded bg-sunken px-4 py-3 text-small">
      <p className="tabular-nums">
        {`${words} words, about ${minutes(seconds)} aloud. Aim for 1:00 to 2:00.`}
        {parts && parts.asked > 1 && ` ${parts.answered} of ${parts.asked} parts of the question answered.`}
      </p>
      {story && (
        <ul aria-label="Parts of your story" className="flex flex-wrap gap-x-4 gap-y-1">
          {storyParts.map(([part, label]) => (
            <li key={part} className={`flex items-center gap-1 ${story[part] ? '' : 'text-ink-soft'}`}>
              {story[part] ? <Check size={14} aria-label="found" /> : <Minus size={14} aria-label="not found" />}
              {label}
              {story[part] && <span className="text-ink-soft">“{story[part].text}”</span>}
            </li>
          ))}
        </ul>
      )}
      {remarks.length > 0 && (
        <ul aria-label="Remarks" className="flex flex-col gap-2">
          {remarks.map(({ code, says, tip, passages }) => (
            <li key={code}>
              <p>
                {says}{' '}
                {distinct(passages).map((text) => (
                  <mark key={text} className="mr-1 rounded-sm px-1">
                    {text}
                  </mark>
                ))}
              </p>
              <p className="text-ink-soft">{tip}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
