import { explore, nameOf, uploadModel, voiceModel } from '@candid/core/testing'
import { describe, expect, it } from 'vitest'
import { entries } from '../entries/index.ts'
import { chartOf, labelOfEvent } from './chart-of.ts'
import { layOut } from './layout.ts'

describe('the chart of a machine', () => {
  it('has its states in their order, inner ones after theirs', () => {
    const { states } = chartOf(uploadModel.machine)
    expect(states.map(({ path }) => path)).toEqual(['idle', 'chosen', 'rejected', 'uploading', 'done', 'failed'])
    expect(chartOf(voiceModel.machine).states.map(({ path }) => path)).toContain('reading.speaking')
  })

  it('tells streams, answers and time from what a person does', () => {
    const { states } = chartOf(uploadModel.machine, ['upload.progressed'])
    const moves = states.find(({ name }) => name === 'uploading')?.moves ?? []
    expect(Object.fromEntries(moves.map(({ label, kind }) => [label, kind]))).toMatchObject({
      'upload.progressed': 'stream',
      'upload.cancel': 'event',
      'sendFile fails': 'error',
    })
    expect(moves.find(({ label }) => label === 'upload.choose')?.refused).toBe(true)
  })

  it('names time by its delay', () => {
    expect(labelOfEvent('xstate.after.idle.answerBox.editing.typing')).toBe('after idle')
  })

  it.each(entries.map(({ name, model }) => [name, model] as const))('has every reachable state of %s', (_, model) => {
    const known = chartOf(model.machine).states.map(({ path }) => path)
    for (const { state } of explore(model).paths) expect(known).toContain(nameOf(state.value))
  })

  it.each(entries.map(({ name, model }) => [name, model] as const))('lays %s out without overlaps', (_, model) => {
    const layout = layOut(chartOf(model.machine), () => true, 416)
    const outer = layout.states.filter(({ state }) => state.depth === 1)
    for (const [index, box] of outer.entries()) {
      const next = outer[index + 1]
      if (next) expect(box.y + box.height).toBeLessThan(next.y)
      expect(box.x + box.width).toBeLessThanOrEqual(layout.boxWidth)
    }
    expect(layout.boxWidth).toBeGreaterThan(240)
  })

  it('puts no two lines to different states on each other', () => {
    for (const { model } of entries) {
      const { wires } = layOut(chartOf(model.machine), () => true, 416)
      for (const one of wires)
        for (const other of wires) {
          if (one.toY === other.toY || one.lane !== other.lane) continue
          const apart =
            Math.max(one.fromY, one.toY) < Math.min(other.fromY, other.toY) ||
            Math.min(one.fromY, one.toY) > Math.max(other.fromY, other.toY)
          expect(apart).toBe(true)
        }
    }
  })
})
