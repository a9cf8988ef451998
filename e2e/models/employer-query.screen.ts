import { expect } from '@playwright/test'
import { toEmployerQueryView } from '../../packages/core/src/index.ts'
import { employerQueryModel } from '../../packages/core/src/testing/index.ts'
import { refused } from './network.ts'
import { newOwner } from './owner.ts'
import { type Stage, screenOf } from './screen.ts'

/** The ask box of a link, as an employer has it; every answer that is no refusal is the real server's. */
export const employerQueryScreen = async ({ page, url, network }: Stage) => {
  const { shared } = await newOwner(url)
  const box = page.getByRole('textbox', { name: 'Ask this resume' })
  const form = page.locator('form').filter({ has: box })
  const ask = form.getByRole('button', { name: 'Ask', exact: true })
  const chip = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first()
  /** The model's suggestion, and the words of the one that was picked in its place. */
  const suggestion = 'Has she led people?'
  let picked = ''

  return screenOf({
    model: employerQueryModel,
    proven: employerQueryModel,
    goesOn: true,
    begin: async () => {
      await network.holds('askQuery', 'POST', /\/shared\/[^/]+\/queries$/)
      await page.goto(`${url}${shared}`)
      await expect(page.locator('[data-prerendered]')).toHaveCount(0)
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'query.type':
          if (toEmployerQueryView(from).draft === event['text']) return 'it is there already'
          return () => box.fill(String(event['text']))
        case 'query.ask':
          return () => ask.click()
        case 'query.pick':
          return async () => {
            picked = (await chip.textContent()) ?? ''
            await chip.click()
          }
        case 'query.cancel':
          return async () => {
            await network.isAsked('askQuery')
            await form.getByRole('button', { name: 'Cancel', exact: true }).click()
            // Nobody waits for what comes of it, and it must not be answered in the place of the next one.
            await network.drops('askQuery')
          }
        case 'xstate.done.actor.askQuery':
          return () => network.answers('askQuery', 'through')
        default:
          return () => network.answers('askQuery', refused(429, 'Later.'))
      }
    },
    shows: async (snapshot) => {
      const { draft, failure, excess, busy } = toEmployerQueryView(snapshot)
      await expect(box).toHaveValue(draft === suggestion ? picked : draft)
      await expect(form.getByText(/characters? over the limit/)).toHaveCount(excess > 0 ? 1 : 0)
      await expect(form.getByText('Later.', { exact: true })).toHaveCount(failure ? 1 : 0)
      await expect(form.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(busy ? 1 : 0)
      if (busy) await expect(ask).toHaveAttribute('aria-busy', 'true')
      else await (excess > 0 ? expect(ask).toBeDisabled() : expect(ask).toBeEnabled())
    },
  })
}
