import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newResume, parsedResume } from '../../testing/new-resume.ts'
import { useServer } from '../../testing/open-app.tsx'

const server = useServer()

it('tells in a second line what a parsed resume holds, and when it was added', async () => {
  const ada = await server.newAccount()
  await parsedResume(server, ada, 'parsed.pdf')
  await newResume(server, ada, 'raw.pdf')
  const { data } = await server.callApi('GET', '/resumes/', ada.token)
  server.open('/resumes', ada)
  const row = (await screen.findByRole('link', { name: 'parsed.pdf' })).closest('tr')
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(new Date(data[0].created_at))
  expect(row?.textContent).toContain(`1 page, 1 job, 1 role, 1 tool, added ${day}`)
  expect(screen.getByRole('link', { name: 'raw.pdf' }).closest('tr')?.textContent).toContain(`Added ${day}`)
})

it('draws the first page of a parsed resume, and the sign of a file before', async () => {
  const ada = await server.newAccount()
  const id = await parsedResume(server, ada, 'parsed.pdf')
  await newResume(server, ada, 'raw.pdf')
  server.open('/resumes', ada)
  const pathIn = (name: string) =>
    screen
      .getByRole('link', { name })
      .closest('td')
      ?.querySelector('svg[viewBox="0 0 144 192"] path')
      ?.getAttribute('d') ?? null
  await screen.findByRole('link', { name: 'parsed.pdf' })
  const { picture } = await server.callApi('GET', `/resumes/${id}`, ada.token)
  expect(picture).toMatch(/^M/)
  expect([pathIn('parsed.pdf'), pathIn('raw.pdf')]).toEqual([picture, null])
})

const drag = (file: File) => ({
  dataTransfer: { files: [file], items: [{ kind: 'file', type: file.type, getAsFile: () => file }], types: ['Files'] },
})

it('takes a PDF that is dropped anywhere on the page, and refuses another file with the reason', async () => {
  const ada = await server.newAccount()
  await parsedResume(server, ada, 'parsed.pdf')
  server.open('/resumes', ada)
  await screen.findByRole('link', { name: 'parsed.pdf' })
  const dropOnPage = async (file: File) => {
    await waitFor(() => {
      fireEvent(document, Object.assign(new Event('dragenter', { bubbles: true }), drag(file)))
      expect(screen.getByText('Drop your PDF to add it')).toBeDefined()
    })
    const overlay = screen.getByText('Drop your PDF to add it').closest('[role=presentation]')
    if (!overlay) throw new Error('nothing takes the drop')
    fireEvent.drop(overlay, drag(file))
    return within(await screen.findByRole('dialog', { name: 'Add Resume' }))
  }
  const dialog = await dropOnPage(new File(['%PDF-1.4'], 'dropped.pdf', { type: 'application/pdf' }))
  expect(await dialog.findByText('dropped.pdf')).toBeDefined()
  expect(screen.queryByText('Drop your PDF to add it')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await dropOnPage(new File(['x'], 'letter.txt', { type: 'text/plain' }))
  expect(await again.findByText(/^File type must be/)).toBeDefined()
})

it("stands with the drop zone in the empty list, and has 'Parse it right away' on for the first resume", async () => {
  const ada = await server.newAccount()
  const { person } = server.open('/resumes', ada)
  await screen.findByText('No resumes yet.')
  expect(await screen.findByText(/^Drag and drop your file here/)).toBeDefined()
  const opened = async () => {
    await person.click(screen.getByRole('button', { name: 'Add Resume' }))
    return screen.findByRole<HTMLInputElement>('checkbox', { name: 'Parse it right away' })
  }
  expect((await opened()).checked).toBe(true)
})

it("leaves 'Parse it right away' off when there is a resume already", async () => {
  const ada = await server.newAccount()
  await newResume(server, ada, 'one.pdf')
  const { person } = server.open('/resumes', ada)
  await screen.findByRole('link', { name: 'one.pdf' })
  await person.click(screen.getByRole('button', { name: 'Add Resume' }))
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Parse it right away' })
  expect(box.checked).toBe(false)
})
