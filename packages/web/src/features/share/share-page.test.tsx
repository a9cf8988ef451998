import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sharedLinkOf } from '../../entities/link/shared-link.ts'
import { activeResume } from '../../testing/new-resume.ts'
import { type Account, type Person, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let resume: string
const everything = {
  name: 'Northern Rail',
  expires_at: null,
  sections: ['overview', 'leadership', 'experience', 'roles', 'skills', 'technical', 'achievements', 'other'],
  questions: true,
  contact: false,
}

beforeEach(async () => {
  ada = await server.newAccount()
  resume = await activeResume(server, ada, 'cv.pdf')
})

const newLink = async (choices: Partial<typeof everything> | { expires_at: string } = {}) => {
  const link = await server.callApi('POST', '/users/me/share-links', ada.token, { ...everything, ...choices })
  return { ...link, token: link.path.replace('/share/', ''), queries: `/api/v1/shared${link.path.slice(6)}/queries` }
}

/** An answer that quotes an item and an interview answer, as the server gives it. */
const answered = async (question: string) => {
  const { skills } = await server.callApi('GET', `/resumes/${resume}`, ada.token)
  const [item] = skills
  return {
    id: crypto.randomUUID(),
    question,
    asked_at: '2026-11-21T10:00:00.000Z',
    sent_at: null,
    owner_answer: null,
    by_mail: false,
    answer: {
      outcome: 'answered',
      engine: { kind: 'rules' },
      confidence: 0.9,
      related: [],
      sentences: [
        { text: 'Planning.', receipts: [1] },
        { text: 'I plan backwards from the last train.', receipts: [2] },
      ],
      receipts: [
        {
          number: 1,
          kind: 'item',
          id: item.id,
          category: 'skills',
          title: 'Planning',
          quote: 'Plans well.',
          date: null,
        },
        {
          number: 2,
          kind: 'answer',
          id: crypto.randomUUID(),
          category: 'skills',
          title: 'How do you plan?',
          quote: 'I plan backwards.',
          date: 'March 2026',
        },
      ],
    },
  }
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ask this resume' })
const asks = async (person: Person, question: string) => {
  await person.type(await box(), question)
  await press(person, 'Ask')
}

describe('a shared resume', () => {
  it('is loading at first, then shows the name, the sections and the small print', async () => {
    const link = await newLink({ expires_at: '2027-01-31T12:00:00.000Z' })
    server.open(link.path)
    expect(await screen.findByText('Loading')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeDefined()
    expect(screen.getByText('Northern Rail')).toBeDefined()
    expect(screen.queryByText('ada@example.com')).toBeNull()
    expect(
      (
        await screen.findByText(
          /Answers quote this resume\. They are created by fixed rules, without a language model\./,
        )
      ).textContent,
    ).toContain('Ada can see your questions.')
    expect(screen.getByText('This link works until 31 January 2027.')).toBeDefined()
    expect(document.title).toContain('Ada Lovelace')
  })

  it('that shows nothing says so', async () => {
    server.open((await newLink({ sections: ['other'] })).path)
    expect(await screen.findByText('The shared sections of this resume are empty.')).toBeDefined()
  })

  it('takes no questions where they are off, and says so', async () => {
    server.open((await newLink({ questions: false })).path)
    expect(
      await screen.findByText('Ada Lovelace shared this resume with you. You cannot ask questions with this link.'),
    ).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('that cannot be loaded is not called gone; trying again loads it', async () => {
    const link = await newLink()
    const call = `GET /api/v1/shared/${link.token}`
    server.overrides.set(call, () =>
      Response.json(
        { detail: 'Too many attempts. Please try again in 2 minutes.' },
        { status: 429, headers: { 'Retry-After': '120' } },
      ),
    )
    const { person } = server.open(link.path)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('This page could not be loaded.')
    expect(notice.textContent).toContain('Please try again in 2 minutes.')
    expect(server.calls.filter((made) => made === call)).toHaveLength(1)
    server.overrides.delete(call)
    await press(person, 'Try again')
    expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeDefined()
  })
})

describe('a link that does not work', () => {
  const cases: [string, () => Promise<string>][] = [
    ['unknown', async () => '/share/never-made'],
    [
      'revoked',
      async () => {
        const link = await newLink()
        await server.callApi('DELETE', `/users/me/share-links/${link.id}`, ada.token)
        return link.path
      },
    ],
    ['expired', async () => (await newLink({ expires_at: '2020-01-01T00:00:00.000Z' })).path],
  ]
  it.each(cases)('is the same plain page when it is %s', async (_, pathOf) => {
    server.open(await pathOf())
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined()
    const words = screen.getByRole('main').textContent
    expect(words).toBe(
      'This link does not workIt may have expired or been revoked. Ask the person who sent it to you for a new one.',
    )
  })
})

describe('a question', () => {
  it('is answered with receipts, of which one opens its item, by the pointer or by keys', async () => {
    const link = await newLink()
    const answer = await answered('Does Ada plan?')
    server.overrides.set(`POST ${link.queries}`, () => Response.json(answer))
    const { person } = server.open(link.path)
    await asks(person, 'Does Ada plan?')
    const entry = await screen.findByRole('list', { name: 'Questions and answers' })
    expect((await box()).value).toBe('')
    expect(entry.textContent).toContain('from an interview answer, March 2026: “How do you plan?”')
    await person.click(screen.getByRole('button', { name: 'Receipt 1: Planning' }))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Plans well.'))
    expect(document.activeElement?.tagName).toBe('LI')

    const receipt = screen.getByRole('button', { name: 'Planning' })
    receipt.focus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.id).toBe(`item-${answer.answer.receipts[0]?.id}`))
    // What stands in an interview answer opens nothing: there is nothing to see.
    expect(screen.queryByRole('button', { name: /^Receipt 2/ })).toBeNull()
  })

  it('can be asked by keys alone', async () => {
    const link = await newLink()
    const { person } = server.open(link.path)
    await person.type(await box(), 'Does Ada dance?{Control>}{Enter}{/Control}')
    expect(await screen.findByText('This resume does not say.')).toBeDefined()
  })

  it('is asked by Enter, while Shift+Enter begins a new line [#14.17]', async () => {
    const link = await newLink()
    const { person } = server.open(link.path)
    const typed = await box()
    await person.type(typed, 'Does Ada{Shift>}{Enter}{/Shift}dance?')
    expect((typed as HTMLTextAreaElement).value).toBe('Does Ada\ndance?')
    expect(screen.queryByText('This resume does not say.')).toBeNull()
    await person.type(typed, '{Enter}')
    expect(await screen.findByText('This resume does not say.')).toBeDefined()
  })

  it('that the resume does not answer is sent to its owner, whose answer then stands there', async () => {
    const link = await newLink()
    const { person, unmount } = server.open(link.path)
    await asks(person, 'Does Ada dance?')
    expect(await screen.findByText('This resume does not say.')).toBeDefined()
    await press(person, 'Send this question to Ada')
    expect(await screen.findByText('Sent to Ada. The answer will appear here.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send this question to Ada' })).toBeNull()
    unmount()

    const { data } = await server.callApi('GET', '/users/me/queries', ada.token)
    await server.callApi('POST', `/users/me/queries/${data[0].id}/answer`, ada.token, { text: 'Only the polka.' })
    server.open(link.path)
    expect(await screen.findByText('Only the polka.')).toBeDefined()
    expect(screen.getByText(/^Ada answered on /)).toBeDefined()
  })

  it('that was sent may leave an address for the answer, which is told to nobody [#20.2]', async () => {
    const link = await newLink()
    const { person } = server.open(link.path)
    await asks(person, 'Does Ada dance?')
    await person.click(await screen.findByRole('button', { name: 'Send this question to Ada' }))
    const email = await screen.findByLabelText('Your email, if you also want the answer by email')
    await person.type(email, 'nobody')
    await press(person, 'Email me the answer')
    expect(await screen.findByText('Invalid email address')).toBeDefined()
    await person.clear(email)
    await person.type(email, 'jobs@agency.example')
    await press(person, 'Email me the answer')
    expect(
      await screen.findByText('Sent to Ada. The answer will appear here and be emailed to you, once.'),
    ).toBeDefined()
    expect(screen.queryByLabelText(/^Your email/)).toBeNull()
    const inbox = await server.callApi('GET', '/users/me/queries', ada.token)
    expect(inbox.data[0].by_mail).toBe(true)
    expect(JSON.stringify(inbox)).not.toContain('agency.example')
  })

  it.each([
    ['protected', 'Questions about personal matters are not answered here.'],
    ['instruction', /instruction/i],
  ])(
    'of a kind that is never answered (%s) is refused in its own words, and not sent to the owner',
    async (outcome, words) => {
      const link = await newLink()
      const query = await answered('How old is Ada?')
      server.overrides.set(`POST ${link.queries}`, () =>
        Response.json({ ...query, answer: { ...query.answer, outcome, sentences: [], receipts: [] } }),
      )
      const { person } = server.open(link.path)
      await asks(person, 'How old is Ada?')
      expect(await screen.findByText(words)).toBeDefined()
      expect(screen.queryByRole('button', { name: /^Send this question/ })).toBeNull()
    },
  )

  it('that was answered from what is no longer shown keeps its question, and its answer is said to be withdrawn [#14.2]', async () => {
    const link = await newLink()
    const query = { ...(await answered('What does Ada plan?')), answer: null }
    server.overrides.set(`GET ${link.queries}`, () => Response.json([query]))
    const { services } = server.open(link.path)
    await screen.findByRole('textbox', { name: 'Ask this resume' })
    await act(() => sharedLinkOf(services, link.token).refresh())
    expect(await screen.findByText('What does Ada plan?')).toBeDefined()
    expect(screen.getByText(/^This answer was withdrawn/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Send this question/ })).toBeNull()
  })

  it('shows the closest lines as such, and asserts nothing', async () => {
    const link = await newLink()
    const query = await answered('Does Ada juggle?')
    const { sentences, receipts } = query.answer
    server.overrides.set(`POST ${link.queries}`, () =>
      Response.json({
        ...query,
        answer: {
          ...query.answer,
          outcome: 'closest',
          sentences: [],
          related: sentences.slice(0, 1),
          receipts: receipts.slice(0, 1),
        },
      }),
    )
    const { person } = server.open(link.path)
    await asks(person, 'Does Ada juggle?')
    const line = await screen.findByText('Planning.', { exact: false })
    expect(line.closest('div')?.textContent).toContain('From the resume:')
    expect(screen.queryByText('This resume does not say.')).toBeNull()
  })

  it('too many of which were asked says how long to wait, and is kept', async () => {
    const link = await newLink()
    server.overrides.set(`POST ${link.queries}`, () =>
      Response.json(
        { detail: 'Too many attempts. Please try again in 40 seconds.' },
        { status: 429, headers: { 'Retry-After': '40' } },
      ),
    )
    const { person } = server.open(link.path)
    await asks(person, 'Does Ada dance?')
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again in 40 seconds.')
    expect((await box()).value).toBe('Does Ada dance?')
    server.overrides.clear()
    await press(person, 'Ask')
    expect(await screen.findByText('This resume does not say.')).toBeDefined()
  })

  it('that is empty is not asked: the button leads to the box', async () => {
    const link = await newLink()
    const { person } = server.open(link.path)
    const empty = await box()
    const asked = server.calls.length
    await press(person, 'Ask')
    expect(document.activeElement).toBe(empty)
    expect(server.calls.slice(asked).filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('that is too long cannot be asked, and says by how much', async () => {
    const link = await newLink()
    const { person } = server.open(link.path)
    await person.click(await box())
    await person.paste('x'.repeat(501))
    expect(await screen.findByText(/characters? over the limit of 500/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Ask' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the sample page [#20.5]', () => {
  it('says that it is one, answers, and sends nothing to anybody', async () => {
    const { person } = server.open('/share/sample')
    expect(await screen.findByText('This is a sample.')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Mara Lindholm', level: 1 })).toBeDefined()
    await asks(person, 'Does Mara dance?')
    expect(await screen.findByText('This resume does not say.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Send this question/ })).toBeNull()
    expect(screen.getByText(/What you ask here is not stored\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Make your own' }).getAttribute('href')).toBe('/signup')
  })
})
