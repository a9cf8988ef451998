import { explore, type Model, nameOf, nameOfEvent } from './model.ts'

const idOf = (state: string) => state.replaceAll('.', '_')

const distinct = (values: string[]) => [...new Set(values)].sort()

/** Returns the names of a machine's reachable states, sorted. */
const statesOf = (model: Model) => distinct(explore(model).paths.map(({ state }) => nameOf(state.value)))

/** Measures a machine: states, transitions, reachable snapshots (each with a shortest path), and edges. */
export const measure = (model: Model) => {
  const { paths, edges, table } = explore(model)
  return { states: statesOf(model).length, moves: table.length, paths: paths.length, edges: edges.length }
}

const boxesOf = (states: string[]): string[] => {
  const outer = distinct(
    states.filter((state) => state.includes('.')).map((state) => state.slice(0, state.indexOf('.'))),
  )
  return outer.flatMap((name) => [
    `  state ${name} {`,
    ...states
      .filter((state) => state.startsWith(`${name}.`))
      .map((state) => `    state "${state.slice(name.length + 1)}" as ${idOf(state)}`),
    '  }',
  ])
}

/** Draws a machine as a Mermaid state diagram of all transitions between states, explored from its start. */
export const toMermaid = (model: Model): string => {
  const { paths, edges } = explore(model)
  const arrows = new Map<string, Set<string>>()
  for (const { from, event, to } of edges) {
    const [source, target] = [nameOf(from.state.value), nameOf(to.value)]
    if (source === target) continue
    const arrow = `${idOf(source)} --> ${idOf(target)}`
    arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(nameOfEvent(event)))
  }
  const start = paths.slice(0, 1).map(({ state }) => `  [*] --> ${idOf(nameOf(state.value))}`)
  const moves = [...arrows].map(([arrow, events]) => `  ${arrow}: ${distinct([...events]).join(', ')}`).sort()
  return ['stateDiagram-v2', ...boxesOf(statesOf(model)), ...start, ...moves].join('\n')
}

/** Returns the transitions that stay in a state: 'editing · item.change'. */
export const toStays = (model: Model): string[] =>
  distinct(
    explore(model)
      .edges.filter(({ from, to }) => nameOf(from.state.value) === nameOf(to.value))
      .map(({ from, event }) => `${nameOf(from.state.value)} · ${nameOfEvent(event)}`),
  )
