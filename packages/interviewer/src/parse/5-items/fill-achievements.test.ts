import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { parsePdf } from '../parse-pdf.ts'
import { contentsOf, heading, opening, type Placed, placeLines } from '../testing/place-lines.ts'

const awards: Placed[] = [
  ...opening,
  heading(100, 'Experience'),
  [50, 120, 'Head Chef, Oakmoor Hospital', { bold: true }],
  [50, 134, '2018 - 2021'],
  [60, 148, '- Fed 640 patients a day.'],
]

describe('awards', () => {
  it('have their names from the lines that speak of prizes, where the givers stand first in bold', async () => {
    const lines: Placed[] = [
      ...awards,
      heading(200, 'Awards'),
      [50, 220, 'Guild of Northern Cooks', { bold: true }],
      [50, 234, 'Golden Ladle, First Prize'],
      [480, 234, '2018'],
      [50, 256, 'Tideway Hotel', { bold: true }],
      [50, 270, 'Employee of the Year'],
      [480, 270, '2012'],
    ]
    expect(await contentsOf(lines, 'achievements')).toMatchObject([
      { name: 'Golden Ladle, First Prize', description: 'Guild of Northern Cooks', date: '2018' },
      { name: 'Employee of the Year', description: 'Tideway Hotel', date: '2012' },
    ])
  })

  it("keep their names before 'Awarded by'", async () => {
    const lines: Placed[] = [
      ...awards,
      heading(200, 'Awards'),
      [50, 220, 'Golden Ladle', { bold: true }],
      [480, 220, '2018'],
      [50, 234, 'Awarded by the Best Kitchens Foundation'],
      [50, 256, 'Young Spoon', { bold: true }],
      [480, 256, '2012'],
      [50, 270, 'Awarded by the Prize Fund of the North'],
    ]
    expect(await contentsOf(lines, 'achievements')).toMatchObject([{ name: 'Golden Ladle' }, { name: 'Young Spoon' }])
  })

  it('in bold that took two lines of a narrow column are whole', async () => {
    const lines: Placed[] = [
      ...awards,
      heading(100, 'Awards', 400),
      [400, 120, 'Press Photographer of the', { bold: true }],
      [400, 134, 'Year', { bold: true }],
      [400, 148, 'Southern Press Club, 2016'],
      [400, 170, 'Harbour Commission', { bold: true }],
      [400, 184, 'Whitstable Biennial, 2020'],
    ]
    expect(await contentsOf(lines, 'achievements')).toMatchObject([
      { name: 'Press Photographer of the Year', date: '2016' },
      { name: 'Harbour Commission', date: '2020' },
    ])
  })

  it('keep no word that only joined the name with its date', async () => {
    const lines: Placed[] = [
      ...awards,
      heading(200, 'Awards'),
      [60, 220, '- Won the Golden Ladle of the Guild of Cooks in 2018.'],
      [60, 234, '- First prize for the best menu in 2012.'],
    ]
    expect(await contentsOf(lines, 'achievements')).toMatchObject([
      { name: 'Won the Golden Ladle of the Guild of Cooks', date: '2018' },
      { name: 'First prize for the best menu', date: '2012' },
    ])
  })

  it('in one line keep their issuers and dates', async () => {
    const found = await contentsOf(
      [
        ...awards,
        heading(200, 'Skills'),
        [50, 220, 'Kitchen: Butchery, Baking, Menu design'],
        [50, 234, 'Awards: Golden Ladle, Guild of Cooks (2018); Best Newcomer, Tideway Prize (2012)'],
      ],
      'achievements',
    )
    expect(found).toMatchObject([
      { name: 'Golden Ladle, Guild of Cooks', date: '2018' },
      { name: 'Best Newcomer, Tideway Prize', date: '2012' },
    ])
  })

  it('may have their date in the middle cell of a row', async () => {
    const found = await contentsOf(
      [
        ...awards,
        heading(200, 'Awards'),
        [50, 220, 'Golden Ladle', { bold: true }],
        [250, 220, '2018'],
        [350, 220, 'Guild of Cooks'],
        [50, 240, 'Best Newcomer', { bold: true }],
        [250, 240, '2012'],
        [350, 240, 'Tideway Prize'],
      ],
      'achievements',
    )
    expect(found).toMatchObject([
      { name: 'Golden Ladle', date: '2018', description: 'Guild of Cooks' },
      { name: 'Best Newcomer', date: '2012', description: 'Tideway Prize' },
    ])
  })

  it('may have issuer and date in one bracket', async () => {
    const lines: Placed[] = [
      ...awards,
      heading(200, 'Awards'),
      [50, 220, '- Golden Ladle (Guild of Cooks, 2018)'],
      [50, 234, '- Best Newcomer (Tideway Prize, 2012)'],
    ]
    expect(await contentsOf(lines, 'achievements')).toMatchObject([
      { name: 'Golden Ladle', description: 'Guild of Cooks', date: '2018' },
      { name: 'Best Newcomer', description: 'Tideway Prize', date: '2012' },
    ])
  })

  it('that wrap in a narrow column are made whole', async () => {
    const found = await contentsOf(
      [
        ...awards,
        heading(200, 'Awards'),
        [50, 220, 'Golden Ladle, Guild (2018)'],
        [50, 234, 'Best Newcomer, Tideway'],
        [50, 248, 'Foundation (2012)'],
      ],
      'achievements',
    )
    expect(found.map((award) => award.date)).toEqual(['2018', '2012'])
    expect(`${found[1]?.name} ${found[1]?.description}`).toMatch(/Best Newcomer.*Tideway Foundation/)
  })

  it.each([
    ['marked for printing', 4],
    ['not marked for printing', 0],
  ])('carry the address of a link that is %s', async (_, flags) => {
    const pdf = await PDFDocument.load(
      await placeLines([...awards, heading(200, 'Awards'), [50, 220, 'Golden Ladle (2018)']]),
    )
    const link = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [48, 842 - 224, 140, 842 - 210],
      F: flags,
      A: { Type: 'Action', S: 'URI', URI: PDFString.of('https://example.org/ladle') },
    })
    pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(link)]))
    const result = await parsePdf(await pdf.save())
    const found = result.ok ? result.items.filter((item) => item.section === 'achievements') : []
    expect(found.map((item) => item.content)).toMatchObject([
      { name: 'Golden Ladle', link: 'https://example.org/ladle' },
    ])
  })
})

it('a sentence in a list is one name, over two lines and with words stressed in bold', async () => {
  const page: Placed[] = [
    ...opening,
    heading(100, 'Achievements'),
    [
      60,
      120,
      '- Won the first prize in a contest for the kitchens of all of the hospitals in the north of the country, held in',
    ],
    [67, 134, 'Leeds.'],
    [60, 148, '- Received the award of'],
    [172, 148, 'Best Menu', { bold: true }],
    [226, 148, 'of the hospital'],
    [60, 162, '- Secured the second rank in a quiz.'],
  ]
  expect((await contentsOf(page, 'achievements')).map(({ name }) => name.replace(/\.$/, ''))).toEqual([
    'Won the first prize in a contest for the kitchens of all of the hospitals in the north of the country, held in Leeds',
    'Received the award of Best Menu of the hospital',
    'Secured the second rank in a quiz',
  ])
})

it('a project in a form has the name that its label asks for, and answers about it open no project', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Projects'),
    [50, 120, 'Title', { bold: true }],
    [130, 120, ': School meals for the north'],
    [50, 134, 'Description : Planned the menus of forty schools.', { bold: false }],
    heading(180, 'Education'),
    [50, 200, 'Diploma in Culinary Arts, Brookfield College, 2008 - 2011'],
  ]
  expect(await contentsOf(lines, 'roles')).toMatchObject([
    { name: 'School meals for the north', description: expect.stringContaining('Planned the menus') },
  ])
})

it('what a role in a project was is said of the project above it', async () => {
  const lines: Placed[] = [
    ...opening,
    heading(100, 'Projects'),
    [60, 120, '• School meals for the north'],
    [60, 134, '• Role: I planned the menus of forty schools.'],
    [60, 156, '• A kitchen for the harbour festival'],
    [60, 170, '• Role: I led a team of nine cooks.'],
  ]
  expect(await contentsOf(lines, 'roles')).toMatchObject([
    { name: 'School meals for the north', description: 'Role: I planned the menus of forty schools.' },
    { name: 'A kitchen for the harbour festival', description: 'Role: I led a team of nine cooks.' },
  ])
})
