import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/** The table of resumes, once its rows are there. */
export const table = async () => {
  const found = await screen.findByRole('table', { name: 'Resumes' })
  await waitFor(() => expect(found.getAttribute('aria-busy')).toBeNull())
  return found
}

/** The row of a resume, by its file name. */
export const rowOf = async (name: string) => {
  const row = within(await table())
    .getAllByRole('row')
    .find((one) => one.textContent?.includes(name))
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

/** The words of the column heads. */
export const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
/** A button in a row, by its name. */
export const button = (row: HTMLElement, name: string) => within(row).getByRole('button', { name })
/** Everything the page says, its toasts included. */
export const toasts = () => document.body.textContent ?? ''
