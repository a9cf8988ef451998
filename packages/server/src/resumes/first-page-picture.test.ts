import { expect, it } from 'vitest'
import { drawFirstPage } from './first-page-picture.ts'

const line = (x: number, y: number, width = 200, height = 12) => ({ x, y, width, height })

it('draws a bar for each line of the first page, and none of another page', () => {
  const source = [
    { page: 1, boxes: [line(60, 80), line(60, 100, 400)] },
    { page: 2, boxes: [line(60, 300)] },
  ]
  expect(drawFirstPage([source])).toBe('M14 20h48v1h-48zM14 25h96v1h-96z')
})

it('draws nothing where no line of the first page has a known place', () => {
  expect(drawFirstPage([])).toBeNull()
  expect(drawFirstPage([[{ page: 2, boxes: [line(1, 1)] }]])).toBeNull()
})

it('stays on its sheet whatever the page measures', () => {
  const wide = [{ page: 1, boxes: [line(0, 0, 4000, 40), line(3900, 9000, 900, 40), line(-50, -20, 10, 5)] }]
  for (const [, x, y, long] of drawFirstPage([wide])?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? []) {
    expect(Number(x) + Number(long)).toBeLessThanOrEqual(144)
    expect(Number(y)).toBeLessThan(192)
  }
})

it('never takes more than 20 kB', () => {
  const boxes = Array.from({ length: 5_000 }, (_, index) => line(100 + (index % 400), 100 + (index % 600), 300))
  expect(drawFirstPage([[{ page: 1, boxes }]])?.length).toBeLessThanOrEqual(20_000)
})
