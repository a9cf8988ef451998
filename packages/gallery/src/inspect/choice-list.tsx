import { kindIcons } from '../chart/chart.tsx'
import type { Plain } from './redact.ts'
import type { Choice } from './source.ts'

/** What an event brings in few words: the texts and numbers in it, and the names of what is true. */
const toWords = (payload: Plain): string[] => {
  if (payload === null || payload === false || payload === '') return []
  if (typeof payload !== 'object') return [String(payload)]
  return Object.entries(payload).flatMap(([key, part]) => (part === true ? [key] : toWords(part)))
}

type ChoiceListProps = {
  choices: readonly Choice[]
  onChoose: (choice: Choice) => void
  onPoint: (label: string | null) => void
}

/** Everything that may happen now, as buttons: what a person does, what ports and streams answer, what time brings. */
export function ChoiceList({ choices, onChoose, onPoint }: ChoiceListProps) {
  if (choices.length === 0) return <p className="g-empty">Nothing can happen any more: this state is final.</p>
  return (
    <ul className="g-choices">
      {choices.map((choice) => {
        const Icon = kindIcons[choice.kind]
        const words = toWords(choice.payload).join(', ')
        return (
          <li key={choice.index}>
            <button
              type="button"
              className={`g-choice g-${choice.kind}`}
              title={words || undefined}
              onClick={() => onChoose(choice)}
              onPointerEnter={() => onPoint(choice.label)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(choice.label)}
              onBlur={() => onPoint(null)}
            >
              <Icon size={12} aria-hidden />
              <span className="g-label">{choice.label}</span>
              {words && <span className="g-payload">{words}</span>}
              {choice.leadsTo && <span className="g-leads">→ {choice.leadsTo}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
