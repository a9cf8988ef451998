import { expect, type Page } from '@playwright/test'
import { toNavigationView } from '../../packages/core/src/index.ts'
import { type Model, navigationModel, type Step } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { Clock } from './clock.ts'
import { type Stage, screenOf } from './screen.ts'

type Snapshot = Parameters<typeof toNavigationView>[0]

/** The proven model, with a Back to the first page also from where nothing is unsaved. */
const model: Model<(typeof navigationModel)['machine']> = {
  ...navigationModel,
  events: [
    ...navigationModel.events,
    {
      type: 'navigation.changed',
      path: '/first',
      search: '?page=2',
      change: 'popstate',
      isLoaded: true,
      isUnsaved: false,
    },
  ],
}

// The lengths of the machine's delays, in milliseconds.
const { pendingDelay, pendingMinimum } = { pendingDelay: 1_000, pendingMinimum: 500 }

/** The code of the two pages: what asks for it waits until the test lets it through, or cuts it off. */
class Code {
  #open = { first: Promise.withResolvers<boolean>(), second: Promise.withResolvers<boolean>() }
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async holds() {
    this.#open = { first: Promise.withResolvers<boolean>(), second: Promise.withResolvers<boolean>() }
    const opens = this.#open
    for (const [name, path] of [
      ['first', /\/assets\/resume-page-[^/]*\.js$/],
      ['second', /\/assets\/employers-page-[^/]*\.js$/],
    ] as const)
      await this.#page.route(path, async (route) =>
        (await opens[name].promise) ? route.continue() : route.abort('connectionfailed'),
      )
  }

  comes(name: 'first' | 'second') {
    this.#open[name].resolve(true)
  }

  stays(name: 'first' | 'second') {
    this.#open[name].resolve(false)
  }
}

/** Which page an address of the model is on. */
const pageOf = (path: string) => (path === '/first' ? 'first' : 'second')

/** Whether the code of the second page is here: it was shown, or fetched ahead for the way that was taken last. */
const hasSecond = ({ context: { place, target } }: Snapshot) =>
  place?.path === '/second' || (target.path === '/second' && target.isLoaded)

/** Whether the first page is on the screen, with its items. */
const showsItems = (from: Snapshot) => {
  const { status, path } = toNavigationView(from)
  return status === 'ready' && path === '/first'
}

/** Why a change of the address cannot be made on this screen; null when it can. */
const obstacle = (event: Step, from: Snapshot): string | null => {
  const { place, error } = from.context
  const isAtFirst = place?.path === '/first' && error === null
  if (event['isUnsaved'] === true && !showsItems(from)) return 'nothing can be unsaved where no item is shown'
  if (event['isUnsaved'] === false && from.matches('asking')) return 'what is asked about is unsaved'
  if (event['path'] === '/first') return isAtFirst ? null : 'the code of the first page has not come'
  if (event['isLoaded'] === hasSecond(from)) return null
  if (event['isLoaded'] === false) return 'the code of the second page is here for good'
  // Fetched ahead as the pointer rests on its link.
  if (place === null || from.matches('asking') || from.matches('loading'))
    return 'its link is not there to be pointed at'
  return null
}

/** The page of a resume and the one of employers. Their code is held back, and so is the time until the pending screen. */
export const navigationScreen = async ({ page, url }: Stage) => {
  const candidate = await Candidate.joins(url)
  const resumeId = await candidate.uploads()
  await candidate.parses(resumeId)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  const clock = await Clock.holds(page, pendingDelay, pendingMinimum)
  const code = new Code(page)
  const addressOf = ({ path, search }: { path: string; search: string }) =>
    `${path === '/first' ? `/resumes/${resumeId}` : '/employers'}${search}`
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  const article = page.getByRole('article').first()
  const field = article.getByRole('textbox').first()
  const heading = { first: /^Viewing your resume/, second: 'Employers' }

  /** Leaves something unsaved on the screen, or nothing. */
  const leaves = async (isUnsaved: boolean) => {
    const isOpen = (await field.count()) > 0
    if (isUnsaved && !isOpen) {
      await article.getByRole('button', { name: 'Edit', exact: true }).click()
      await field.fill('changed')
    }
    if (!isUnsaved && isOpen) await article.getByRole('button', { name: 'Cancel', exact: true }).click()
  }
  /** Fetches the second page's code ahead; it is run before anybody goes there. */
  const fetchesSecond = async () => {
    code.comes('second')
    const answer = page.waitForResponse(/\/assets\/employers-page-/)
    await page.getByRole('link', { name: 'Employers', exact: true }).first().hover()
    const address = (await answer).url()
    await page.evaluate((from) => import(from), address)
  }
  const goes = async (change: unknown, address: string) => {
    if (change !== 'popstate')
      return page.evaluate(([how, to]) => history[how](null, '', to), [change as 'pushState', address] as const)
    // An earlier entry of the browser's history, made without the app's noticing. It is arrived at later, which nothing on
    // the screen tells where both entries have one address; and what is opened before that is broken off.
    await page.evaluate(async (to) => {
      const here = location.pathname + location.search
      History.prototype.replaceState.call(history, null, '', to)
      History.prototype.pushState.call(history, null, '', here)
      const { promise, resolve } = Promise.withResolvers<unknown>()
      window.addEventListener('popstate', resolve, { once: true })
      history.back()
      await promise
    }, address)
  }

  return screenOf({
    model,
    proven: navigationModel,
    goesOn: true,
    // Code that has come is there for good, and a browser remembers which could not be had.
    isLast: (from, _event, to) =>
      (hasSecond(from) && !hasSecond(to)) || (from.context.error !== null && to.context.error === null),
    begin: async () => {
      await page.context().setOffline(false)
      await page.goto(`${url}/icon.svg`)
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.includes('draft')) localStorage.removeItem(key)
      })
      await code.holds()
      await page.goto(`${url}${addressOf({ path: '/first', search: '' })}`, { waitUntil: 'commit' })
      await expect(page.getByRole('link', { name: 'Employers', exact: true }).first()).toBeVisible()
    },
    gestureOf: (event, from) => {
      const { target, error } = from.context
      // The first try has told the whole answer: a browser remembers that a file of code could not be had.
      if (from.matches('loading') && error !== null) return 'a second try for the same code ends at once'
      switch (event.type) {
        case 'navigation.changed': {
          const reason = obstacle(event, from)
          if (reason !== null) return reason
          return async () => {
            await page.context().setOffline(false)
            if (showsItems(from) && !from.matches('asking')) await leaves(event['isUnsaved'] === true)
            if (event['path'] === '/second' && event['isLoaded'] === true && !hasSecond(from)) await fetchesSecond()
            await goes(event['change'], addressOf({ path: String(event['path']), search: String(event['search']) }))
          }
        }
        case 'navigation.retry':
          return () => page.getByRole('button', { name: 'Try again' }).click()
        case 'xstate.done.actor.askToLeave':
          return () =>
            question
              .getByRole('button', { name: event['output'] === true ? 'Discard' : 'Keep editing', exact: true })
              .click()
        case 'xstate.done.actor.loadCode':
          return async () => code.comes(pageOf(target.path))
        case 'xstate.error.actor.loadCode':
          return async () => {
            // With a network the app would be reloaded for its missing code. That it has looked for one in vain is waited
            // for: nothing on the screen tells it while the pending screen must stay, and a network that came back
            // meanwhile would have the app reloaded in the middle of the next step.
            await page.context().setOffline(true)
            const looked = page.waitForEvent('requestfailed', (request) => request.url() === `${url}/`)
            code.stays(pageOf(target.path))
            await looked
          }
        default:
          return async () => clock.runsOut(event.type.includes('pendingDelay') ? pendingDelay : pendingMinimum)
      }
    },
    shows: async (snapshot) => {
      const { place, target } = snapshot.context
      const { status, path } = toNavigationView(snapshot)
      // Who stays has the old address again; until it is decided it is the new one's.
      const isThere = snapshot.matches('at') || snapshot.matches('failed')
      await expect(page).toHaveURL(`${url}${addressOf(isThere && place ? place : target)}`)
      await expect(question).toHaveCount(snapshot.matches('asking') ? 1 : 0)
      await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(
        status === 'pending' ? 1 : 0,
      )
      await expect(page.getByRole('button', { name: 'Show error' })).toHaveCount(status === 'failed' ? 1 : 0)
      for (const name of ['first', 'second'] as const)
        await expect(page.getByRole('heading', { level: 1, name: heading[name], includeHidden: true })).toHaveCount(
          status === 'ready' && pageOf(path) === name ? 1 : 0,
        )
    },
  })
}
