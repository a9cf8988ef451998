import { Component, type ReactNode, use, useSyncExternalStore } from 'react'
import { type Staged, stageStore } from './stage-store.ts'
import { Surroundings } from './surroundings.tsx'

/** The stage: the real component around the actor that was brought to its state, and nothing else. */
export function StageFrame() {
  const staged = useSyncExternalStore(stageStore.subscribe, stageStore.read)
  if (staged === null) return null
  if ('problem' in staged) return <Problem>{staged.problem}</Problem>
  return <Scene key={staged.key} staged={staged} />
}

function Scene({ staged }: { staged: Extract<Staged, { entry: unknown }> }) {
  const { actor } = use(staged.brought)
  const { Screen } = staged.entry
  return (
    <Fallen>
      <Surroundings place={staged.place} entry={staged.entry} actor={actor}>
        <Screen actor={actor} />
      </Surroundings>
    </Fallen>
  )
}

const Problem = ({ children }: { children: ReactNode }) => (
  <main className="g-inset">
    <h1>This state could not be staged.</h1>
    <p className="g-soft">{children}</p>
  </main>
)

/** A screen that throws shows what it threw. */
class Fallen extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null }

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    return this.state.message === null ? this.props.children : <Problem>{this.state.message}</Problem>
  }
}
