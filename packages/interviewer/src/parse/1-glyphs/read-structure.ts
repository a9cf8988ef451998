import type { StructMark } from './pdf-page.ts'

type Node = { role?: string; type?: string; id?: string; children?: unknown[] }

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object'

/** Notes for each marked content of a tagged page which heading, list item, table cell and block it is part of. */
export const readStructure = (tree: unknown): Map<number, StructMark> => {
  const marks = new Map<number, StructMark>()
  let next = 1
  const walk = (value: unknown, mark: StructMark, depth: number) => {
    if (!isNode(value) || depth > 200) return
    if (value.type === 'content' && typeof value.id === 'string') {
      const mcid = /mc(\d+)$/.exec(value.id)
      if (mcid) marks.set(Number(mcid[1]), mark)
      return
    }
    const inner = { ...mark }
    const role = value.role ?? ''
    const level = /^H([1-6])$/.exec(role)
    if (level) inner.heading = Number(level[1])
    else if (role === 'Title') inner.heading = 1
    if (role === 'LI') inner.listItem = next++
    if (role === 'Lbl') inner.label = true
    if (role === 'TR') inner.row = next++
    if (role === 'TD' || role === 'TH') inner.cell = next++
    if (level || /^(P|LBody|LI|TD|TH|Title|BlockQuote)$/.test(role)) inner.block = next++
    for (const child of value.children ?? []) walk(child, inner, depth + 1)
  }
  walk(tree, { heading: 0, listItem: 0, label: false, cell: 0, row: 0, block: 0 }, 0)
  return marks
}
