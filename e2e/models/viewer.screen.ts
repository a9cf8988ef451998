import { expect } from '@playwright/test'
import { type Section, sectionTitles, toViewerView } from '../../packages/core/src/index.ts'
import { viewerModel } from '../../packages/core/src/testing/index.ts'
import { Candidate } from './candidate.ts'
import { type Stage, screenOf } from './screen.ts'

/** The proven model as it begins while a resume is reviewed: with the PDF beside the items. */
const model: typeof viewerModel = { ...viewerModel, input: { open: 'experience', original: 'shownForReview' } }

const isBehindTheQuestion = 'the question is in front of it'

/** Whether the open panel is on the screen: one for a new item is gone once that is given up. */
const isOnScreen = (open: Section | null, adding: Section | null): open is Section =>
  open !== null && (open !== 'leadership' || adding === 'leadership')

/** The panels of a resume without leadership, which is reviewed: two texts of it are in no section. */
export const viewerScreen = async ({ page, url }: Stage) => {
  const candidate = await Candidate.joins(url)
  const resumeId = await candidate.uploads()
  const { leadership } = await candidate.parses(resumeId)
  for (const { id } of leadership) await candidate.calls('DELETE', `/resumes/${resumeId}/chunks/leadership/${id}`)
  const read = await candidate.reads(resumeId)
  // Without doubts: where one is, Next opens its panel as well.
  const resume = JSON.parse(JSON.stringify(read), (key, value) => (key === 'doubts' ? [] : value))
  const unplaced = ['one', 'two'].map((text) => ({ text, source: [] }))
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)

  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  const answers = (name: string) => () => question.getByRole('button', { name, exact: true }).click()
  const heads = page.locator('h2 > button[aria-expanded]')
  const expanded = page.locator('h2 > button[aria-expanded="true"]')
  const headOf = (section: Section) => heads.filter({ hasText: sectionTitles[section] })
  const newItem = page.locator('form').filter({ has: page.getByRole('heading', { name: 'New leadership item' }) })
  const editor = page.locator('[data-item]').filter({ has: page.getByRole('button', { name: 'Cancel', exact: true }) })
  const edit = page.getByRole('button', { name: 'Edit', exact: true }).filter({ visible: true })
  const chips = page.locator('[data-item] > button[aria-expanded=false]').filter({ visible: true })
  const next = page.getByRole('region', { name: 'Review' }).getByRole('button', { name: 'Next' })

  /** Has something unsaved in the open panel, or nothing. */
  const types = async (isFree: boolean) => {
    const isEditing = (await editor.count()) > 0
    if (isFree && isEditing) await editor.getByRole('button', { name: 'Cancel', exact: true }).click()
    if (isFree || isEditing) return
    // A skill is a chip, which opens first.
    if ((await edit.count()) === 0) await chips.first().click()
    await edit.first().click()
    await editor.getByRole('textbox').first().fill('changed')
  }

  return screenOf({
    model,
    proven: viewerModel,
    goesOn: true,
    begin: async () => {
      await page.route(`**/api/v1/resumes/${resumeId}`, (route) => route.fulfill({ json: { ...resume, unplaced } }))
      await page.goto(`${url}/icon.svg`)
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.includes('draft')) localStorage.removeItem(key)
      })
      await page.goto(`${url}/resumes/${resumeId}`)
    },
    gestureOf: (event, from) => {
      const { open, adding, original, stop } = toViewerView(from)
      const isAsking = from.value === 'asking'
      const isShown = isOnScreen(open, adding)
      switch (event.type) {
        case 'viewer.open':
        case 'viewer.add': {
          if (isAsking) return isBehindTheQuestion
          const isFree = event['isFree'] === true
          const panel = event['panel'] as Section | null
          if (!isFree && !isShown) return 'no panel is open in which something could be unsaved'
          if (!isFree && open === adding) return 'leaving the form of a new item closes it too'
          if (event.type === 'viewer.add') {
            if (adding !== null) return 'its form is there already'
            return async () => {
              await types(isFree)
              await page.getByRole('button', { name: 'Add a section' }).click()
              await page.getByRole('menuitem', { name: 'Leadership' }).click()
            }
          }
          if (panel === open) return 'it is open already'
          if (panel === null && !isShown) return 'no panel is open'
          return async () => {
            await types(isFree)
            await (panel === null ? expanded : headOf(panel)).click()
          }
        }
        case 'viewer.added':
          if (isAsking) return isBehindTheQuestion
          if (adding === null || open !== adding) return 'no form for a new item is on the screen'
          return () => newItem.getByRole('button', { name: 'Cancel', exact: true }).click()
        case 'viewer.showOriginal':
          if (isAsking) return isBehindTheQuestion
          if (event['forReview'] !== true) return 'the resume is being reviewed'
          if (original !== 'hidden') return 'it is shown already'
          return () => page.getByRole('button', { name: 'Show in PDF' }).click()
        case 'viewer.hideOriginal':
          if (isAsking) return isBehindTheQuestion
          if (original === 'hidden') return 'it is hidden already'
          return () => page.getByRole('button', { name: 'Hide the PDF' }).click()
        case 'viewer.stop':
          if (isAsking) return isBehindTheQuestion
          if (event['at'] === null) return 'only when the last place has been confirmed'
          if (original === 'hidden') return 'going to a place shows the PDF as well'
          if (stop === event['at']) return 'it is the last one'
          return async () => {
            await next.click()
            await next.click()
          }
        case 'xstate.done.actor.askToLeave':
          return answers(event['output'] === true ? 'Discard' : 'Keep editing')
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const { open, adding, original, stop } = toViewerView(snapshot)
      await expect(question).toHaveCount(snapshot.value === 'asking' ? 1 : 0)
      if (isOnScreen(open, adding)) await expect(expanded).toContainText([sectionTitles[open]])
      else await expect(expanded).toHaveCount(0)
      await expect(headOf('leadership')).toHaveCount(adding === null ? 0 : 1)
      await expect(newItem.filter({ visible: true })).toHaveCount(adding !== null && open === adding ? 1 : 0)
      await expect(page.locator('section[aria-label="Original PDF"]')).toHaveCount(original === 'hidden' ? 0 : 1)
      const place = page.locator('section[aria-label="Review"] [role="status"]')
      if (stop === null) await expect(place).toBeEmpty()
      else await expect(place).toContainText(`${stop + 1} of 2`)
    },
  })
}
