import { seeded } from '../http/fuzz.ts'

export type HostileText = { name: string; text: string }

/** Characters and pieces that patterns repeat over: a long run of one makes a careless pattern try every way to split it. */
const runs = [
  ...['a', 'A', '0', ' ', '\n', '\t', '.', ',', '-', '–', '(', ')', '[', '{', '}', '"', "'", '@', '/', ':', ';', '|'],
  ...['#', '+', '%', '•', '!', '?', '_', '*', '<', '\u00a0', '\u200b', '\u0301', 'é', '“', '漢', '\u{1F682}', 'İ'],
  ...[
    'A of ',
    'a, ',
    'a and ',
    'A B ',
    'the the ',
    '1 1 ',
    '1. ',
    '1.1',
    'a.',
    'a@',
    'a@b.',
    'www.',
    'a-',
    "a'",
    '(a',
    '[a] ',
  ],
  ...[
    '- a\n',
    ' \n',
    '\n\n',
    '. A',
    ' – ',
    '2019 ',
    '2019-',
    'Jan 2019 – ',
    '10% ',
    '$1,',
    '+1 (',
    '00 ',
    'and, ',
    'for 1 ',
  ],
  ...[
    'led a ',
    'why did you ',
    'years ago ',
    'as an ',
    'who was ',
    'team of ',
    'e.g. ',
    'Dr. ',
    'not ',
    'select ',
    '{{',
    '${',
    '```\n',
  ],
]

/** What stands at the end of a run and keeps a pattern that has swallowed it from matching. */
const tails = ['', 'x', '!', '\n', ' x.', '1', ')', '@']

/** Words that the lists of the interviewer know, to be thrown together. */
const soup =
  `led managed head of at for with and or to in from by team project 2019 2020 2021 March January present 10% €4,500 1,200
  years months Python TypeScript Excel Nordkorn Foods Ltd. Inc. (Leeds) [1] why what how when which who did does was is were became
  before after since ago not never no without improved reduced built, taught; wrote: sold. “best” 'first' co-founded re-wrote
  www.example.com ada@example.com +44 20 7946 0018 é ß İ 漢字 \u{1F682} • – — / \\ & # * _`.split(/\s+/)

/** Texts of about `length` characters that are hard on careless code, the same ones for a seed. */
export const hostileTexts = (seed: number, length: number): HostileText[] => {
  const random = seeded(seed)
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const filled = (piece: string, tail: string) =>
    piece.repeat(Math.max(1, Math.floor((length - tail.length) / piece.length))) + tail
  const mixed = (pieces: readonly string[], between: string) => {
    let text = ''
    while (text.length < length) text += oneOf(pieces) + between
    return text
  }
  const nested = filled('([{', '').slice(0, length / 2) + filled('}])', '').slice(0, length / 2)
  const texts: HostileText[] = [
    ...runs.map((piece) => ({ name: `run of ${JSON.stringify(piece)}`, text: filled(piece, oneOf(tails)) })),
    ...runs.map((piece) => ({
      name: `pairs of ${JSON.stringify(piece)}`,
      text: filled(piece + oneOf(runs), oneOf(tails)),
    })),
    { name: 'nested brackets', text: nested },
    { name: 'huge words', text: mixed(['x'.repeat(1_000), 'Y'.repeat(3_000), '9'.repeat(500)], ' ') },
    { name: 'soup of words', text: mixed(soup, ' ') },
    { name: 'soup without spaces', text: mixed(soup, '') },
    { name: 'soup of lines', text: mixed(soup, '\n') },
    { name: 'soup of runs', text: mixed(runs, '') },
    { name: 'distinct words', text: Array.from({ length: length / 8 }, (_, at) => `w${at}ing`).join(' ') },
  ]
  // U+0000 and lone surrogates never reach a field: they are refused at the door.
  return texts.map(({ name, text }) => ({ name, text: text.slice(0, length).toWellFormed() }))
}
