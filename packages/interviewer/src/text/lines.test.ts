import { describe, expect, it } from 'vitest'
import { joinLines } from './lines.ts'

describe('the lines of one entry', () => {
  it('are told together', () => {
    expect(joinLines('BSc Biology\nUniversity of Leeds,\n2011 – 2014')).toBe(
      'BSc Biology, University of Leeds, 2011 – 2014',
    )
  })

  it('stay apart where they are bullets, sentences or stand under a heading', () => {
    for (const text of ['- Led six\n- Built two', 'Led six.\nBuilt two.', 'Languages:\nFrench', 'one line'])
      expect(joinLines(text)).toBe(text)
  })
})
