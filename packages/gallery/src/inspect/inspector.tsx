import { useState } from 'react'
import { Chart } from '../chart/chart.tsx'
import type { ChartData } from '../chart/chart-of.ts'
import { ChoiceList } from './choice-list.tsx'
import { PlainTree } from './plain-tree.tsx'
import type { Choice, InspectedActor } from './source.ts'

type InspectorProps = {
  actor: InspectedActor
  chart: ChartData
  onChoose: (choice: Choice) => void
  onVisit?: (path: string) => void
}

/** One running machine: its chart with the present state lit, what may happen now, and what it remembers. */
export function Inspector({ actor, chart, onChoose, onVisit }: InspectorProps) {
  const [whole, setWhole] = useState(false)
  const [pointed, setPointed] = useState<string | null>(null)
  return (
    <>
      <section className="g-pane" aria-label="Chart">
        <header className="g-bar">
          <h2>Chart</h2>
          <span className="g-now" role="status">
            {actor.state}
          </span>
          <button type="button" className="g-quiet" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            All moves
          </button>
        </header>
        <div className="g-scroll g-chart-room" tabIndex={-1}>
          <Chart
            key={whole ? 'whole' : 'present'}
            chart={chart}
            active={actor.active}
            lastMoves={actor.lastMoves}
            choices={actor.choices}
            whole={whole}
            pointed={pointed}
            onChoose={onChoose}
            onVisit={onVisit}
          />
        </div>
      </section>
      <section className="g-pane" aria-label="Possible events">
        <header className="g-bar">
          <h2>Possible events</h2>
          <small>{actor.choices.length}</small>
        </header>
        <div className="g-scroll" tabIndex={-1}>
          <ChoiceList choices={actor.choices} onChoose={onChoose} onPoint={setPointed} />
        </div>
      </section>
      <section className="g-pane" aria-label="Context">
        <header className="g-bar">
          <h2>Context</h2>
        </header>
        <div className="g-scroll g-context" tabIndex={-1}>
          <PlainTree value={actor.context} />
        </div>
      </section>
    </>
  )
}
