import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from '../fixtures.ts'
import { Candidate } from '../models/candidate.ts'
import { Person } from '../person.ts'
import { watchTraffic } from '../traffic.ts'

/** Somebody at a browser with an account. The API stands in for what has to be there before a fault. */
export class Visitor extends Person {
  readonly candidate: Candidate
  readonly #traffic: ReturnType<typeof watchTraffic>

  constructor(page: Page, url: string, candidate: Candidate) {
    super(page, url)
    this.candidate = candidate
    this.#traffic = watchTraffic(page)
  }

  /** Waits until the page has loaded all that it loads by itself, so that the next call is one of a press. */
  async comesToRest() {
    await this.#traffic.comesToRest()
  }

  /** Cuts the network once the page has loaded all that it loads by itself. */
  async goesOffline() {
    await this.comesToRest()
    await this.page.context().setOffline(true)
  }

  /** Opens an address as the candidate, whose session is in the browser already. */
  async opens(path: string) {
    // A file of the product's origin, which runs none of its code.
    await this.page.goto(`${this.url}/icon.svg`)
    await this.page.evaluate((token) => localStorage.setItem('access_token', token), this.candidate.token)
    await this.page.goto(`${this.url}${path}`)
  }

  /** Logs in on the page that is open. */
  async logsInHere() {
    const { email, password } = this.candidate.account
    await this.page.getByLabel('Username').fill(email)
    await this.page.getByPlaceholder('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Log In' }).click()
  }

  /** Uploads the sample resume and has it parsed. */
  async hasResume(fileName?: string): Promise<string> {
    const id = await this.candidate.uploads(fileName)
    const resume = await this.candidate.parses(id)
    expect(resume.parse_status).toBe('done')
    return id
  }

  /** Has a parsed resume with questions about its first overview, and opens the interview there. */
  async opensInterview(questions = 3): Promise<{ resumeId: string; dialog: Locator }> {
    const resumeId = await this.hasResume()
    const [item] = (await this.candidate.reads(resumeId)).overview
    if (questions > 0)
      await this.candidate.calls('POST', `/resumes/${resumeId}/chunks/${item?.id}/questions?num=${questions}`)
    await this.opens(`/resumes/${resumeId}`)
    return { resumeId, dialog: await this.opensInterviewHere() }
  }

  /** Opens the interview of the overview on the page of a resume. */
  async opensInterviewHere(): Promise<Locator> {
    const panel = await this.opensPanel('Overview')
    await panel.getByRole('button', { name: 'Interview' }).first().click()
    const dialog = this.page.getByRole('dialog', { name: /interview/i })
    await expect(dialog).toBeVisible()
    return dialog
  }

  /** Opens the editor of the overview on the page of a resume, and types into it. */
  async editsOverview(text: string): Promise<Locator> {
    const panel = await this.opensPanel('Overview')
    await panel.getByRole('button', { name: 'Edit' }).first().click()
    await panel.getByRole('textbox').fill(text)
    return panel
  }

  /** Saves the item that is being edited, and confirms it. */
  async savesItem(panel: Locator) {
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  }

  async seesAlert(text: string | RegExp) {
    await expect(this.page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
  }

  async closesNotices() {
    const close = this.page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' })
    // At once: a notice may go by itself while another one is being closed.
    await close.evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLElement) one.click()
    })
    await expect(close).toHaveCount(0)
  }
}

/** Somebody new at a browser. */
export const test = base.extend<{ visitor: Visitor }>({
  // A fault may fail a call, but never throws past the app's own handling.
  visitor: async ({ page, product }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(new Visitor(page, product.url, await Candidate.joins(product.url)))
    expect(errors).toEqual([])
  },
})

export { expect }
