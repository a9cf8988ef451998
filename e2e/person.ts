import { expect, type Locator, type Page } from '@playwright/test'
import { type Pdf, resumePath } from './resumes.ts'

export type Account = { name: string; email: string; password: string }

let accounts = 0
/** A new account's particulars, unlike any other of this run. */
export const newAccount = (name = 'Ada Tester'): Account => ({
  name,
  email: `ada.${process.pid}.${++accounts}@candid.test`,
  password: 'a long enough password',
})

/** Somebody at a browser. Each method is one thing a person does, and waits until the screen has followed. */
export class Person {
  readonly page: Page
  readonly url: string

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

  /** Signs up and logs in. */
  async begins(name = 'Duncan Abernathy'): Promise<Account> {
    const account = newAccount(name)
    await this.signsUp(account)
    await this.logsIn(account)
    return account
  }

  /** Uploads one of the tests' resumes and has it parsed. */
  async hasParsed(fileName: Pdf = 'abernathy.pdf') {
    await this.goesToResumes()
    await this.uploads(resumePath(fileName))
    await this.parses(fileName)
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
