import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, press, useServer } from '../../testing/open-app.tsx'
import { button, rowOf, table, toasts } from '../../testing/resumes-table.ts'

const server = useServer()
let ada: Account

beforeAll(async () => {
  ada = await server.newAccount()
  await parsedResume(server, ada, 'parsed.pdf')
}, 60_000)

describe('the upload dialog', () => {
  afterEach(() => void vi.restoreAllMocks())
  const pdf = (name = 'cv.pdf', type = 'application/pdf') => new File(['%PDF-1.4'], name, { type })
  const opened = async () => {
    const { person } = server.open('/resumes', ada)
    await table()
    await press(person, 'Add Resume')
    const dialog = await screen.findByRole('dialog')
    const drop = (...files: File[]) =>
      fireEvent.drop(within(dialog).getByRole('button', { name: /Drag and drop/ }), {
        dataTransfer: {
          types: ['Files'],
          items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
        },
      })
    const send = () => screen.getByRole('button', { name: 'Upload' })
    return { person, dialog, drop, send }
  }

  it("has the drop zone's text and the largest size, and Upload is disabled until a file is chosen [S5.21, S5.22]", async () => {
    const { dialog, drop, send } = await opened()
    expect(dialog.textContent).toContain(
      'Drag and drop your file here or click to select a file. Supported files types: .pdf',
    )
    expect(dialog.textContent).toContain('20 MB')
    expect(send().getAttribute('aria-disabled')).toBe('true')
    drop(pdf())
    expect(await within(dialog).findByText('cv.pdf')).toBeDefined()
    expect(send().getAttribute('aria-disabled')).toBeNull()
  })

  it.each([
    ['a file that is no PDF', () => [pdf('notes.txt', 'text/plain')], /File type must be/],
    ['two files', () => [pdf('a.pdf'), pdf('b.pdf')], /Too many files/],
  ])("refuses %s in the library's words [S5.20, S5.23, S9.11]", async (_, files, message) => {
    const { dialog, drop, send } = await opened()
    drop(...files())
    expect(await within(dialog).findByText(message)).toBeDefined()
    expect(send().getAttribute('aria-disabled')).toBe('true')
  })

  it('refuses a file that the server would find too large, before a byte of it is sent', async () => {
    const { dialog, drop, send } = await opened()
    drop(Object.defineProperty(pdf('large.pdf'), 'size', { value: 20 * 1024 * 1024 + 1 }))
    expect(await within(dialog).findByText('File is larger than 20971520 bytes')).toBeDefined()
    expect(send().getAttribute('aria-disabled')).toBe('true')
  })

  it('closes on an error, tells it, and keeps the file for another try [S8.2, S8.1]', async () => {
    const { person, dialog, drop, send } = await opened()
    drop(pdf('cv.pdf'))
    await within(dialog).findByText('cv.pdf')
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      queueMicrotask(() => {
        this.dispatchEvent(new Event('error'))
        this.dispatchEvent(new Event('loadend'))
      })
    })
    await person.click(send())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toasts()).toMatch(/ErrorSomething went wrong\./)
    await press(person, 'Try again')
    // It is sent again at once, and refused again: told each time, with the file still at hand.
    await waitFor(() => expect(toasts()).toMatch(/ErrorSomething went wrong\./))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(person, 'Add Resume')
    const again = await screen.findByRole('dialog')
    expect(within(again).getByText('cv.pdf')).toBeDefined()
    expect(within(again).getByRole('alert').textContent).toContain('The file was not uploaded.')
  })

  it("is called 'Update Resume' for the file of an old one, and says what happens to it [S2.48]", async () => {
    const { person } = server.open('/resumes', ada)
    await person.click(button(await rowOf('parsed.pdf'), 'Actions for parsed.pdf'))
    await person.click(await screen.findByRole('menuitem', { name: 'Update Resume' }))
    const dialog = await screen.findByRole('dialog', { name: 'Update Resume' })
    expect(dialog.textContent).toMatch(/replaces the old one.*questions and answers are kept/)
  })
})
