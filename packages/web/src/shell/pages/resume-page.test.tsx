import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { activeResume, newResume, parsedResume } from '../../testing/new-resume.ts'
import { type Account, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let active: string
let inactive: string
let uploaded: string

beforeAll(async () => {
  ada = await server.newAccount()
  active = await activeResume(server, ada, 'active.pdf')
  inactive = await parsedResume(server, ada, 'inactive.pdf')
  uploaded = await newResume(server, ada, 'uploaded.pdf')
}, 60_000)

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const backLink = () => screen.getByRole('link', { name: 'Back to your resumes' }).getAttribute('href')

describe('/resumes/{resumeId}', () => {
  it("shows 'Viewing your resume' with the file name, and the panels below [S2.50, S2.52, S2.54, S7.18]", async () => {
    server.open(`/resumes/${active}`, ada)
    expect(await heading('Viewing your resume active.pdf')).toBeDefined()
    expect(await screen.findByRole('button', { name: /^Overview/ })).toBeDefined()
    expect(screen.queryByText('This resume is not currently active')).toBeNull()
  })

  it("leaves out 'your' when the viewer is not the owner [S2.52]", async () => {
    server.open(`/resumes/${active}`, await server.superuser())
    expect(await heading('Viewing resume active.pdf')).toBeDefined()
  })

  it("has the notice 'This resume is not currently active' if it is not [S2.53]", async () => {
    server.open(`/resumes/${inactive}`, ada)
    expect(await screen.findByText('This resume is not currently active')).toBeDefined()
  })

  it('is made active from that notice, which then goes', async () => {
    const bea = await server.newAccount()
    const id = await parsedResume(server, bea, 'bea.pdf')
    const { person } = server.open(`/resumes/${id}`, bea)
    await screen.findByText('This resume is not currently active')
    await press(person, 'Activate')
    expect(await screen.findByText('The Resume has been made active.')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('This resume is not currently active')).toBeNull())
    // What comes next is at hand.
    expect(await screen.findByRole('heading', { name: 'Next' })).toBeDefined()
    expect(server.calls).toContain(`POST /api/v1/resumes/${id}/active?active=true`)
  })

  it("says 'You have no active resumes' for a 404, asked once, and links back to the list [S2.51, S8.10, S9.12]", async () => {
    const nobodys = '00000000-0000-4000-8000-000000000000'
    server.open(`/resumes/${nobodys}`, ada)
    expect(await heading('You have no active resumes')).toBeDefined()
    expect(backLink()).toBe('/resumes')
    expect(server.calls.filter((call) => call.endsWith(nobodys))).toHaveLength(1)
  })

  it("says 'Something went wrong' for any other error, after three more tries [S2.51, S8.10, S7.36, S9.12]", async () => {
    server.overrides.set(`GET /api/v1/resumes/${active}`, () => Response.json({ detail: 'No' }, { status: 500 }))
    server.open(`/resumes/${active}`, ada)
    expect(await heading('Something went wrong')).toBeDefined()
    expect(backLink()).toBe('/resumes')
    expect(server.calls.filter((call) => call.endsWith(active))).toHaveLength(4)
  })

  it("says 'Resume has not been parsed' if so, links back, and offers to parse it [S2.51]", async () => {
    const { person } = server.open(`/resumes/${uploaded}`, ada)
    expect(await heading('Resume has not been parsed')).toBeDefined()
    expect(backLink()).toBe('/resumes')
    await press(person, 'Parse')
    expect(await heading('Viewing your resume uploaded.pdf')).toBeDefined()
    await waitFor(() => expect(document.body.textContent).toContain('The Resume has been parsed.'))
  })

  it("keeps answers whose item is gone as 'Answers without an item'", async () => {
    const question = { id: 'q', text: 'What did you build?', engine: { kind: 'rules' } }
    server.overrides.set(`GET /api/v1/resumes/${inactive}/shelf`, () =>
      Response.json([{ question, answer: { text: 'A bridge.' }, item_text: 'Bridge builder' }]),
    )
    server.open(`/resumes/${inactive}`, ada)
    const shelf = (await screen.findByRole('heading', { name: 'Answers without an item' })).closest('section')
    expect(shelf?.textContent).toMatch(/What did you build\?A bridge\.About: Bridge builder/)
  })

  it('does not list a question without an answer among them (fault 17)', async () => {
    const question = { id: 'q', text: 'What did you build?', engine: { kind: 'rules' } }
    const unanswered = { question: { ...question, id: 'r', text: 'Why?' }, answer: null, item_text: 'Baker' }
    server.overrides.set(`GET /api/v1/resumes/${inactive}/shelf`, () =>
      Response.json([{ question, answer: { text: 'A bridge.' }, item_text: 'Bridge builder' }, unanswered]),
    )
    server.open(`/resumes/${inactive}`, ada)
    const shelf = (await screen.findByRole('heading', { name: 'Answers without an item' })).closest('section')
    expect(shelf?.textContent).not.toContain('Why?')
  })

  it('shows a resume of a server that sends only the fields of the specification (fault 16)', async () => {
    const full = await server.callApi('GET', `/resumes/${inactive}`, ada.token)
    const { unplaced, hidden, roles, ...specified } = full
    server.overrides.set(`GET /api/v1/resumes/${inactive}`, () => Response.json({ ...specified, leadership: null }))
    server.open(`/resumes/${inactive}`, ada)
    await heading(/Viewing your resume/)
    expect(await screen.findByRole('button', { name: /^Overview/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^(Roles|Leadership)/ })).toBeNull()
    expect([unplaced, hidden, roles].every(Array.isArray)).toBe(true)
  })

  it('says so, and leads back, when the resume was deleted elsewhere and a command meets that (fault 17)', async () => {
    const gone = await parsedResume(server, ada, 'gone.pdf')
    const { person } = server.open(`/resumes/${gone}`, ada)
    await heading('Viewing your resume gone.pdf')
    await server.callApi('DELETE', `/resumes/${gone}`, ada.token)
    await press(person, 'Activate')
    expect(await heading('You have no active resumes')).toBeDefined()
    expect(backLink()).toBe('/resumes')
  })

  it('says so by itself when the resume was deleted in another tab, without a press (fault 17)', async () => {
    const gone = await parsedResume(server, ada, 'gone-too.pdf')
    server.open(`/resumes/${gone}`, ada)
    await heading('Viewing your resume gone-too.pdf')
    await server.callApi('DELETE', `/resumes/${gone}`, ada.token)
    expect(await heading('You have no active resumes')).toBeDefined()
    expect(backLink()).toBe('/resumes')
  })
})
