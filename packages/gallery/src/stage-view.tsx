import { ChevronLeft, ChevronRight, Maximize, Moon, RotateCcw, Smartphone, Sun } from 'lucide-react'
import { useState } from 'react'
import type { Place } from './address.ts'
import { labelOfEvent } from './chart/chart-of.ts'
import type { AnyEntry } from './entries/entry.ts'
import type { GalleryStore } from './gallery-store.ts'
import { startOf, waysOf } from './stage/bring.ts'

type StageViewProps = {
  entry: AnyEntry
  visited: Place
  live: Place
  store: GalleryStore
  dark: boolean
  onTurn: () => void
}

/** The stage with what is said about it: which screen, how the machine was brought there, how it is looked at. */
export function StageView({ entry, visited, live, store, dark, onTurn }: StageViewProps) {
  const [isPhone, setIsPhone] = useState(false)
  const ways = waysOf(entry).find(({ state }) => state === visited.state)?.ways ?? []
  const way = ways[visited.way]
  const step = (by: number) => store.visit({ ...visited, way: (visited.way + by + ways.length) % ways.length })
  return (
    <>
      <header className="g-stage-head">
        <div className="g-title">
          <h1>
            {entry.name} <span>{live.state.replace('.', ' · ')}</span>
          </h1>
          <p>
            <b>{entry.title}.</b> {entry.about}
          </p>
        </div>
        <div className="g-tools">
          {ways.length > 1 && (
            <div className="g-ways" title="The snapshots in this state, the nearest first">
              <button type="button" aria-label="Previous snapshot" onClick={() => step(-1)}>
                <ChevronLeft size={14} aria-hidden />
              </button>
              <span>
                {visited.way + 1} / {ways.length}
              </span>
              <button type="button" aria-label="Next snapshot" onClick={() => step(1)}>
                <ChevronRight size={14} aria-hidden />
              </button>
            </div>
          )}
          <button type="button" aria-label="Bring it there again" title="Bring it there again" onClick={store.restart}>
            <RotateCcw size={14} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="Phone width"
            title="Phone width"
            aria-pressed={isPhone}
            onClick={() => setIsPhone(!isPhone)}
          >
            {isPhone ? <Maximize size={14} aria-hidden /> : <Smartphone size={14} aria-hidden />}
          </button>
          <button type="button" aria-label="Dark" title="Light or dark" aria-pressed={dark} onClick={onTurn}>
            {dark ? <Sun size={14} aria-hidden /> : <Moon size={14} aria-hidden />}
          </button>
        </div>
      </header>
      {way && (
        <ol className="g-way" aria-label="How the machine was brought here">
          <li>{startOf(entry)}</li>
          {way.events.map((event, index) => (
            <li key={`${index} ${event.type}`}>{labelOfEvent(event.type)}</li>
          ))}
        </ol>
      )}
      <div className={isPhone ? 'g-stage g-phone' : 'g-stage'}>
        <iframe ref={store.setFrame} title="Stage" src={store.frameAddress} onLoad={() => store.stage.setTheme(dark)} />
      </div>
    </>
  )
}
