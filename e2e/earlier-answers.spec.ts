import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { askedCandidate, cardOf, opensInterview, type Question } from './models/interview-page.ts'
import { standsStill } from './person.ts'

const earlierText = 'We ran both plans side by side for one night.'

/** Somebody with two resumes of the same content: the first is answered, the second is open. */
const twoResumes = async (url: string) => {
  const { candidate, resumeId, questions } = await askedCandidate(url, 5, 1)
  await candidate.answersAll(await candidate.uploads('earlier.pdf'), 10, earlierText, 1)
  for (const question of questions) {
    const path = `/resumes/${resumeId}/chunks/${question.itemId}/similar-answers`
    const similar = (await candidate.calls('GET', path)) as { question_id: string }[]
    if (similar.some(({ question_id }) => question_id === question.id)) return { candidate, resumeId, question }
  }
  throw new Error('no question is like one of the other resume')
}

const readsAnswers = async ({ candidate, resumeId, question }: Awaited<ReturnType<typeof twoResumes>>) => {
  const path = `/resumes/${resumeId}/chunks/${question.itemId}/questions`
  return (await candidate.calls('GET', path)) as {
    questions: Question[]
    answers: ({ text: string; release: string } | null)[]
  }
}

test("'You answered something similar' puts the earlier answer into the draft; nothing is saved until Save is pressed", async ({
  page,
  product,
}) => {
  const some = await twoResumes(product.url)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), some.candidate.token)
  await opensInterview(page, `${product.url}/resumes/${some.resumeId}`, some.question)
  const card = cardOf(page, some.question)
  const text = card.getByRole('textbox')
  await text.fill('In my own words.')
  // By keyboard alone.
  await card.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(card.locator('details').getByText(earlierText)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(`In my own words.\n\n${earlierText}`)
  expect((await readsAnswers(some)).answers.every((answer) => answer === null)).toBe(true)
  await card.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(text).toHaveValue('In my own words.')
  await card.getByRole('button', { name: 'Use this answer' }).click()
  await standsStill(page)
  expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
  await card.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card.getByRole('textbox')).toHaveCount(0)
  await expect(card.getByText('You answered something similar')).toHaveCount(0)
})

test('the answers of a section are released by one entry of a menu, and Undo in the toast works beside the open dialog', async ({
  page,
  product,
}) => {
  const some = await twoResumes(product.url)
  const { questions } = await readsAnswers(some)
  for (const { id } of questions)
    await some.candidate.calls('POST', `/resumes/${some.resumeId}/questions/${id}/answer`, { text: 'So.' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript((token) => localStorage.setItem('access_token', token), some.candidate.token)
  await opensInterview(page, `${product.url}/resumes/${some.resumeId}`, some.question)
  const dialog = page.getByRole('dialog')
  const ofSection = dialog.getByRole('button', { name: 'Answers of this section' })
  const state = dialog.getByText(/^\d+ answers?, for/)
  await expect(state).toHaveText(/for practice only$/)
  await ofSection.click()
  await dialog.getByRole('menuitem', { name: /^Let employers see all/ }).click()
  await expect(state).toHaveText(/for employers$/)
  const releases = async () => (await readsAnswers(some)).answers.map((answer) => answer?.release)
  expect(new Set(await releases())).toEqual(new Set(['employers']))
  await page.getByLabel('Notifications').getByRole('button', { name: 'Undo' }).click()
  await expect(state).toHaveText(/for practice only$/)
  await expect(dialog).toBeVisible()
  expect(new Set(await releases())).toEqual(new Set(['practice']))
  // the same by keyboard alone
  await ofSection.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('menuitem', { name: /^Let employers see all/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(state).toHaveText(/for employers$/)
  await expect(page.getByLabel('Notifications').getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Enter')
  await expect(state).toHaveText(/for practice only$/)
  await expect(ofSection).toBeFocused()
  await expect(dialog).toBeVisible()
  // On a phone the dialog's surface reaches as far as what stands on it.
  const overhang = await dialog.evaluate((element) => {
    const content = element.querySelector('[data-testid="interview-body"]')
    const surface = content?.closest('.bg-surface')
    return content && surface ? content.getBoundingClientRect().bottom - surface.getBoundingClientRect().bottom : null
  })
  expect(overhang).toBeLessThanOrEqual(0)
})
