import { screen, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import qrcode from 'qrcode-generator'
import { beforeEach, describe, expect, it } from 'vitest'
import { activeResume } from '../../testing/new-resume.ts'
import { type Account, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let resume: string
beforeEach(async () => {
  ada = await server.newAccount()
  resume = await activeResume(server, ada, 'cv.pdf')
})

/** The dialog of a new link, its name typed. */
const opensNew = async () => {
  const { person } = server.open('/employers', ada)
  await person.click(await screen.findByRole('button', { name: 'New link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }))
  await person.type(dialog.getByLabelText('Employer name'), 'Harbour Works')
  return { person, dialog }
}
const isReady = async () => within(await screen.findByRole('dialog', { name: 'Your link for Harbour Works' }))
const stored = async () => {
  const [link] = await server.callApi('GET', '/users/me/share-links', ada.token)
  return link
}
const addressOf = ({ path }: { path: string }) => `${window.location.origin}${path}`

describe('the sections to choose from [#20.4]', () => {
  const offeredIn = (dialog: { getByRole: typeof screen.getByRole }) =>
    within(dialog.getByRole('group', { name: 'Sections shown' }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ labels }) => labels?.[0]?.textContent)

  beforeEach(async () => {
    const { roles } = await server.callApi('GET', `/resumes/${resume}`, ada.token)
    for (const { id } of roles) await server.callApi('DELETE', `/resumes/${resume}/chunks/roles/${id}`, ada.token)
  })

  // The only line of Other is one of the head.
  it('are those that the resume has; no other is shared', async () => {
    const { person, dialog } = await opensNew()
    expect(offeredIn(dialog)).toEqual([
      'Overview',
      'Leadership',
      'Experience',
      'Skills',
      'Technical Proficiencies',
      'Achievements',
    ])
    await press(person, 'Create link')
    await isReady()
    expect((await stored()).sections).toEqual([
      'overview',
      'leadership',
      'experience',
      'skills',
      'technical',
      'achievements',
    ])
  })

  it('are also those that a link shows already', async () => {
    await server.callApi('POST', '/users/me/share-links', ada.token, {
      name: 'Northern Rail',
      expires_at: null,
      sections: ['experience', 'roles'],
      questions: true,
      contact: false,
    })
    const { person } = server.open('/employers', ada)
    await person.click(await screen.findByRole('button', { name: 'Actions for Northern Rail' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Edit link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit link' }))
    expect(offeredIn(dialog)).toContain('Roles')
  })
})

describe('the end of a new link [#20.4]', () => {
  const lastDay = (days: number) => `${format(addDays(new Date(), days), 'yyyy-MM-dd')}T23:59:59`

  it.each([
    ['2 weeks', 14],
    ['30 days', 30],
    ['90 days', 90],
  ])('is in %s where that is chosen, and in 30 days where nothing is', async (label, days) => {
    const today = lastDay(days)
    const { person, dialog } = await opensNew()
    const chip = dialog.getByRole('button', { name: label })
    if (days !== 30) await person.click(chip)
    expect(chip.getAttribute('aria-pressed')).toBe('true')
    expect(dialog.getAllByRole('button', { pressed: true })).toEqual([chip])
    await press(person, 'Create link')
    await isReady()
    // It may have struck midnight meanwhile.
    expect([today, lastDay(days)]).toContain((await stored()).expires_at.slice(0, 19))
  })
})

describe('a link that is ready', () => {
  it.each([
    [
      'can be asked',
      true,
      [
        'You can ask it questions; every answer shows where it comes from.',
        'If something is missing, send me the question and I will answer it.',
      ],
    ],
    [
      'takes no questions',
      false,
      ['You can read it without an account, on a phone as well.', 'If something is missing, ask me and I will answer.'],
    ],
  ])('and %s is written of in three lines that promise no more than that [#20.4]', async (_, questions, lines) => {
    const { person, dialog } = await opensNew()
    if (!questions) await person.click(dialog.getByLabelText('Ask questions'))
    await press(person, 'Create link')
    const mail = (await isReady()).getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? ''
    const address = addressOf(await stored())
    const parts = new Map(
      mail
        .replace('mailto:?', '')
        .split('&')
        .map((part) => part.split('=') as [string, string]),
    )
    expect(decodeURIComponent(parts.get('subject') ?? '')).toBe('My resume')
    expect(decodeURIComponent(parts.get('body') ?? '').split('\n')).toEqual([
      'Hello,',
      '',
      `my resume is here: ${address}`,
      ...lines,
      '',
    ])
  })

  it('has a QR code of its address, with the free space that scanners need [#20.4]', async () => {
    const { person } = await opensNew()
    await press(person, 'Create link')
    const image = await (await isReady()).findByRole('img', { name: 'QR code of the link for Harbour Works' })
    const code = qrcode(0, 'M')
    code.addData(addressOf(await stored()))
    code.make()
    const side = Array.from({ length: code.getModuleCount() }, (_, index) => index)
    const dark = side.flatMap((row) => side.filter((column) => code.isDark(row, column)).map((column) => [column, row]))
    const drawn = image.querySelector('path')?.getAttribute('d') ?? ''
    const squares = [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)]
    expect(squares.map(([, column, row]) => [Number(column), Number(row)])).toEqual(dark)
    expect(squares.map(([square]) => square).join('')).toBe(drawn)
    expect(image.getAttribute('viewBox')).toBe(`-4 -4 ${side.length + 8} ${side.length + 8}`)
  })
})
