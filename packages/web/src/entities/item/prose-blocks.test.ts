import { expect, it } from 'vitest'
import { toBlocks } from './prose-blocks.ts'

it('sets bulleted lines as a list and the others as paragraphs', () => {
  expect(toBlocks('Led the team.\n• Cut cost by 12%\n- Grew sales\n\nLater:\nmore')).toEqual([
    { kind: 'text', lines: ['Led the team.'] },
    { kind: 'list', lines: ['Cut cost by 12%', 'Grew sales'] },
    { kind: 'text', lines: ['Later:', 'more'] },
  ])
})

it('keeps two paragraphs apart, and nothing of empty text', () => {
  expect(toBlocks('One\n\n\nTwo')).toEqual([
    { kind: 'text', lines: ['One'] },
    { kind: 'text', lines: ['Two'] },
  ])
  expect(toBlocks(' \n ')).toEqual([])
})

it('takes a hyphen within a line for what it is', () => {
  expect(toBlocks('full-stack - and more')).toEqual([{ kind: 'text', lines: ['full-stack - and more'] }])
})
