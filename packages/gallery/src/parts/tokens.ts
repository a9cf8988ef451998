/** The colour tokens of the product's stylesheet by what they are for; `e2e/gallery.spec.ts` fails when one is missing. */
export const tokens: Record<string, readonly string[]> = {
  'Planes, from the desk to what floats': ['canvas', 'sunken', 'surface', 'float', 'hover', 'veil', 'canvas-veiled'],
  'Lines and words': ['line', 'line-strong', 'ink', 'ink-soft'],
  'Blue: what you can do': ['act', 'act-hover', 'act-ink', 'act-ink-hover', 'act-wash'],
  'Yellow: where something comes from': ['mark', 'mark-bar', 'receipt', 'receipt-wash'],
  'Green and red: states, always with a word': [
    ...['good', 'good-mark', 'good-wash', 'good-wash-ink'],
    ...['bad', 'bad-hover', 'bad-ink', 'bad-mark', 'bad-wash'],
  ],
  'The brand': ['brand-main', 'brand-success', 'brand-danger'],
}

/** Sizes of type by their classes, with the face that they are used in. */
export const sizes: readonly (readonly [size: string, face: string, use: string])[] = [
  ['text-display', 'font-serif', "The person's name on the employer's page"],
  ['text-name', 'font-serif', "The person's name on the sheet"],
  ['text-title', 'font-serif', 'Title of a page'],
  ['text-question', 'font-serif', 'Question of an interview'],
  ['text-head', 'font-serif', 'Heading'],
  ['text-item', 'font-serif', 'Title of an item'],
  ['text-lead', 'font-serif', 'Text of an item'],
  ['text-base', 'font-sans', 'Interface text and controls'],
  ['text-small', 'font-sans', 'Labels, dates and section heads'],
  ['text-micro', 'font-sans', 'Number of a receipt'],
]
