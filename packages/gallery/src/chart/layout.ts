import type { ChartData, ChartMove, ChartState } from './chart-of.ts'

/** Sizes of the chart in CSS pixels, all multiples of 2 so that hairlines stay sharp. */
export const sizes = { head: 28, move: 20, gap: 6, inset: 10, pad: 4, lane: 9, lead: 14 } as const

export type PlacedMove = { move: ChartMove; y: number }

/** A state's box; `y` is its top, moves lie at the middle of their line. */
export type PlacedState = {
  state: ChartState
  x: number
  y: number
  width: number
  height: number
  headY: number
  moves: PlacedMove[]
}

/** A line from a state, or from one of its moves, to the state it leads to. */
export type Wire = { moves: ChartMove[]; fromX: number; fromY: number; toX: number; toY: number; lane: number }

export type ChartLayout = {
  states: PlacedState[]
  anywhere: PlacedMove[]
  wires: Wire[]
  /** Of the outermost boxes; the lines run to the right of it. */
  boxWidth: number
  width: number
  height: number
}

type Start = { moves: ChartMove[]; to: string; x: number; y: number }

const leads = (moves: readonly ChartMove[]) => moves.filter((move) => move.to !== null && move.to !== move.from)

const childrenOf = (states: readonly ChartState[], parent: ChartState | null) =>
  states.filter(({ path, depth }) =>
    parent === null ? depth === 1 : depth === parent.depth + 1 && path.startsWith(`${parent.path}.`),
  )

/** One start per move that is listed, or one per target from the head of a state whose moves are not. */
const startsOf = ({ state, x, y, width, moves }: PlacedState): Start[] => {
  const right = x + width
  if (moves.length > 0)
    return leads(state.moves).map((move) => ({
      moves: [move],
      to: move.to ?? '',
      x: right,
      y: moves.find((placed) => placed.move === move)?.y ?? y,
    }))
  const targets = [...new Set(leads(state.moves).map(({ to }) => to ?? ''))]
  return targets.map((to, index) => ({
    moves: leads(state.moves).filter((move) => move.to === to),
    to,
    x: right,
    // Side by side on the edge of the head, so that each line can be followed.
    y: y + 5 + ((index + 1) * (sizes.head - 10)) / (targets.length + 1),
  }))
}

/** The lowest lane for each target on which its lines meet no other target's; short ones run inside of long ones. */
const lanesOf = (starts: readonly Start[], heads: ReadonlyMap<string, number>): Map<string, number> => {
  const spans = [...new Set(starts.map(({ to }) => to))].map((to) => {
    const ys = [heads.get(to) ?? 0, ...starts.filter((start) => start.to === to).map(({ y }) => y)]
    return { to, top: Math.min(...ys) - 3, bottom: Math.max(...ys) + 3 }
  })
  spans.sort((one, other) => one.bottom - one.top - (other.bottom - other.top))
  const taken: { top: number; bottom: number }[][] = []
  const lanes = new Map<string, number>()
  for (const { to, top, bottom } of spans) {
    const free = taken.findIndex((lane) => lane.every((span) => bottom < span.top || top > span.bottom))
    const lane = free === -1 ? taken.length : free
    taken[lane] = [...(taken[lane] ?? []), { top, bottom }]
    lanes.set(to, lane)
  }
  return lanes
}

const layOutBoxes = (chart: ChartData, isOpen: (path: string) => boolean, boxWidth: number) => {
  const placed: PlacedState[] = []
  let bottom = 0

  const place = (state: ChartState) => {
    const x = (state.depth - 1) * sizes.inset
    const y = bottom
    bottom += sizes.head
    const moves = isOpen(state.path)
      ? state.moves.map((move) => {
          bottom += sizes.move
          return { move, y: bottom - sizes.move / 2 }
        })
      : []
    if (moves.length > 0) bottom += sizes.pad
    const self: PlacedState = { state, x, y, width: boxWidth - 2 * x, height: 0, headY: y + sizes.head / 2, moves }
    placed.push(self)
    for (const child of childrenOf(chart.states, state)) place(child)
    if (state.compound) bottom += sizes.pad
    self.height = bottom - y
    bottom += sizes.gap
  }
  for (const state of childrenOf(chart.states, null)) place(state)

  const anywhere =
    chart.anywhere.length === 0
      ? []
      : chart.anywhere.map((move, index) => ({ move, y: bottom + sizes.head + (index + 0.5) * sizes.move }))
  if (anywhere.length > 0) bottom += sizes.head + anywhere.length * sizes.move + sizes.pad + sizes.gap

  const heads = new Map(placed.map(({ state, headY }) => [state.path, headY]))
  const edges = new Map(placed.map(({ state, x, width }) => [state.path, x + width]))
  const starts = [
    ...placed.flatMap(startsOf),
    ...anywhere
      .filter(({ move }) => move.to !== null)
      .map(({ move, y }) => ({ moves: [move], to: move.to ?? '', x: boxWidth, y })),
  ]
  const lanes = lanesOf(starts, heads)
  const wires = starts.map(({ moves, to, x, y }) => ({
    moves,
    fromX: x,
    fromY: y,
    toX: edges.get(to) ?? boxWidth,
    toY: heads.get(to) ?? 0,
    lane: lanes.get(to) ?? 0,
  }))
  const laneCount = Math.max(0, ...lanes.values()) + 1
  return { states: placed, anywhere, wires, laneCount, height: bottom }
}

/**
 * Where everything of a chart stands: states below each other in the machine's order, inner ones inside of theirs, and
 * to the right of them the lines, one lane per target. `isOpen` says whose moves are listed, `width` is what there is
 * room for.
 */
export const layOut = (chart: ChartData, isOpen: (path: string) => boolean, width: number): ChartLayout => {
  // How many lanes there are depends on heights only, so boxes of any width tell how wide boxes may be.
  const { laneCount } = layOutBoxes(chart, isOpen, width)
  const boxWidth = width - sizes.lead - laneCount * sizes.lane
  return { ...layOutBoxes(chart, isOpen, boxWidth), boxWidth, width }
}

/** An SVG path from a wire's start over its lane to the head it points at, with round corners. */
export const pathOfWire = ({ fromX, fromY, toX, toY, lane }: Wire, boxWidth: number): string => {
  const x = boxWidth + sizes.lead + lane * sizes.lane
  const radius = Math.min(5, Math.abs(toY - fromY) / 2)
  const turn = toY > fromY ? radius : -radius
  return [
    `M${fromX} ${fromY}H${x - radius}`,
    `Q${x} ${fromY} ${x} ${fromY + turn}`,
    `V${toY - turn}`,
    `Q${x} ${toY} ${x - radius} ${toY}`,
    `H${toX + 3}`,
  ].join('')
}
