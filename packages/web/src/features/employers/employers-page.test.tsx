import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { activeResume } from '../../testing/new-resume.ts'
import { type Account, field, type Person, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account

beforeEach(async () => {
  ada = await server.newAccount()
  await activeResume(server, ada, 'cv.pdf')
})

const sections = ['overview', 'leadership', 'experience', 'roles', 'skills', 'technical', 'achievements', 'other']
const newLink = (name: string) =>
  server.callApi('POST', '/users/me/share-links', ada.token, {
    name,
    expires_at: null,
    sections,
    questions: true,
    contact: false,
  })

/** An employer's question that waits for its owner. */
const newQuestion = async (question: string) => {
  const { path } = await newLink('Leith Academy')
  const token = path.replace('/share/', '')
  const { id } = await server.callApi('POST', `/shared/${token}/queries`, null, { question })
  await server.callApi('POST', `/shared/${token}/queries/${id}/send`, null)
  return id
}

const fails = (call: string) => server.overrides.set(call, () => Response.json({ detail: 'Not now.' }, { status: 503 }))
const seesToast = (words: string) => screen.findByText(words)
const tab = (name: string | RegExp) => screen.findByRole('tab', { name })
const row = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Links' })
  const found = within(list).getByText(name).closest('li')
  if (!found) throw new Error(`No link for ${name}`)
  return found
}
const menu = async (person: Person, name: string, entry: string) => {
  await press(person, `Actions for ${name}`)
  await person.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('the links', () => {
  it('are none at first: nothing is shared', async () => {
    server.open('/employers', ada)
    expect(await screen.findByText('Nothing is shared.')).toBeDefined()
  })

  it('that cannot be loaded say why, and can be asked for again', async () => {
    await newLink('Northern Rail')
    fails('GET /api/v1/users/me/share-links')
    const { person } = server.open('/employers', ada)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Not now.')
    server.overrides.clear()
    await press(person, 'Try again')
    expect((await row('Northern Rail')).textContent).toContain('Not opened yet')
  })

  it('are made for one employer, with what is chosen, and can be copied', async () => {
    const { person } = server.open('/employers', ada)
    await person.click(await screen.findByRole('button', { name: 'New link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New link' }))
    await person.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
    await person.type(dialog.getByLabelText('Employer name'), 'Northern Rail')
    await person.click(dialog.getByLabelText('Overview'))
    await person.click(dialog.getByLabelText('Ask questions'))
    await person.click(dialog.getByRole('button', { name: 'Create link' }))
    await seesToast('The link was created.')
    await press(person, 'Done')
    const made = await row('Northern Rail')
    expect(made.textContent).toContain('questions off · no contact details')
    expect(made.textContent).not.toContain('Overview')
    await press(person, 'Copy link for Northern Rail')
    await seesToast('The link was copied.')
    const [link] = await server.callApi('GET', '/users/me/share-links', ada.token)
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${link.path}`)
  })

  it('are handed over where they are made: address, copy, QR code, email and preview', async () => {
    const { person } = server.open('/employers', ada)
    await person.click(await screen.findByRole('button', { name: 'New link' }))
    await person.type(await screen.findByLabelText('Employer name'), 'Harbour Works')
    await press(person, 'Create link')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your link for Harbour Works' }))
    const [link] = await server.callApi('GET', '/users/me/share-links', ada.token)
    const address = `${window.location.origin}${link.path}`
    expect(dialog.getByLabelText<HTMLInputElement>('Address').value).toBe(address)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy'))
    expect(await dialog.findByRole('img', { name: 'QR code of the link for Harbour Works' })).toBeDefined()
    const mail = decodeURIComponent(dialog.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '')
    expect(mail).toContain(address)
    expect(dialog.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(`/employers/links/${link.id}`)
  })

  it('end after 30 days unless another end is chosen', async () => {
    const { person } = server.open('/employers', ada)
    await person.click(await screen.findByRole('button', { name: 'New link' }))
    expect((await screen.findByRole('button', { name: '30 days' })).getAttribute('aria-pressed')).toBe('true')
    await person.type(screen.getByLabelText('Employer name'), 'Harbour Works')
    await press(person, 'No end date')
    await press(person, 'Create link')
    await screen.findByRole('dialog', { name: 'Your link for Harbour Works' })
    const [link] = await server.callApi('GET', '/users/me/share-links', ada.token)
    expect(link.expires_at).toBeNull()
  })

  it('can be made on a server that sends only the fields of the specification [#14.16]', async () => {
    server.overrides.set('GET /api/v1/resumes/active', () =>
      Response.json({
        id: 'r',
        path: 'cv.pdf',
        format: 'pdf',
        owner_id: 'o',
        chunked: true,
        active: true,
        skills: null,
      }),
    )
    const { person } = server.open('/employers', ada)
    await person.click(await screen.findByRole('button', { name: 'New link' }))
    expect(await screen.findByRole('dialog', { name: 'New link' })).toBeDefined()
  })

  it('show nothing without a section: the dialog says so and makes none', async () => {
    const { person } = server.open('/employers', ada)
    await person.click(await screen.findByRole('button', { name: 'New link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New link' }))
    await person.type(dialog.getByLabelText('Employer name'), 'Northern Rail')
    for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox', { checked: true })) await person.click(box)
    await person.click(dialog.getByRole('button', { name: 'Create link' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Choose at least one section')
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('keep what was typed when they cannot be saved', async () => {
    fails('POST /api/v1/users/me/share-links')
    const { person } = server.open('/employers', ada)
    await person.click(await screen.findByRole('button', { name: 'New link' }))
    await person.type(field('Employer name'), 'Northern Rail')
    await press(person, 'Create link')
    await seesToast('Not now.')
    expect(field('Employer name').value).toBe('Northern Rail')
  })

  it('can be changed, and revoked at once after a question', async () => {
    await newLink('Northern Rail')
    const { person } = server.open('/employers', ada)
    await row('Northern Rail')
    await menu(person, 'Northern Rail', 'Edit link')
    await person.click(await screen.findByLabelText('See contact details'))
    await press(person, 'Save')
    await waitFor(async () => expect((await row('Northern Rail')).textContent).toContain('with contact details'))
    await menu(person, 'Northern Rail', 'Revoke link')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('You cannot undo this')
    await press(person, 'Revoke link')
    await seesToast('The link was revoked and no longer works.')
    expect((await row('Northern Rail')).textContent).toContain('Revoked')
    expect(screen.queryByRole('button', { name: 'Copy link for Northern Rail' })).toBeNull()
  })
})

describe('what happened by a link', () => {
  it('is told day by day [#20.4]', async () => {
    const { path } = await newLink('Northern Rail')
    await server.callApi('GET', path.replace('/share/', '/shared/'), null)
    const { person } = server.open('/employers', ada)
    await row('Northern Rail')
    await menu(person, 'Northern Rail', 'View visits by day')
    const dialog = within(await screen.findByRole('dialog', { name: 'Visits and questions: Northern Rail' }))
    const [head, day] = await dialog.findAllByRole('row')
    expect([head?.textContent, day?.textContent]).toEqual(['DayVisitsQuestions', expect.stringMatching(/\d{4}10$/)])
  })

  it('is mailed or not as pressed: the box shows it at once, before the server has answered', async () => {
    await newLink('Northern Rail')
    server.open('/employers', ada)
    const all = await screen.findByLabelText<HTMLInputElement>(/^Email me when a link is first opened/)
    fireEvent.click(all)
    // Before the browser could paint: no task of its own, only what follows in this one.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    expect(all.checked).toBe(false)
    await waitFor(async () =>
      expect(await server.callApi('GET', '/users/me/notices', ada.token)).toEqual({ wanted: false }),
    )
    expect(all.checked).toBe(false)
  })

  it('is mailed to the owner, unless told otherwise: for all links, or for one [#20.3]', async () => {
    await newLink('Northern Rail')
    const { person } = server.open('/employers', ada)
    const all = await screen.findByLabelText<HTMLInputElement>(/^Email me when a link is first opened/)
    expect(all.checked).toBe(true)
    await person.click(all)
    await waitFor(async () =>
      expect(await server.callApi('GET', '/users/me/notices', ada.token)).toEqual({ wanted: false }),
    )
    await menu(person, 'Northern Rail', 'Edit link')
    await person.click(await screen.findByLabelText('Email me when this link is first opened or I am sent a question'))
    await press(person, 'Save')
    await seesToast('The link was updated.')
    expect(await server.callApi('GET', '/users/me/share-links', ada.token)).toMatchObject([{ notices: false }])
  })
})

describe('the inbox', () => {
  it('is empty until somebody asks', async () => {
    server.open('/employers?tab=questions', ada)
    expect(await screen.findByText('No employer has asked anything yet.')).toBeDefined()
  })

  it('counts open questions on its tab; an answer closes one', async () => {
    await newQuestion('Would Ada move to Oslo?')
    const { person } = server.open('/employers', ada)
    await person.click(await tab('Questions (1 open)'))
    expect(await screen.findByText('Would Ada move to Oslo?')).toBeDefined()
    expect(screen.getByText('Waiting for your answer')).toBeDefined()
    await press(person, 'Save answer')
    expect(screen.getByText('Write an answer first')).toBeDefined()
    await person.type(field('Your answer'), 'Yes, with my piano.')
    await press(person, 'Save answer')
    await seesToast('Your answer was saved. It will also be used for similar questions.')
    expect(await screen.findByText('Answered by you')).toBeDefined()
    expect(await tab('Questions')).toBeDefined()
  })

  it('keeps a typed answer when it cannot be saved', async () => {
    const id = await newQuestion('Would Ada move to Oslo?')
    fails(`POST /api/v1/users/me/queries/${id}/answer`)
    const { person } = server.open('/employers?tab=questions', ada)
    await person.type(await screen.findByLabelText('Your answer'), 'Yes.')
    await press(person, 'Save answer')
    await seesToast('Not now.')
    expect(field('Your answer').value).toBe('Yes.')
  })

  it('shows equal questions as one, with how often they were asked and by which links [#20.1]', async () => {
    await newQuestion('Would Ada move to Oslo?')
    await newQuestion('would Ada move to Oslo')
    const { person } = server.open('/employers', ada)
    await person.click(await tab('Questions (1 open)'))
    const entry = (await screen.findByText('would Ada move to Oslo')).closest('li')
    expect(entry?.textContent).toContain('asked 2 times, by 2 visitors')
    expect(within(screen.getByRole('list', { name: 'Questions from employers' })).getAllByRole('textbox').length).toBe(
      1,
    )
  })

  it('beyond its last page shows the last one [#14.8]', async () => {
    await newQuestion('Would Ada move to Oslo?')
    server.open('/employers?tab=questions&page=9', ada)
    expect(await screen.findByText('Would Ada move to Oslo?')).toBeDefined()
    expect(window.location.search).toBe('?tab=questions')
  })

  it('lets a question be deleted', async () => {
    await newQuestion('Would Ada move to Oslo?')
    const { person } = server.open('/employers?tab=questions', ada)
    await person.click(await screen.findByRole('button', { name: 'Delete question: Would Ada move to Oslo?' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this question?' }))
    expect(dialog.getByText('Would Ada move to Oslo?')).toBeDefined()
    // Nothing is deleted before somebody agrees.
    expect(server.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
    await person.click(dialog.getByRole('button', { name: 'Delete question' }))
    expect(await screen.findByText('No employer has asked anything yet.')).toBeDefined()
  })
})

describe('the preview of a link', () => {
  it('answers its owner without a trace, and takes an answer before anybody asks', async () => {
    const { id } = await newLink('Northern Rail')
    const { person } = server.open(`/employers/links/${id}`, ada)
    expect(await screen.findByText('Questions you ask here don’t appear in your inbox.')).toBeDefined()
    await person.type(await screen.findByRole('textbox', { name: 'Ask this resume' }), 'Does Ada dance?')
    await press(person, 'Ask')
    await person.click(await screen.findByRole('button', { name: 'Answer this' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer this' }))
    expect(dialog.getByText('Does Ada dance?')).toBeDefined()
    await person.type(dialog.getByLabelText('Your answer'), 'Only the polka.')
    await person.click(dialog.getByRole('button', { name: 'Save answer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await server.callApi('GET', '/users/me/queries', ada.token)).count).toBe(0)
    expect((await server.callApi('GET', '/users/me/prepared-answers', ada.token))[0].text).toBe('Only the polka.')
  })

  it('runs the twenty usual questions at once; each opens to what this link answers, and can be answered [#16]', async () => {
    const { id } = await newLink('Northern Rail')
    const { person } = server.open(`/employers/links/${id}?tab=rehearsal`, ada)
    const list = await screen.findByRole('list', { name: '20 open' })
    expect(within(list).getAllByRole('button', { name: /^Answer this: / })).toHaveLength(20)
    expect(screen.getByText('0 answered, 0 weak, 20 not answerable.')).toBeDefined()
    expect(screen.queryByText('This resume does not say.')).toBeNull()
    await press(person, 'What is the current job?')
    expect(await screen.findByText('This resume does not say.')).toBeDefined()
  })

  it('says when there is nothing to show', async () => {
    const other = await server.newAccount('Grace Hopper')
    const link = await server.callApi('POST', '/users/me/share-links', other.token, {
      name: 'Nobody',
      expires_at: null,
      sections,
      questions: true,
      contact: false,
    })
    server.open(`/employers/links/${link.id}`, other)
    expect(await screen.findByText('There is nothing to show.')).toBeDefined()
  })
})

describe('prepared answers', () => {
  it('are none at first, and can be withdrawn', async () => {
    await server.callApi('POST', '/users/me/prepared-answers', ada.token, {
      question: 'When could you start?',
      text: 'In May.',
    })
    const { person } = server.open('/employers?tab=prepared', ada)
    expect(await screen.findByText('In May.')).toBeDefined()
    await press(person, 'Withdraw the answer to: When could you start?')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this answer?' }))
    expect(server.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
    await person.click(dialog.getByRole('button', { name: 'Withdraw answer' }))
    expect(await screen.findByText('No prepared answers.')).toBeDefined()
  })
})

it('is no page of a superuser, who has no links: the visitor is sent home [#14.11]', async () => {
  server.open('/employers', await server.superuser())
  expect(await screen.findByText(/You are logged in as/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull()
})

describe('readiness [#19.6]', () => {
  const open = async () => {
    const { person } = server.open('/employers?tab=readiness', ada)
    const open = await screen.findByRole('list', { name: /^\d+ open$/ })
    return { person, open }
  }

  it('lists the common questions, those that need an answer first, and counts an answer at once', async () => {
    const { person, open: list } = await open()
    expect(await screen.findByRole('meter', { name: 'Ready for employers: 11 of 20' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '9 open',
      '11 answered',
    ])
    expect(within(screen.getByRole('list', { name: '11 answered' })).getAllByRole('listitem')).toHaveLength(11)
    const [first] = within(list).getAllByRole('listitem')
    await person.click(within(first as HTMLElement).getByRole('button', { name: /^Answer this: / }))
    const dialog = await screen.findByRole('dialog', { name: 'Answer this' })
    await person.type(within(dialog).getByRole('textbox', { name: 'Your answer' }), 'I talk to both sides first.')
    await person.click(within(dialog).getByRole('button', { name: 'Save answer' }))
    expect(await screen.findByRole('meter', { name: 'Ready for employers: 12 of 20' })).toBeDefined()
  })

  const current = 'What is the current job?'
  const entryOf = async (question: string) => {
    const entry = (await screen.findByText(question)).closest('li')
    if (!entry) throw new Error(`${question} is not in the list`)
    return within(entry)
  }
  const isWrong = async (person: Person) => {
    await person.click(await screen.findByRole('button', { name: `This is wrong: ${current}` }))
    return within(await screen.findByRole('dialog', { name: 'What is wrong with this answer?' }))
  }

  it('keeps each question to one line, and opens one at a time to what an employer would read [#16, #20.6]', async () => {
    const { person, open: list } = await open()
    expect(screen.queryByText('Employers would see:')).toBeNull()
    // One button on a line of an open question beside the question itself, none on an answered one.
    expect(within(list).getAllByRole('button')).toHaveLength(2 * 9)
    const answered = within(screen.getByRole('list', { name: '11 answered' })).getAllByRole('button')
    expect(answered).toHaveLength(11)
    expect(server.calls.filter((call) => call.endsWith('/users/me/rehearsal'))).toEqual([])
    await person.click(answered[0] as HTMLElement)
    const first = await screen.findByText('Employers would see:')
    expect(first.closest('li')).toBe(answered[0]?.closest('li'))
    const [question] = within(list).getAllByRole('button', { expanded: false })
    await person.click(question as HTMLElement)
    expect(await screen.findByText('This resume does not say.')).toBeDefined()
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([question])
    await person.click(question as HTMLElement)
    expect(screen.queryByText('This resume does not say.')).toBeNull()
  })

  it('lists what needs the most work first: not answered, then weak, then answered [#20.6]', async () => {
    const verdicts = ['answered', 'weak', 'not_answerable', 'weak', 'answered', 'not_answerable']
    const questions = verdicts.map((verdict, index) => ({ question: `Question ${index}?`, verdict }))
    server.overrides.set('GET /api/v1/users/me/readiness', () =>
      Response.json({ answered: 2, questions, practice_only: 0 }),
    )
    const { open: list } = await open()
    const shown = screen.getAllByText(/^Question \d\?$/)
    expect(shown.map(({ textContent }) => textContent)).toEqual([2, 5, 1, 3, 0, 4].map((index) => `Question ${index}?`))
    expect(within(list).getAllByText('Weak')).toHaveLength(2)
  })

  it('shows what an employer would read; what is wrong with it is corrected, replaced or not answered [#20.6]', async () => {
    const { leadership, experience } = await server.callApi(
      'GET',
      `/resumes/${(await server.callApi('GET', '/resumes/active', ada.token)).id}`,
      ada.token,
    )
    const receipt = { number: 1, kind: 'item', id: experience[0].id, category: 'experience', title: 'Engineer' }
    const answer = { outcome: 'answered', engine: { kind: 'rules' }, confidence: 0.9, related: [] }
    const sentences = [{ text: 'Engineer at Northern Rail.', receipts: [1] }]
    server.overrides.set('POST /api/v1/users/me/rehearsal', () =>
      Response.json({
        answer: { ...answer, sentences, receipts: [{ ...receipt, quote: 'Engineer', date: null }] },
        choice: null,
      }),
    )
    const { person } = await open()
    await press(person, current)
    expect(await (await entryOf(current)).findByText(/^Engineer at Northern Rail\./)).toBeDefined()
    const dialog = await isWrong(person)
    server.overrides.clear()
    const [behind] = dialog.getAllByRole('link')
    expect(behind?.getAttribute('href')).toBe(`/#item-${experience[0].id}`)
    await person.selectOptions(
      await dialog.findByLabelText('The item is quoted word for word.'),
      await dialog.findByRole('option', { name: 'Led a team of five.' }),
    )
    await person.click(dialog.getByRole('button', { name: 'Use this item' }))
    expect(await screen.findByText('You chose this item as the answer.')).toBeDefined()
    expect(await server.callApi('GET', '/users/me/answer-choices', ada.token)).toMatchObject([
      { question: current, item_id: leadership[0].id },
    ])

    await person.click(screen.getByRole('button', { name: `Undo choice: ${current}` }))
    const again = await isWrong(person)
    await person.click(again.getByRole('button', { name: 'Do not answer this' }))
    expect(await screen.findByText('You chose not to answer this question.')).toBeDefined()
    expect(await screen.findByRole('meter', { name: 'Ready for employers: 10 of 20' })).toBeDefined()
  })

  it('says how many interview answers no employer sees, and leads to the interview', async () => {
    const id = (await server.callApi('GET', '/resumes/active', ada.token)).id
    const item = (await server.callApi('GET', `/resumes/${id}`, ada.token)).overview[0].id
    const { questions } = await server.callApi('POST', `/resumes/${id}/chunks/${item}/questions?num=1`, ada.token)
    const path = `/resumes/${id}/questions/${questions[0].id}/answer`
    await server.callApi('POST', path, ada.token, { text: 'I did.' })
    await open()
    expect(await screen.findByText('1 interview answer is for practice only.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'interview' }).getAttribute('href')).toBe('/')
  })

  it('says what to do without an active resume', async () => {
    server.open('/employers?tab=readiness', await server.newAccount())
    expect(await screen.findByText('You have no active resumes.')).toBeDefined()
    expect(screen.queryByRole('meter')).toBeNull()
  })
})
