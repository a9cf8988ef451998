import { expect } from '@playwright/test'
import { toActivationView } from '../../packages/core/src/index.ts'
import { activationModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

/** The Activate buttons of three parsed resumes; every answer that is no refusal is the real server's. */
export const activationScreen = async ({ page, url, network }: Stage) => {
  const candidate = await Candidate.joins(url)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  const rowOf = (id: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: `${id}.pdf`, exact: true }) })
  const ids = ['resume-1', 'resume-2', 'resume-3']
  const uploaded: string[] = []

  return screenOf({
    model: activationModel,
    proven: activationModel,
    goesOn: true,
    begin: async () => {
      for (const id of uploaded.splice(0)) await candidate.forgets(id)
      for (const id of ids) {
        const resume = await candidate.uploads(`${id}.pdf`)
        uploaded.push(resume)
        await candidate.parses(resume)
      }
      await network.holds('activateResume', 'POST', /\/resumes\/[^/]+\/active$/)
      await page.goto(`${url}/resumes`)
      await expect(rowOf('resume-3')).toHaveCount(1)
    },
    gestureOf: (event, from) => {
      switch (event.type) {
        case 'activation.choose': {
          const id = String(event['resumeId'])
          if (toActivationView(from).chosen === id) return 'shown as active already: there is no button'
          return async () => {
            const resume = uploaded[ids.indexOf(id)] ?? ''
            // One that is active already has no such button: another one becomes active elsewhere.
            const other = uploaded.find((one) => one !== resume) ?? ''
            if ((await candidate.reads(resume)).active) await candidate.calls('POST', `/resumes/${other}/active`)
            await rowOf(id).getByRole('button', { name: 'Activate' }).click()
          }
        }
        case 'xstate.done.actor.activateResume':
          return () => network.answers('activateResume', 'through')
        default:
          return () => network.answers('activateResume', refused(500))
      }
    },
    shows: async (snapshot) => {
      const { chosen } = toActivationView(snapshot)
      if (chosen === null) return
      for (const id of ids)
        await expect(rowOf(id).getByRole('button', { name: 'Activate' })).toHaveCount(id === chosen ? 0 : 1)
    },
  })
}
