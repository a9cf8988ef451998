import { type Line, makeLine } from '../2-lines/group-lines.ts'

/** A label has no more letters. */
const longestLabel = 28
/** Baselines of one row differ by rounding only, and so do the edges of one column. */
const sameRow = 2
const sameEdge = 2
/** Fewer rows could be chance. */
const fewestRows = 2

/** What labels look like, and what shows that they are some. */
type Evidence = 'bold labels or lists' | 'none'

/**
 * Labels that were read apart from the lists beside them ('DevOps ⇥ AWS, Docker', 'Spanish ⇥ native') go back to their rows:
 * by itself such a label says nothing, nor does a level. Among skills, where two columns may each list some, bold labels
 * beside plain text or lists beside the labels show that they are rows.
 */
export const pairRows = (lines: Line[], evidence: Evidence): Line[] => {
  const partner = new Map<Line, Line>()
  for (const label of lines) {
    const text = isLabel(label) ? lines.find((line) => isBeside(line, label)) : undefined
    if (text) partner.set(text, label)
  }
  const labels = new Set(partner.values())
  const texts = [...partner.keys()]
  const rest = lines.filter((line) => !labels.has(line) && !partner.has(line))
  if (partner.size < fewestRows || labels.size < partner.size || texts.some((text) => labels.has(text))) return lines
  if (!haveEdge([...labels]) || !haveEdge(texts)) return lines
  // what goes on below a text stands at its edge
  const start = Math.min(...texts.map((text) => text.x0))
  if (rest.some((line) => line.x0 < start - sameEdge)) return lines
  if (evidence !== 'none' && !areBold(labels, texts) && !areLists(texts)) return lines
  return lines.flatMap((line) => {
    if (labels.has(line)) return []
    const label = partner.get(line)
    return label
      ? [{ ...makeLine(line.id, line.region, [...label.cells, ...line.cells], line.rail), above: line.above }]
      : [line]
  })
}

const isLabel = (line: Line) =>
  !line.bullet && line.cells.length === 1 && line.text.length <= longestLabel && !/[,;|•·⋅]/.test(line.text)

const isBeside = (line: Line, label: Line) =>
  line.page === label.page && line.x0 > label.x1 && Math.abs(line.base - label.base) < sameRow && !line.bullet

/** Do lines start at one edge, or end at one? */
const haveEdge = (lines: Line[]) =>
  [(line: Line) => line.x0, (line: Line) => line.x1].some((edge) => {
    const edges = lines.map(edge)
    return Math.max(...edges) - Math.min(...edges) < sameEdge
  })

const areBold = (labels: Set<Line>, texts: Line[]) =>
  [...labels].every((label) => label.bold) && !texts.some((text) => text.bold)

const areLists = (texts: Line[]) => texts.some((text) => (text.text.match(/[,;|•·⋅]/g)?.length ?? 0) > 1)
