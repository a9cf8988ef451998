import { useMemo, useState, useSyncExternalStore } from 'react'
import { chartOf } from './chart/chart-of.ts'
import { entries } from './entries/index.ts'
import { type GalleryStore, startsDark } from './gallery-store.ts'
import { EventLog } from './inspect/event-log.tsx'
import { Inspector } from './inspect/inspector.tsx'
import { streamsOf } from './inspect/possible.ts'
import { waysOf } from './stage/bring.ts'
import { showTheme } from './stage/theme.ts'
import { StageView } from './stage-view.tsx'
import { StateList } from './state-list.tsx'

/** The state gallery: all states at the left, the real component in the middle, its machine at the right. */
export function Gallery({ store }: { store: GalleryStore }) {
  const { visited, live } = useSyncExternalStore(store.subscribe, store.read)
  const { actors, log } = useSyncExternalStore(store.stage.source.subscribe, store.stage.source.read)
  const [dark, setDark] = useState(() => {
    const isDark = startsDark()
    showTheme(isDark)
    return isDark
  })
  const shown = entries.find(({ name }) => name === live.machine)
  const chart = useMemo(() => shown && chartOf(shown.model.machine, streamsOf(shown.model)), [shown])
  const [actor] = actors
  const visitState = (state: string) => store.visit({ machine: live.machine, state, way: 0 })
  const turn = () => {
    showTheme(!dark)
    store.stage.setTheme(!dark)
    setDark(!dark)
  }
  return (
    <div className="g-gallery">
      <StateList live={live} />
      <main className="g-middle" aria-label="Gallery">
        {shown ? (
          <StageView entry={shown} visited={visited} live={live} store={store} dark={dark} onTurn={turn} />
        ) : (
          <p className="g-empty">There is no machine “{live.machine}”.</p>
        )}
        <EventLog log={log} onClear={store.stage.source.clear} />
      </main>
      <aside className="g-side" aria-label="Inspector">
        {actor && chart && actor.machineId === chart.id && (
          <Inspector
            actor={actor}
            chart={chart}
            onChoose={({ index }) => store.stage.source.choose(actor.id, index)}
            onVisit={(state) => {
              if (shown && waysOf(shown).some((ways) => ways.state === state)) visitState(state)
            }}
          />
        )}
      </aside>
    </div>
  )
}
