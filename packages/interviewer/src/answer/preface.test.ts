import { expect, it } from 'vitest'
import { withoutPreface } from './preface.ts'

it.each([
  ['We are in Ghent. Is any of her Dutch left?', 'Is any of her Dutch left?'],
  ['Our tours are for 80 guests. Would she cope?', 'Our tours are for 80 guests. Would she cope?'],
  ['We fly at night, three times a week. Suitable?', 'We fly at night, three times a week. Suitable?'],
  ['Our lab is small. Can she run a centrifuge?', 'Can she run a centrifuge?'],
])('%s', (question, asked) => expect(withoutPreface(question)).toBe(asked))
