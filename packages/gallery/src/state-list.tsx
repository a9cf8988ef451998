import { useState } from 'react'
import { hashOf, type Place } from './address.ts'
import { entries } from './entries/index.ts'
import { waysOf } from './stage/bring.ts'

const fits = (words: string, text: string) => text.toLowerCase().includes(words.trim().toLowerCase())

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Every machine and every reachable state, each a link to a shortest way there. */
export function StateList({ live }: { live: Place }) {
  const [words, setWords] = useState('')
  const groups = entries
    .map((entry) => {
      const all = waysOf(entry).map(({ state, ways }) => ({ state, snapshots: ways.length }))
      const states = fits(words, entry.name) ? all : all.filter(({ state }) => fits(words, state))
      return { entry, states }
    })
    .filter(({ states }) => states.length > 0)
  return (
    <section className="g-list" aria-label="Machines and parts">
      <header>
        <p className="g-brand">
          <img src="/icon.svg" alt="" width={20} height={20} />
          Candid <span>State gallery</span>
        </p>
        <input
          type="search"
          aria-label="Filter states"
          placeholder="Filter"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </header>
      <nav className="g-scroll" aria-label="States">
        {groups.map(({ entry, states }) => (
          <section key={entry.name} aria-labelledby={`g-${entry.name}`}>
            <h2 id={`g-${entry.name}`}>
              {entry.name}
              <small>{states.length}</small>
            </h2>
            <ul>
              {states.map(({ state, snapshots }) => {
                const isLive = live.machine === entry.name && live.state === state
                return (
                  <li key={state}>
                    <a
                      href={hashOf({ machine: entry.name, state, way: 0 })}
                      ref={isLive ? reveal : null}
                      aria-current={isLive ? 'page' : undefined}
                      title={`${snapshots} ${snapshots === 1 ? 'snapshot' : 'snapshots'} in this state`}
                    >
                      {state.replace('.', ' · ')}
                    </a>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className="g-empty">No state is called like that.</p>}
      </nav>
      <footer>
        {entries.length} machines · {entries.reduce((sum, entry) => sum + waysOf(entry).length, 0)} states ·{' '}
        <a href="/gallery-parts">Tokens and parts</a>
      </footer>
    </section>
  )
}
