import { useMemo, useState, useSyncExternalStore } from 'react'
import { chartOf } from './chart/chart-of.ts'
import { entries } from './entries/index.ts'
import { EventLog } from './inspect/event-log.tsx'
import { Inspector } from './inspect/inspector.tsx'
import { streamsOf } from './inspect/possible.ts'
import type { Source } from './inspect/source.ts'

/** The inspector over the running app: one of its machines at a time, and the log of all. */
export function AppInspector({ source }: { source: Source }) {
  const { actors, log } = useSyncExternalStore(source.subscribe, source.read)
  const [chosen, setChosen] = useState<string | null>(null)
  const [open, setOpen] = useState(true)
  const actor = actors.find(({ id }) => id === chosen) ?? actors.at(-1)
  const entry = entries.find(({ model }) => model.machine.id === actor?.machineId)
  const chart = useMemo(() => entry && chartOf(entry.model.machine, streamsOf(entry.model)), [entry])
  if (!open)
    return (
      <button type="button" className="g-reopen" onClick={() => setOpen(true)}>
        Inspector
      </button>
    )
  return (
    <aside className="g-over" aria-label="Inspector">
      <header className="g-bar">
        <select aria-label="Machine" value={actor?.id ?? ''} onChange={(event) => setChosen(event.target.value)}>
          {actors.map(({ id, machineId, state }) => (
            <option key={id} value={id}>
              {machineId} · {state}
            </option>
          ))}
        </select>
        <button type="button" className="g-quiet" onClick={() => setOpen(false)}>
          Close
        </button>
      </header>
      <div className="g-side">
        {actor && chart && (
          <Inspector actor={actor} chart={chart} onChoose={({ index }) => source.choose(actor.id, index)} />
        )}
      </div>
      <EventLog log={log} onClear={source.clear} />
    </aside>
  )
}
