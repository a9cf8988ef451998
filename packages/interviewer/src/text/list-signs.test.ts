import { describe, expect, it } from 'vitest'
import { piecesOf } from '../facts/pieces.ts'
import { splitSentences } from './sentences.ts'

describe('the sign of a list', () => {
  const signs = '• · ▪ ● ◦ ‣ ■ □ ➢ ➤ ► ▶ ▸ ❖ ♦ ◆ ◇ ✓ ✔ → ⁃ ∙ * – — + # > - o'.split(' ')
  it.each(signs)('%s is no part of what is quoted, nor of what is asked about', (sign) => {
    const text = `${sign} Led six fitters.\n${sign} Cut scrap by 4%.`
    expect(splitSentences(text)).toEqual(['Led six fitters.', 'Cut scrap by 4%.'])
    expect(piecesOf('details', text).map((piece) => piece.text.trim())).toEqual([
      'Led six fitters.',
      'Cut scrap by 4%.',
    ])
  })
  it.each(['-5% scrap', '+27% sales', '31% → 17% after a week'])('is not what says how much: %s', (text) =>
    expect(splitSentences(text)).toEqual([text]),
  )
})
