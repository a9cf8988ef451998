import { useState } from 'react'
import { PlainTree } from './plain-tree.tsx'
import type { LogEntry, LogKind } from './source.ts'

const kinds: LogKind[] = ['event', 'microstep', 'snapshot', 'actor']
const most = 200

const toSeconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(3)

/** What XState told of the actors, newest first; any line opens to what it carried. */
export function EventLog({ log, onClear }: { log: readonly LogEntry[]; onClear: () => void }) {
  const [shown, setShown] = useState<readonly LogKind[]>(kinds)
  const lines = log.filter(({ kind }) => shown.includes(kind)).slice(-most)
  const toggle = (kind: LogKind) =>
    setShown(shown.includes(kind) ? shown.filter((other) => other !== kind) : [...shown, kind])
  return (
    <section className="g-log" aria-label="Event log">
      <header className="g-bar">
        <h2>Event log</h2>
        <div className="g-switches">
          {kinds.map((kind) => (
            <button key={kind} type="button" aria-pressed={shown.includes(kind)} onClick={() => toggle(kind)}>
              <i className={`g-dot g-kind-${kind}`} aria-hidden="true" />
              {kind}
            </button>
          ))}
        </div>
        <button type="button" className="g-quiet" onClick={onClear}>
          Clear
        </button>
      </header>
      <div className="g-scroll" tabIndex={-1}>
        {lines.length === 0 && (
          <p className="g-empty">Nothing has happened yet. Click in the component, or choose an event.</p>
        )}
        <ol>
          {lines.toReversed().map((entry) => (
            <li key={entry.id}>
              <details>
                <summary>
                  <time>{toSeconds(entry.at)}</time>
                  <i className={`g-dot g-kind-${entry.kind}`} aria-hidden="true" />
                  <span className="g-kind">{entry.kind}</span>
                  <span className="g-actor">
                    {entry.sender && entry.sender !== entry.actor ? `${entry.sender} → ${entry.actor}` : entry.actor}
                  </span>
                  <span className="g-event">{entry.event}</span>
                  <span className="g-to">{entry.state}</span>
                </summary>
                <PlainTree value={entry.detail} />
              </details>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
