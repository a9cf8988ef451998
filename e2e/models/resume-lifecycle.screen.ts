import { expect, type Route } from '@playwright/test'
import { parseErrorTexts, type ResumeFacts, texts, toResumeLifecycleView } from '../../packages/core/src/index.ts'
import { resumeLifecycleModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { Clock } from './clock.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

/** After how long the app looks again whether a parse has ended, in milliseconds. */
const nextLook = 2_000

type Row = { id: string } & Partial<ResumeFacts>

/**
 * A row of the list of resumes. What a person does, and every answer in a walk of nothing else, is the real server's;
 * where a walk needs the server to hold other facts (a parse that still runs, another tab's work), its answers about
 * this resume are changed on their way.
 */
export const resumeLifecycleScreen = async ({ page, url, network }: Stage) => {
  const candidate = await Candidate.joins(url)
  const clock = await Clock.holds(page, nextLook)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  /** Two more resumes that can be active, in turn. */
  const others = ['one.pdf', 'two.pdf']
  for (const name of others) await candidate.parses(await candidate.uploads(name))
  let resumeId = ''
  let says: ResumeFacts | null = null

  const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const row = rowOf('ada.pdf')
  /** The word beside a check mark; the columns are called the same. */
  const checked = (word: string) => row.locator('span:has(> svg)').filter({ hasText: new RegExp(`^${word}$`) })
  const press = (name: RegExp) => () => row.getByRole('button', { name }).click()
  const toSaid = (resume: Row): Row => (resume.id === resumeId && says !== null ? { ...resume, ...says } : resume)

  const changesList = async (route: Route) => {
    const response = await route.fetch()
    const { data, count } = (await response.json()) as { data: Row[]; count: number }
    await route.fulfill({ response, json: { data: data.map(toSaid), count } })
  }
  /** Answers a port with what the server says from now on; with its own words while nothing else was said. */
  const answers = async (port: string, facts: ResumeFacts, byItself: boolean) => {
    if (says === null && byItself) return network.answers(port, 'through')
    says = facts
    const resume = (await candidate.reads(resumeId)) as unknown as Row
    return network.answers(port, { status: 200, json: { ...resume, ...facts } })
  }

  return screenOf({
    model: resumeLifecycleModel,
    proven: resumeLifecycleModel,
    begin: async () => {
      says = null
      if (resumeId !== '') await candidate.forgets(resumeId)
      resumeId = await candidate.uploads('ada.pdf')
      const path = `/api/v1/resumes/${resumeId}`
      await network.holds('parseResume', 'POST', new RegExp(`${path}/chunks$`))
      await network.holds('readParse', 'GET', new RegExp(`${path}$`))
      await network.holds('activateResume', 'POST', new RegExp(`${path}/active$`))
      await network.holds('deleteResume', 'DELETE', new RegExp(`${path}$`))
      await page.route(
        ({ pathname }) => pathname === '/api/v1/resumes/',
        (route) => changesList(route),
      )
      await page.goto(`${url}/resumes`)
    },
    gestureOf: (event, from) => {
      const view = toResumeLifecycleView(from)
      const facts = event['facts'] as ResumeFacts
      const output = event['output'] as ResumeFacts
      switch (event.type) {
        case 'lifecycle.parse':
          return press(/^(?:Parse|Retry)$/)
        case 'lifecycle.activate':
          return press(/^Activate$/)
        case 'lifecycle.delete':
          if (view.busy) return 'while it is parsed or activated: proven in core'
          return async () => {
            await row.getByRole('button', { name: /^Actions/ }).click()
            await page.getByRole('menuitem', { name: texts.deleteResume }).click()
            await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
          }
        case 'lifecycle.dismiss':
          return 'failures are toasts, which are closed without the machine'
        case 'lifecycle.synced':
          // Leaving the tab and coming back has the list read again.
          return async () => {
            says = facts
            const read = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/resumes/')
            await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
            await read
          }
        case 'lifecycle.activated':
          if (event['ownerId'] !== 'ada') return 'a resume of somebody else, in a superuser’s list: proven in core'
          return async () => {
            const [next = ''] = others
            others.reverse()
            if (says) says = { ...says, active: false }
            await rowOf(next).getByRole('button', { name: 'Activate' }).click()
          }
        case 'xstate.done.actor.parseResume':
          return () => answers('parseResume', output, output.chunked)
        case 'xstate.done.actor.readParse':
          return () => answers('readParse', output, false)
        case 'xstate.done.actor.activateResume':
          return () => answers('activateResume', output, true)
        case 'xstate.done.actor.deleteResume':
          return () => network.answers('deleteResume', 'through')
        case 'xstate.error.actor.parseResume':
          if ((event['error'] as { status: number }).status !== 409)
            return () => network.answers('parseResume', refused(500))
          return async () => {
            says = { ...from.context.facts, parse_status: 'running' }
            await network.answers('parseResume', refused(409))
          }
        case 'xstate.error.actor.readParse':
        case 'xstate.error.actor.activateResume':
        case 'xstate.error.actor.deleteResume':
          return () => network.answers(event.type.split('.').at(-1) ?? '', refused(500))
        default:
          if (event.type.startsWith('xstate.after.nextLook.'))
            return async () => {
              await network.drops('readParse')
              await clock.runsOutUntil(nextLook, () => network.isWaiting('readParse'))
            }
          return 'ten minutes of waiting: proven in core'
      }
    },
    shows: async (snapshot) => {
      const view = toResumeLifecycleView(snapshot)
      if (view.mode === 'deleted') return expect(row).toHaveCount(0)
      await expect(checked('Parsed')).toHaveCount(view.parsed ? 1 : 0)
      await expect(checked('Active')).toHaveCount(view.active ? 1 : 0)
      await expect(row.getByRole('status')).toHaveCount(!view.parsed && view.mode === 'parsing' ? 1 : 0)
      const parse = row.getByRole('button', { name: /^(?:Parse|Retry)$/ })
      if (view.parsed || view.mode === 'parsing') await expect(parse).toHaveCount(0)
      else await (view.canParse ? expect(parse).toBeEnabled() : expect(parse).toBeDisabled())
      const activate = row.getByRole('button', { name: 'Activate' })
      if (!view.active) await (view.canActivate ? expect(activate).toBeEnabled() : expect(activate).toBeDisabled())
      if (view.parseError) await expect(row.getByText(parseErrorTexts[view.parseError])).toBeVisible()
      if (view.failure) await expect(page.getByRole('alert').first()).toBeVisible()
    },
  })
}
