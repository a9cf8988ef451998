import { Clock, CornerDownRight, MousePointer2, Radio, Server, ServerCrash, Zap } from 'lucide-react'
import { useState } from 'react'
import type { Choice } from '../inspect/source.ts'
import type { ChartData, ChartMove, MoveKind } from './chart-of.ts'
import { layOut, type PlacedMove, type PlacedState, pathOfWire, sizes } from './layout.ts'

export const kindIcons: Record<MoveKind, typeof Zap> = {
  event: MousePointer2,
  done: Server,
  error: ServerCrash,
  stream: Radio,
  time: Clock,
  always: Zap,
}

type ChartProps = {
  chart: ChartData
  /** Paths of the states the machine is in. */
  active: readonly string[]
  lastMoves: readonly string[]
  choices: readonly Choice[]
  /** Whether the moves of every state are listed, not only of the present one. */
  whole: boolean
  /** Label of an event that is pointed at elsewhere. */
  pointed: string | null
  onChoose: (choice: Choice) => void
  /** Goes to a state; without it the states are not links. */
  onVisit: ((path: string) => void) | undefined
}

/** The choice by which a move would happen now, if it can. */
const choiceOf = (
  move: ChartMove,
  { active, choices, passing }: { active: readonly string[]; choices: readonly Choice[]; passing: ReadonlySet<string> },
): Choice | undefined => {
  if (move.refused || (move.from !== '' && !active.includes(move.from))) return undefined
  const arrives = ({ leadsTo }: Choice) =>
    move.to === null || leadsTo === null || passing.has(move.to) || `${leadsTo}.`.startsWith(`${move.to}.`)
  return choices.find((choice) => choice.label === move.label && arrives(choice))
}

/** Width of the chart, in CSS pixels. */
const room = 416

/** A machine's chart: the present state is lit, its moves are listed and can be made, lines tell where each one leads. */
export function Chart({ chart, active, lastMoves, choices, whole, pointed, onChoose, onVisit }: ChartProps) {
  const [hovered, setHovered] = useState<string | null>(null)
  const layout = layOut(chart, (path) => whole || active.includes(path), room)
  // A state that is passed at once says nothing of where a move ends.
  const passing = new Set(chart.states.filter((state) => state.passing).map(({ path }) => path))
  const possible = (move: ChartMove) => choiceOf(move, { active, choices, passing })
  const toneOf = (moves: readonly ChartMove[]) => {
    if (moves.some(({ label }) => label === pointed) && moves.some(possible)) return 'pointed'
    if (hovered !== null) return moves.some(({ from, to }) => from === hovered || to === hovered) ? 'hovered' : 'faint'
    if (moves.some(({ id }) => lastMoves.includes(id))) return 'taken'
    return moves.some(possible) ? 'possible' : 'faint'
  }
  const order = ['faint', 'possible', 'hovered', 'taken', 'pointed']
  const wires = layout.wires
    .map((wire) => ({ wire, tone: toneOf(wire.moves) }))
    // What matters lies on top.
    .sort((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone))
  const line = (placed: PlacedMove) => (
    <MoveLine key={placed.move.id} move={placed.move} choice={possible(placed.move)} onChoose={onChoose} />
  )
  return (
    <div className="g-chart" style={{ width: layout.width, height: layout.height }}>
      <svg width={layout.width} height={layout.height} aria-hidden="true">
        <title>Moves of {chart.id}</title>
        <defs>
          {order.map((tone) => (
            <marker
              key={tone}
              id={`g-tip-${tone}`}
              viewBox="0 0 6 6"
              refX="5"
              refY="3"
              markerWidth="6"
              markerHeight="6"
              orient="auto"
            >
              <path d="M0 0.5 5.5 3 0 5.5z" className={`g-tip g-${tone}`} />
            </marker>
          ))}
        </defs>
        {wires.map(({ wire, tone }) => (
          <path
            key={`${wire.moves[0]?.id} ${wire.toY}`}
            d={pathOfWire(wire, layout.boxWidth)}
            className={`g-wire g-${tone}`}
            markerEnd={`url(#g-tip-${tone})`}
          />
        ))}
      </svg>
      <ul aria-label="States">
        {layout.states.map((placed) => (
          <StateBox
            key={placed.state.path}
            placed={placed}
            isActive={active.includes(placed.state.path)}
            onHover={setHovered}
            onVisit={onVisit}
          >
            {placed.moves.map(line)}
          </StateBox>
        ))}
        {layout.anywhere.length > 0 && (
          <li
            className="g-state g-anywhere"
            style={{
              left: 0,
              top: (layout.anywhere[0]?.y ?? 0) - sizes.move / 2 - sizes.head,
              width: layout.boxWidth,
              height: sizes.head + layout.anywhere.length * sizes.move + sizes.pad,
            }}
          >
            <span className="g-head">from any state</span>
            <ul>{layout.anywhere.map(line)}</ul>
          </li>
        )}
      </ul>
    </div>
  )
}

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

type StateBoxProps = {
  placed: PlacedState
  isActive: boolean
  onHover: (path: string | null) => void
  onVisit: ((path: string) => void) | undefined
  children: React.ReactNode[]
}

function StateBox({ placed: { state, x, y, width, height }, isActive, onHover, onVisit, children }: StateBoxProps) {
  const kinds = [state.compound && 'compound', state.passing && 'passing', state.final && 'final', isActive && 'active']
  const note = state.initial ? 'initial' : state.final ? 'final' : state.passing ? 'passes at once' : ''
  const head = (
    <>
      <i aria-hidden="true" />
      {state.name}
      <small>{note}</small>
    </>
  )
  return (
    <li
      className={['g-state', ...kinds.filter(Boolean)].join(' ')}
      aria-current={isActive || undefined}
      ref={isActive ? reveal : null}
      style={{ left: x, top: y, width, height }}
      onPointerEnter={() => onHover(state.path)}
      onPointerLeave={() => onHover(null)}
    >
      {onVisit && !state.passing && !state.compound ? (
        <button type="button" className="g-head" onClick={() => onVisit(state.path)}>
          {head}
        </button>
      ) : (
        <span className="g-head">{head}</span>
      )}
      {children.length > 0 && <ul>{children}</ul>}
    </li>
  )
}

type MoveLineProps = { move: ChartMove; choice: Choice | undefined; onChoose: (choice: Choice) => void }

function MoveLine({ move, choice, onChoose }: MoveLineProps) {
  const Icon = move.to === null && !move.refused ? CornerDownRight : kindIcons[move.kind]
  const words = (
    <>
      <Icon size={11} aria-hidden />
      <span className="g-label">{move.label}</span>
      {move.guard && <span className="g-guard">{move.guard}</span>}
      {move.refused && <span className="g-guard">not here</span>}
    </>
  )
  return (
    <li className="g-move">
      {choice ? (
        <button type="button" title={move.actions.join(', ') || undefined} onClick={() => onChoose(choice)}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
    </li>
  )
}
