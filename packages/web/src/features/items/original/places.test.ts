import { describe, expect, it } from 'vitest'
import { toPlaces, toPrintedPart } from './places.ts'

const box = (y: number) => ({ x: 50, y, width: 300, height: 12 })

it('sorts the lines of items and of what was not placed by page, each with where it leads', () => {
  const places = toPlaces(
    [
      { chunk_id: 'a', category: 'skills', source: [{ page: 1, boxes: [box(10), box(30)] }] },
      { chunk_id: 'b', category: 'other', source: [{ page: 2, boxes: [box(10)] }] },
    ],
    [{ source: [{ page: 2, boxes: [box(800)] }] }],
  )
  expect([...places].map(([page, lines]) => [page, lines.map(({ id, section, y }) => [id, section, y])])).toEqual([
    [
      1,
      [
        ['a', 'skills', 10],
        ['a', 'skills', 30],
      ],
    ],
    [
      2,
      [
        ['b', 'other', 10],
        ['unplaced-0', null, 800],
      ],
    ],
  ])
})

it('gives every line a key of its own', () => {
  const source = [
    { page: 1, boxes: [box(10), box(10)] },
    { page: 1, boxes: [box(10)] },
  ]
  const lines = toPlaces([{ chunk_id: 'a', category: 'other', source }], []).get(1) ?? []
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3)
})

describe('the printed part of the pages', () => {
  const box = (x: number, width: number) => ({ x, y: 0, width, height: 10 })
  it('reaches over all lines of all pages, with a little air, and never beyond the page', () => {
    expect(
      toPrintedPart(
        new Map([
          [1, [box(60, 200)]],
          [2, [box(80, 470)]],
        ]),
        612,
      ),
    ).toEqual({ left: 46, width: 518 })
    expect(toPrintedPart(new Map([[1, [box(4, 606)]]]), 612)).toEqual({ left: 0, width: 612 })
  })
  it('is the whole page where no line is known', () =>
    expect(toPrintedPart(new Map(), 612)).toEqual({ left: 0, width: 612 }))
})
