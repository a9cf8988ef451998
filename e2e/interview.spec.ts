import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newOwner } from './models/owner.ts'
import type { Person } from './person.ts'

test.use({ permissions: ['microphone'] })

/** Logs in as somebody with an active resume, and opens the interview of its first job, with questions. */
const opensInterview = async ({ page, url }: Person, number: number): Promise<Locator> => {
  const { candidate, active } = await newOwner(url)
  const { experience } = await candidate.reads(active)
  const path = `/resumes/${active}/chunks/${experience[0]?.id}/questions`
  await candidate.calls('POST', `${path}?num=3`)
  // What is left to ask comes one by one.
  for (let have = 3; have < number; have += 1) await candidate.calls('POST', `${path}?num=1`)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  await page.goto(url)
  const panel = page.getByRole('region', { name: /^Experience/ })
  await panel.getByRole('button', { name: 'Interview' }).first().click()
  const dialog = page.getByRole('dialog', { name: /interview/i })
  await expect(dialog.getByTestId('interview-body').getByRole('listitem')).toHaveCount(number)
  return dialog
}

/** How long and how loud the server's voice is for a text, as this browser decodes it. */
const soundOf = (page: Page, text: string) =>
  page.evaluate(async (said) => {
    const answer = await fetch('/api/v1/utils/text-to-speech/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      },
      body: JSON.stringify({ text: said }),
    })
    const context = new AudioContext()
    const sound = await context.decodeAudioData(await answer.arrayBuffer())
    await context.close()
    const samples = sound.getChannelData(0)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return { status: answer.status, seconds: sound.duration, loudness: Math.sqrt(power) }
  }, text)

/** Counts the sounds and the microphones that are on in the page, from its first script on. */
const watchesVoice = (page: Page) =>
  page.addInitScript(() => {
    const sounds = new Set<HTMLMediaElement>()
    const tracks = new Set<MediaStreamTrack>()
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      // None ends by itself while a busy machine looks away.
      this.loop = true
      sounds.add(this)
      return play.call(this)
    }
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      for (const track of stream.getTracks()) tracks.add(track)
      return stream
    }
    Object.assign(window, {
      voiceOn: () => ({
        sounds: [...sounds].filter((sound) => !sound.paused && !sound.ended).length,
        microphones: [...tracks].filter((track) => track.readyState === 'live').length,
      }),
    })
  })

type VoiceOn = { sounds: number; microphones: number }
const voiceOn = (page: Page): Promise<VoiceOn> =>
  // The function was put there by watchesVoice.
  page.evaluate(() => (window as unknown as { voiceOn: () => VoiceOn }).voiceOn())

/** The numbers of a seed (mulberry32), each at least 0 and less than 1. */
const numbersOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

test('a question is read aloud with real sound of the server, which can be stopped [S1.5, S2.30, S7.14, S7.32]', async ({
  person,
}) => {
  await watchesVoice(person.page)
  const dialog = await opensInterview(person, 3)
  const question = dialog.getByTestId('interview-body').getByRole('listitem').first()
  const text = ((await question.locator('p').first().textContent()) ?? '').replace(/^\d+\.\s*/, '')
  const sound = await soundOf(person.page, text)
  expect(sound.status).toBe(200)
  expect(sound.seconds).toBeGreaterThan(0.5)
  expect(sound.loudness).toBeGreaterThan(0.005)

  await question.getByRole('button', { name: 'Speak' }).click()
  await expect(question.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => voiceOn(person.page)).toEqual({ sounds: 1, microphones: 0 })
  const other = dialog.getByTestId('interview-body').getByRole('listitem').nth(1)
  await expect(other.getByRole('button', { name: 'Speak' })).toHaveAttribute('aria-disabled', 'true')
  await expect(other.getByRole('button', { name: 'Record' })).toHaveAttribute('aria-disabled', 'true')
  await question.getByRole('button', { name: 'Stop' }).click()
  await expect(question.getByRole('button', { name: 'Speak' })).toBeVisible()
  await expect.poll(() => voiceOn(person.page)).toEqual({ sounds: 0, microphones: 0 })
})

test("a recording ends with 'Transcribing is a work in progress' in the draft, and gives the microphone back [S2.30, S4.19, S9.13]", async ({
  person,
}) => {
  await watchesVoice(person.page)
  // The pulse is what who asked for less motion is spared.
  await person.page.emulateMedia({ reducedMotion: 'no-preference' })
  const dialog = await opensInterview(person, 3)
  const question = dialog.getByTestId('interview-body').getByRole('listitem').first()
  await question.getByRole('button', { name: 'Record' }).click()
  const stop = question.getByRole('button', { name: 'Stop recording' })
  await expect(stop).toBeVisible()
  // There and back: a pulse every 0.5 s.
  await expect(question.getByTestId('pulse')).toHaveCSS('animation-duration', '0.25s')
  await expect(question.getByTestId('pulse')).toHaveCSS('animation-direction', 'alternate')
  // It counts: a busy machine may look only at a later second.
  await expect(question.getByText(/^\d+:(?!00)\d\d$/)).toBeVisible()
  await expect.poll(() => voiceOn(person.page)).toEqual({ sounds: 0, microphones: 1 })
  await stop.click()
  await expect(question.getByRole('textbox')).toHaveValue('Transcribing is a work in progress')
  await expect.poll(() => voiceOn(person.page)).toEqual({ sounds: 0, microphones: 0 })
})

test('the modal is at least 800x600, its body at most 500 high, and below md it fills the screen [S2.28, S9.5, S9.7]', async ({
  person,
}) => {
  const page = person.page
  const dialog = await opensInterview(person, 5)
  const panel = dialog.getByTestId('dialog-card')
  const box = await panel.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(800)
  expect(box?.height).toBeGreaterThanOrEqual(600)
  expect((await dialog.getByTestId('interview-body').boundingBox())?.height).toBeLessThanOrEqual(500)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a text area is as high as its text, new questions come into view, only the body scrolls, and the modal stands still [S9.4]', async ({
  person,
}) => {
  const dialog = await opensInterview(person, 3)
  const area = dialog.getByRole('textbox').first()
  const low = (await area.boundingBox())?.height ?? 0
  await area.fill(Array.from({ length: 14 }, (_, index) => `line ${index}`).join('\n'))
  const { height, hidden } = await area.evaluate((element) => ({
    height: element.clientHeight,
    hidden: element.scrollHeight - element.clientHeight,
  }))
  expect(height).toBeGreaterThan(low * 2)
  expect(hidden).toBe(0)

  const body = dialog.getByTestId('interview-body')
  expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  const surface = dialog.getByTestId('dialog-card').locator('..')
  expect(await surface.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)

  await dialog.getByRole('button', { name: 'Add another question' }).click()
  await expect(body.getByRole('listitem')).toHaveCount(4)
  await expect(body.getByRole('listitem').last()).toBeInViewport()

  const place = await dialog.getByTestId('dialog-card').boundingBox()
  await dialog.getByRole('navigation', { name: 'Items' }).getByRole('button').nth(1).click()
  await expect(dialog.getByText('No questions yet for this category.')).toBeVisible()
  expect(await dialog.getByTestId('dialog-card').boundingBox()).toEqual(place)
})

/** Whether all four corners of a box can be pressed: nothing lies over it, and it is on the screen. */
const isClear = (box: Locator) =>
  box.evaluate((area) => {
    const { left, right, top, bottom } = area.getBoundingClientRect()
    const inset = 6
    return [left + inset, right - inset].every((x) =>
      [top + inset, bottom - inset].every((y) => document.elementFromPoint(x, y) === area),
    )
  })

test('on a phone the box that is typed in is never under the foot, and what saves it is in sight [#16.8]', async ({
  person,
}) => {
  const page = person.page
  const dialog = await opensInterview(person, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  const question = dialog.getByTestId('interview-body').getByRole('listitem').nth(1)
  const box = question.getByRole('textbox')
  const save = question.getByRole('button', { name: 'Save', exact: true })
  const withKeyboard = { width: 390, height: 430 }
  await box.focus()
  await expect.poll(() => isClear(box)).toBe(true)
  await page.setViewportSize(withKeyboard)
  await expect.poll(() => isClear(box)).toBe(true)
  await expect(save).toBeInViewport({ ratio: 1 })
  await page.keyboard.type(Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n'))
  await expect(save).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Practise' }).click()
  const answer = dialog.getByRole('textbox', { name: 'Your answer' })
  await answer.focus()
  await page.setViewportSize(withKeyboard)
  await expect.poll(() => isClear(answer)).toBe(true)
  // Pressed where its first line is all that is seen of it: the cursor needs no more, the person does.
  await answer.blur()
  const { x, y } = await answer.evaluate((area) => {
    const surface = area.closest('[data-testid=dialog-card]')?.parentElement
    surface?.scrollBy(0, area.getBoundingClientRect().top - (window.innerHeight - 130))
    return area.getBoundingClientRect()
  })
  expect(await isClear(answer)).toBe(false)
  await page.mouse.click(x + 40, y + 16)
  await expect(answer).toBeFocused()
  await expect.poll(() => isClear(answer)).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Save and next' })).toBeInViewport({ ratio: 1 })
})

test('on a wide screen the box that is typed in and what saves it are whole and clear of the foot [#16]', async ({
  person: { page },
  person,
}) => {
  const dialog = await opensInterview(person, 3)
  await page.setViewportSize({ width: 1440, height: 900 })
  const questions = dialog.getByTestId('interview-body').getByRole('listitem')
  await questions
    .first()
    .getByRole('textbox')
    .fill(Array.from({ length: 5 }, () => 'I asked them first.').join('\n'))
  await questions.first().getByRole('button', { name: 'Save', exact: true }).click()
  const second = questions.nth(1)
  const box = second.getByRole('textbox')
  const save = second.getByRole('button', { name: 'Save', exact: true })
  const isOnTop = (button: Locator) =>
    button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
      const body = element.closest('[data-testid=interview-body]')
      const foot = body?.nextElementSibling ?? element
      return seen.every((at) => element.contains(at)) && getComputedStyle(foot, '::before').display === 'none'
    })
  await box.focus()
  await expect.poll(() => isClear(box)).toBe(true)
  await expect.poll(() => isOnTop(save)).toBe(true)
  await page.keyboard.type('I read them out.')
  await expect(second.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(await isClear(box)).toBe(true)
  expect(await isOnTop(save)).toBe(true)
  await page.keyboard.type(Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n'))
  await expect.poll(() => isOnTop(save)).toBe(true)
  // It stays where it is while it is pressed.
  await save.click()
  await expect(second.getByText('line 29')).toBeVisible()
})

test('an empty answer box has room for five lines, and the head of the modal is one line [#16]', async ({ person }) => {
  const dialog = await opensInterview(person, 3)
  const question = dialog.getByTestId('interview-body').getByRole('listitem').first()
  await question.getByRole('textbox').fill('I asked the technicians first.')
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  const [title, meta] = [
    dialog.getByRole('heading', { name: /interview/ }),
    dialog.getByText('1 answer, for practice only'),
  ]
  await expect(meta).toBeVisible()
  // The box of the answer that was just saved is gone, so that the first one left is empty.
  await expect(question.getByRole('textbox')).toHaveCount(0)
  const [one, other, empty] = await Promise.all(
    [title, meta, dialog.getByRole('textbox').first()].map((part) => part.boundingBox()),
  )
  expect(empty?.height).toBeGreaterThanOrEqual(144)
  expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0))
  expect(other?.y).toBeGreaterThan(one?.y ?? 0)
  expect((other?.y ?? 0) + (other?.height ?? 0)).toBeLessThan((one?.y ?? 0) + (one?.height ?? 0))
})

test('on a phone an item is named once, both choices of who sees an answer are in words, and practice shows its question alone [#16]', async ({
  person,
}) => {
  const dialog = await opensInterview(person, 3)
  const items = dialog.getByRole('navigation', { name: 'Items' })
  await person.page.setViewportSize({ width: 390, height: 844 })
  const title = (await items.getByRole('button').first().locator('span').first().textContent()) ?? ''
  await expect(dialog.getByText(title).filter({ visible: true })).toHaveCount(1)
  const question = dialog.getByTestId('interview-body').getByRole('listitem').first()
  await question.getByRole('textbox').fill('I asked the technicians first.')
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  const row = (...controls: Locator[]) =>
    Promise.all(controls.map((control) => control.evaluate((element) => element.getBoundingClientRect().toJSON())))
  // Who may see the answer has a row of its own, as wide as the answer; nothing of its words is hidden or cut.
  const choice = question.getByRole('radiogroup', { name: 'Who may see this answer' })
  const [edit, followUp, who] = await row(
    question.getByRole('button', { name: 'Edit' }),
    question.getByRole('button', { name: 'Ask a follow-up' }),
    choice,
  )
  expect(edit.top).toBe(followUp.top)
  expect(who.top).toBeGreaterThanOrEqual(edit.bottom)
  for (const words of ['Practice only', 'Employers']) {
    const option = choice.getByRole('radio', { name: words })
    await expect(option).toHaveText(words)
    const { shown, needed, width } = await option.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return { shown: element.clientWidth, needed: element.scrollWidth, width: range.getBoundingClientRect().width }
    })
    expect(needed).toBeLessThanOrEqual(shown)
    expect(width).toBeGreaterThan(60)
  }
  await dialog.getByRole('button', { name: 'Practise' }).click()
  await expect(dialog.getByText(/[Qq]uestion 1 of/)).toBeVisible()
  await expect(items).toBeHidden()
})

test('the modal grows with the screen, up to its highest body, and what goes on under its foot fades [#16]', async ({
  person,
}) => {
  const dialog = await opensInterview(person, 3)
  const body = dialog.getByTestId('interview-body')
  const heights = async () => [
    (await body.boundingBox())?.height,
    (await dialog.getByTestId('dialog-card').boundingBox())?.height,
  ]
  await person.page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await heights())[0]).toBe(500)
  // What is about all of the item stands above the body.
  await expect(body.getByRole('button', { name: 'Practise' })).toHaveCount(0)
  const [, whole = 0] = await heights()
  expect(whole).toBeGreaterThan(660)
  expect(whole).toBeLessThanOrEqual(810)
  const fade = await body.evaluate((element) => {
    const { backgroundImage, bottom } = getComputedStyle(element.nextElementSibling ?? element, '::before')
    return { backgroundImage, bottom }
  })
  expect(fade.backgroundImage).toContain('linear-gradient')
})

test('who answers by keyboard keeps the place: typing, saving, editing, cancelling, hearing', async ({ person }) => {
  const { keyboard } = person.page
  const dialog = await opensInterview(person, 3)
  const question = dialog.getByTestId('interview-body').getByRole('listitem').first()
  const area = question.getByRole('textbox')
  const button = (name: string) => question.getByRole('button', { name, exact: true })
  await area.focus()
  await keyboard.type('I asked the technicians first.')
  await keyboard.press('Control+Enter')
  await expect(button('Edit')).toBeFocused()
  await keyboard.press('Enter')
  await expect(area).toBeFocused()
  await button('Cancel').focus()
  await keyboard.press('Enter')
  await expect(button('Edit')).toBeFocused()
  await button('Speak').focus()
  await keyboard.press('Enter')
  await expect(button('Stop')).toBeFocused()
  await keyboard.press('Enter')
  await expect(button('Speak')).toBeFocused()
})

test('leaving the interview silences it [S4.18]', async ({ person }) => {
  await watchesVoice(person.page)
  const dialog = await opensInterview(person, 3)
  const question = dialog.getByTestId('interview-body').getByRole('listitem').first()
  await question.getByRole('button', { name: 'Speak' }).click()
  await expect(question.getByRole('button', { name: 'Pause' })).toBeVisible()
  await person.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => voiceOn(person.page)).toEqual({ sounds: 0, microphones: 0 })
})

test('200 random presses at five questions never make two sounds, nor a sound and a recording, nor a stuck button [S4.18]', async ({
  person,
}) => {
  test.slow()
  const page = person.page
  await watchesVoice(page)
  const dialog = await opensInterview(person, 5)
  const next = numbersOf(20_261_121)
  const presses = dialog
    .getByTestId('interview-body')
    .getByRole('button', { name: /^(Speak|Stop|Pause|Play|Record|Stop recording|Cancel)$/ })
  for (let step = 0; step < 200; step += 1) {
    const on = await page.evaluate((share) => {
      const wanted = /^(Speak|Stop|Pause|Play|Record|Stop recording)$/
      const body = document.querySelector('[data-testid="interview-body"]')
      const buttons = [...(body?.querySelectorAll('button') ?? [])].filter((one) =>
        wanted.test((one.textContent ?? '').trim()),
      )
      buttons[Math.floor(share * buttons.length)]?.click()
      return (window as unknown as { voiceOn: () => VoiceOn }).voiceOn()
    }, next())
    expect(on.sounds + on.microphones, `after press ${step}`).toBeLessThanOrEqual(1)
    // Every fourth press leaves time for the sound or the microphone to come.
    if (step % 4 === 0) await page.evaluate(() => new Promise((done) => setTimeout(done, 120)))
  }
  await expect(presses.first()).toBeVisible()
  const stop = dialog
    .getByTestId('interview-body')
    .getByRole('button', { name: /^(Stop|Stop recording|Cancel)$/ })
    // The answer has a Cancel of its own.
    .and(page.locator('button:not(form button)'))
  // What runs may end by itself between the look and the press.
  await expect(async () => {
    if ((await stop.count()) > 0) await stop.first().click({ timeout: 1_000 })
    await expect(stop).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  for (const name of ['Speak', 'Record']) {
    const buttons = dialog.getByTestId('interview-body').getByRole('button', { name, exact: true })
    await expect(buttons).toHaveCount(5)
    for (const button of await buttons.all()) await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  }
  await expect.poll(() => voiceOn(page)).toEqual({ sounds: 0, microphones: 0 })
})

for (const [screen, width, height] of [
  ['a wide screen', 1440, 900],
  ['a phone', 390, 844],
] as const)
  test(`on ${screen} an interview opens at its first open question, from its head to its box [#16]`, async ({
    page,
    product,
  }) => {
    const { candidate, active } = await newOwner(product.url)
    const { experience } = await candidate.reads(active)
    const path = `/resumes/${active}/chunks/${experience[0]?.id}/questions`
    const { questions } = (await candidate.calls('POST', `${path}?num=3`)) as { questions: { id: string }[] }
    await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
    await page.setViewportSize({ width, height })
    const opens = async () => {
      await page.goto(product.url)
      const panel = page.getByRole('region', { name: /^Experience/ })
      await panel.getByRole('button', { name: 'Interview' }).first().click()
    }
    const cards = page.getByTestId('interview-body').getByRole('listitem')
    const showsWhole = async (card: Locator) => {
      await expect.poll(() => isClear(card.getByRole('textbox'))).toBe(true)
      await expect(card.locator('p').first()).toBeInViewport({ ratio: 1 })
    }
    await opens()
    await showsWhole(cards.first())

    const answer = 'I rode along for two weeks before I changed anything. '.repeat(6)
    await candidate.calls('POST', `/resumes/${active}/questions/${questions[0]?.id}/answer`, { text: answer })
    await opens()
    await showsWhole(cards.nth(1))
    // Nothing of the answer above it is left that begins in the middle.
    const hidden = await cards.nth(1).evaluate((card) => {
      const body = card.closest('[data-testid=interview-body]')
      const head = body?.closest('[data-testid=dialog-card]')?.firstElementChild
      const edge = Math.max(body?.getBoundingClientRect().top ?? 0, head?.getBoundingClientRect().bottom ?? 0)
      const above = card.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      return above <= edge + 1
    })
    expect(hidden).toBe(true)
  })
