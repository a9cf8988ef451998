import { expect, type Locator, type Page } from '@playwright/test'
import { type Section, sections, sectionTitles } from '../../packages/core/src/index.ts'
import { Candidate } from './candidate.ts'

/** A question of the sample resume, and where it stands. */
export type Question = { id: string; text: string; itemId: string; section: Section }

/** Somebody with a parsed resume, and questions about its items, or about the first of them. */
export const askedCandidate = async (url: string, perItem: number, items = Number.POSITIVE_INFINITY) => {
  const candidate = await Candidate.joins(url)
  const resumeId = await candidate.uploads()
  await candidate.parses(resumeId)
  const resume = await candidate.reads(resumeId)
  const questions: Question[] = []
  const all = sections.flatMap((section) => resume[section].map(({ id }) => ({ section, itemId: id })))
  for (const { section, itemId } of all.slice(0, items)) {
    const path = `/resumes/${resumeId}/chunks/${itemId}/questions`
    const asked = (await candidate.calls('POST', `${path}?num=${perItem}`)) as {
      questions: { id: string; text: string }[]
    }
    questions.push(...asked.questions.map(({ id, text }) => ({ id, text, itemId, section })))
  }
  return { candidate, resumeId, questions }
}

/** Opens the interview of an item on its resume's page. */
export const opensInterview = async (page: Page, address: string, { itemId, section }: Question) => {
  await page.goto(address)
  const head = page.getByRole('button', { name: new RegExp(`^${sectionTitles[section]}`) })
  // Experience is open on arrival.
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  const item = page.locator(`[data-item="${itemId}"]`).first()
  // A skill or a tool is a chip, which opens first.
  const chip = item.locator(':scope > button[aria-expanded=false]')
  await expect(item).toBeVisible()
  if ((await chip.count()) > 0) await chip.click()
  await item.getByRole('button', { name: 'Interview' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The card of a question in the interview. By its id: roles are searched for in the whole of a page, at each look anew. */
export const cardOf = (page: Page, { id }: Question): Locator => page.locator(`[role=dialog] [data-question="${id}"]`)
