import { expect, type Locator, type Page } from '@playwright/test'
import type { Account } from './account.ts'
import { Candidate } from './models/candidate.ts'
import { type Pdf, resumePath } from './resumes.ts'

/** Somebody at a browser. Each method is one thing a person does, and waits until the screen has followed. */
export class Person {
  readonly page: Page
  readonly url: string
  #candidate: Candidate | undefined

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  async signsUp({ name, email, password }: Account) {
    await this.page.goto(`${this.url}/signup`)
    await this.page.getByPlaceholder('Full Name').fill(name)
    await this.page.getByPlaceholder('Email', { exact: true }).fill(email)
    await this.page.getByPlaceholder('Password', { exact: true }).fill(password)
    await this.page.getByPlaceholder('Repeat Password').fill(password)
    await this.page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(this.page).toHaveURL(/\/login$/)
  }

  async logsIn({ email, password }: { email: string; password: string }) {
    await this.page.goto(`${this.url}/login`)
    await this.page.getByLabel('Username').fill(email)
    await this.page.getByPlaceholder('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Log In' }).click()
    await expect(this.page).toHaveURL(`${this.url}/`)
  }

  /** Has an account and is logged in. How one comes to either is for the tests of the forms. */
  async begins(name = 'Duncan Abernathy'): Promise<Account> {
    this.#candidate = await Candidate.joins(this.url, name)
    // A file of the product's origin, which runs none of its code.
    await this.page.goto(`${this.url}/icon.svg`)
    await this.page.evaluate((token) => localStorage.setItem('access_token', token), this.#candidate.token)
    return this.#candidate.account
  }

  /** Has a resume that was uploaded and parsed, and stands before the list of them. */
  async hasParsed(fileName: Pdf = 'abernathy.pdf') {
    if (!this.#candidate) throw new Error('nobody has begun')
    const id = await this.#candidate.uploads(fileName, resumePath(fileName))
    const { parse_status } = await this.#candidate.parses(id)
    expect(parse_status).toBe('done')
    await this.goesToResumes()
  }

  /** The row of a resume in the list, by its file name. */
  row(fileName: string): Locator {
    return this.page.getByRole('row').filter({ hasText: fileName })
  }

  async goesToResumes() {
    await this.page.goto(`${this.url}/resumes`)
    await expect(this.page.getByRole('heading', { name: 'Resume Management' })).toBeVisible()
  }

  async uploads(path: string) {
    await this.page.getByRole('button', { name: 'Add Resume' }).click()
    const dialog = this.page.getByRole('dialog')
    // Whoever parses it presses Parse in the list; `first-run.spec.ts` has it parsed right away.
    await dialog.getByRole('checkbox', { name: 'Parse it right away' }).setChecked(false)
    await dialog.locator('input[type=file]').setInputFiles(path)
    // The first resume would be parsed at once; here parsing is a step of its own.
    await dialog.getByLabel('Parse it right away').uncheck()
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await this.seesToast('Item created successfully.')
    await expect(dialog).toBeHidden()
  }

  async parses(fileName: string) {
    await this.row(fileName).getByRole('button', { name: 'Parse', exact: true }).click()
    await this.seesToast('The Resume has been parsed.')
  }

  async activates(fileName: string) {
    await this.row(fileName).getByRole('button', { name: 'Activate', exact: true }).click()
    await this.seesToast('The Resume has been made active.')
  }

  async seesToast(text: string) {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible()
  }

  /** Opens a panel of the resume viewer and returns its content. */
  async opensPanel(title: string): Promise<Locator> {
    const head = this.page.getByRole('button', { name: new RegExp(`^${title}`) })
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    return this.page.getByRole('region', { name: new RegExp(`^${title}`) })
  }
}

/** Waits until nothing moves or fades any more, so that what is looked at is what stays. */
export const standsStill = (page: Page) =>
  page.evaluate(async () => {
    // What is in a closed panel does not go on, and would never end.
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    const ending = document
      .getAnimations()
      .filter((one) => isSeen(one) && one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
