import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newOwner, type Owner } from './models/owner.ts'
import { standsStill } from './person.ts'
import { administrator } from './product.ts'
import { resumePath } from './resumes.ts'

// A new user has no active resume, and the browser reports the answer that says so.
test.use({ expectedErrors: [/status of 404/] })

let owner: Owner
test.beforeAll(async ({ product }) => {
  owner = await newOwner(product.url)
})

const asOwner = (page: Page) =>
  page.addInitScript((token) => localStorage.setItem('access_token', token), owner.candidate.token)

const opens = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Where something stands once it has come to rest: a dialog comes up from a little below its place. */
const boxOf = async (locator: Locator) => {
  // What is not there yet comes with a movement of its own: only what is there can be waited for until it rests.
  await expect(locator).toBeVisible()
  await standsStill(locator.page())
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /**
   * Controls that are smaller than 44 px in one direction, with their size. Links within a text are as high as its lines;
   * what belongs to a label is as large as the label, and what lies over or round a control as an `::after` counts to it.
   */
  const tooSmall = (page: Page) =>
    page.evaluate(() => {
      const controls = 'button, [role=menuitem], [role=tab], input, select, textarea, summary, a[href]'
      const least = 44
      const seen = [...document.querySelectorAll<HTMLElement>(controls)].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !one.closest('[aria-hidden=true]'),
      )
      return seen.flatMap((one) => {
        const style = getComputedStyle(one)
        if (one.matches('a') && style.display === 'inline') return []
        const target = (one.matches('input') && one.closest('label')) || one
        const { width, height } = target.getBoundingClientRect()
        // Not seen: the link past the menu before it has the focus, the input of a drop zone.
        if (width <= 1 || style.clipPath !== 'none') return []
        const after = getComputedStyle(target, '::after')
        const spread = (length: string) => (after.position === 'absolute' && Number.parseFloat(length)) || 0
        const isLarge =
          Math.round(Math.max(width, spread(after.width))) >= least &&
          Math.round(Math.max(height, spread(after.height))) >= least
        const name = one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40) ?? ''
        return isLarge ? [] : [`${one.tagName} "${name}" ${Math.round(width)} x ${Math.round(height)}`]
      })
    })

  const hasRoom = async (page: Page, name: string) => {
    expect.soft(await tooSmall(page), name).toEqual([])
  }

  test('everything that can be pressed is at least 44 px in both directions [#16.8]', async ({ person }) => {
    test.slow()
    const { page } = person
    for (const path of ['/login', '/signup', '/recover-password', '/reset-password?token=x', '/nowhere']) {
      await opens(page, path)
      await hasRoom(page, path)
    }
    await asOwner(page)
    const tabs = ['', '?tab=password', '?tab=appearance', '?tab=danger'].map((tab) => `/settings${tab}`)
    for (const path of ['/', '/resumes', ...tabs, `/resumes/${owner.inactive}`]) {
      await opens(page, path)
      await hasRoom(page, path)
    }
    await page.getByRole('button', { name: 'Edit name and contact lines' }).click()
    await expect(page.getByRole('form', { name: 'Name and contact lines' })).toBeVisible()
    await hasRoom(page, 'the form of the head')

    await opens(page, '/')
    await page.getByRole('button', { name: /^Skills/ }).click()
    await page
      .getByRole('region', { name: /^Skills/ })
      .getByRole('button')
      .first()
      .click()
    await hasRoom(page, 'an open skill')
    await page.getByRole('button', { name: 'User menu' }).click()
    await hasRoom(page, 'the menu of the user')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await hasRoom(page, 'the drawer')

    await opens(page, '/resumes')
    await page.getByRole('button', { name: 'Add Resume' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await hasRoom(page, 'the upload')
  })

  test("and so it is in the interview, and on the administrator's screens [#16.8]", async ({ person }) => {
    test.slow()
    const { page } = person
    await person.logsIn(administrator)
    for (const path of ['/', '/admin']) {
      await opens(page, path)
      await hasRoom(page, path)
    }
    await page.getByRole('button', { name: 'Add User' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await hasRoom(page, 'the form of a user')

    await asOwner(page)
    await opens(page, '/')
    await page.getByRole('button', { name: 'Interview' }).first().click()
    const dialog = page.getByRole('dialog', { name: /interview/i })
    await dialog.getByRole('button', { name: 'Generate questions' }).click()
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await hasRoom(page, 'the interview')
    await dialog.getByRole('button', { name: 'Practise' }).click()
    await expect(dialog.getByText(/[Qq]uestion 1 of/)).toBeVisible()
    await hasRoom(page, 'practice')
  })

  test('the actions of items and sections are always there, also of closed sections [#16]', async ({
    person: { page },
  }) => {
    await asOwner(page)
    await opens(page, '/')
    /** Whether a finger meets it, and it is not merely there for a screen reader. */
    const isMet = (button: Locator) =>
      button.evaluate((element) => {
        element.scrollIntoView({ block: 'center' })
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return isSeen && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
    const items = page.locator('article[data-item]:visible')
    await expect(items.first()).toBeVisible()
    for (const item of await items.all())
      for (const name of ['Interview', 'Edit', 'More actions'])
        expect(await isMet(item.getByRole('button', { name, exact: true })), name).toBe(true)
    await page.getByRole('button', { name: /^Experience/ }).click()
    await expect(items).toHaveCount(0)
    const interviews = page.getByRole('button', { name: 'Interview', exact: true }).filter({ visible: true })
    await expect(interviews).not.toHaveCount(0)
    for (const interview of await interviews.all()) expect(await isMet(interview)).toBe(true)
  })

  test('a menu that opens at 320 px stays on the screen [#16.8]', async ({ person: { page } }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await asOwner(page)
    await opens(page, '/')
    for (const name of ['Export', 'User menu']) {
      await page.getByRole('button', { name }).first().click()
      const { x, width } = await boxOf(page.getByRole('menu'))
      expect(x, name).toBeGreaterThanOrEqual(0)
      expect(x + width, name).toBeLessThanOrEqual(320)
      await page.keyboard.press('Escape')
    }
  })

  test("a dialog's head and foot stay in sight while its middle is scrolled [#16.8]", async ({ person }) => {
    const { page } = person
    await page.setViewportSize({ width: 390, height: 430 })
    await person.logsIn(administrator)
    await opens(page, '/admin')
    await page.getByRole('button', { name: 'Add User' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add User' })
    const [title, save] = [
      dialog.getByRole('heading', { name: 'Add User' }),
      dialog.getByRole('button', { name: 'Save' }),
    ]
    const last = dialog.getByRole('checkbox', { name: 'Is active?' })
    for (const field of [dialog.getByLabel('Email'), dialog.getByLabel('Set Password'), last]) {
      await field.scrollIntoViewIfNeeded()
      await expect(field).toBeInViewport()
      await expect(title).toBeInViewport({ ratio: 1 })
      await expect(save).toBeInViewport({ ratio: 1 })
    }
  })

  test('the foot of an interview is at the edge of the screen, with few questions and in its summary', async ({
    person: { page },
  }) => {
    await asOwner(page)
    await opens(page, '/')
    await page.getByRole('button', { name: 'Interview' }).nth(1).click()
    const dialog = page.getByRole('dialog', { name: /interview/i })
    /** From the lower edge of the last button to that of the screen. */
    const below = async (name: string) => {
      const { y, height } = await boxOf(dialog.getByRole('button', { name, exact: true }))
      return 844 - y - height
    }
    await expect(dialog.getByRole('button', { name: 'Add another question' })).toBeVisible()
    expect(await below('Add another question')).toBeLessThan(64)
    await dialog.getByRole('button', { name: 'Generate questions' }).click()
    await dialog.getByRole('button', { name: 'Practise' }).click()
    const summary = dialog.getByRole('heading', { name: 'Practice finished' })
    const skip = dialog.getByRole('button', { name: 'Skip' })
    while (!(await summary.isVisible())) await skip.or(summary).first().click()
    expect(await below('Done')).toBeLessThan(64)
  })
})

test.describe('text that runs from the right', () => {
  const name = 'نور الهدى'
  const text = 'مهندسة جسور بخبرة عشر سنوات'
  const document = {
    basics: { name, summary: text },
    work: [{ name: 'بلدية القاهرة', position: 'مهندسة', startDate: '2020-01', summary: 'أشرفت على ترميم جسرين' }],
  }

  test('is laid out from the right where it is read and where it is typed, and English beside it from the left [#16.7]', async ({
    person: { page },
    product,
  }) => {
    const { candidate } = await newOwner(product.url)
    const { id } = (await candidate.calls('POST', '/resumes/json-resume', { name: 'nour.json', document })) as {
      id: string
    }
    await candidate.calls('POST', `/resumes/${id}/active?active=true`)
    await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
    await opens(page, '/')
    const rightToLeft = (locator: Locator) => expect(locator).toHaveCSS('direction', 'rtl')
    await rightToLeft(page.getByText(name, { exact: true }).first())
    const job = page.getByRole('region', { name: /^Experience/ }).getByRole('article')
    await rightToLeft(job.getByText('مهندسة'))
    await rightToLeft(job.getByText('أشرفت على ترميم جسرين'))
    await job.hover()
    await job.getByRole('button', { name: 'Edit', exact: true }).click()
    await rightToLeft(job.getByLabel('Title'))
    await rightToLeft(job.getByLabel('Details'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr')
    await job.getByLabel('Details').fill('Repaired two bridges')
    await expect(job.getByLabel('Details')).toHaveCSS('direction', 'ltr')
  })
})

test.describe('nothing jumps', () => {
  test('in the rail: what is shared is there before readiness is known, and stays where it is [#16]', async ({
    person: { page },
  }) => {
    const readiness = Promise.withResolvers<void>()
    await page.route('**/users/me/readiness', async (route) => {
      await readiness.promise
      await route.continue()
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await asOwner(page)
    await page.goto('/')
    const shared = page.getByRole('heading', { name: 'Shared' })
    await expect(page.getByRole('button', { name: /^(Start interview|Answer this)$/ })).toBeVisible()
    // All but the readiness that is held back.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
    const before = await boxOf(shared)
    readiness.resolve()
    await expect(page.getByRole('heading', { name: /^Ready for employers/ })).toBeVisible()
    expect(await boxOf(shared)).toEqual(before)
  })

  test('sideways when a dialog opens over a page with a scrollbar [#16.9]', async ({ playwright, product }) => {
    const { launchOptions } = test.info().project.use
    // Scrollbars that take space, as most people have them with a mouse.
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
    const page = await browser.newPage({ viewport: { width: 1280, height: 300 } })
    await asOwner(page)
    await opens(page, `${product.url}/resumes`)
    // Under a dialog the page has no roles.
    const heading = page.locator('h1')
    const isScrolled = () =>
      page.evaluate(() => ({
        bar: window.innerWidth - document.body.clientWidth,
        free: document.documentElement.scrollHeight > 300,
      }))
    expect(await isScrolled()).toEqual({ bar: 15, free: true })
    const before = await boxOf(heading)
    await page.getByRole('button', { name: 'Add Resume' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await boxOf(heading)).toEqual(before)
    await browser.close()
  })

  test('in a dialog whose content changes: its head stays where it is [#16.9]', async ({ person: { page } }) => {
    await asOwner(page)
    await opens(page, '/resumes')
    await page.getByRole('button', { name: 'Add Resume' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Resume' })
    const title = dialog.getByRole('heading', { name: 'Add Resume' })
    const before = await boxOf(title)
    await dialog.locator('input[type=file]').setInputFiles(resumePath('abernathy.pdf'))
    await expect(dialog.getByText('abernathy.pdf')).toBeVisible()
    expect(await boxOf(title)).toEqual(before)
    await dialog.getByRole('tab', { name: 'Import JSON Resume' }).click()
    await dialog.getByRole('tabpanel').locator('input[type=file]').setInputFiles(resumePath('duncan.json'))
    await expect(dialog.getByText('What will be imported')).toBeVisible()
    expect(await boxOf(title)).toEqual(before)
  })

  test('in the interview, from no questions to the summary of practice: it keeps its size [#16.9]', async ({
    person: { page },
    product,
  }) => {
    // Somebody who was asked nothing yet.
    const { candidate } = await newOwner(product.url)
    await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
    await opens(page, '/')
    await page.getByRole('button', { name: 'Interview' }).first().click()
    const dialog = page.getByRole('dialog', { name: /interview/i })
    const card = page.getByTestId('dialog-card')
    await expect(dialog.getByText('No questions yet for this category.')).toBeVisible()
    await standsStill(page)
    const before = await boxOf(card)
    await dialog.getByRole('button', { name: 'Generate questions' }).click()
    const box = dialog.getByRole('textbox').first()
    await box.fill('I asked the pupils first.\n'.repeat(12))
    expect(await boxOf(card)).toEqual(before)
    await dialog.getByRole('button', { name: 'Practise' }).click()
    await expect(dialog.getByText(/[Qq]uestion 1 of/)).toBeVisible()
    expect(await boxOf(card)).toEqual(before)
    const summary = dialog.getByRole('heading', { name: 'Practice finished' })
    const skip = dialog.getByRole('button', { name: 'Skip' })
    while (!(await summary.isVisible())) await skip.or(summary).first().click()
    expect(await boxOf(card)).toEqual(before)
  })
})

test('the form of a link is on the screen as a whole, its middle scrolls, and its sections are in two columns [#16]', async ({
  person: { page },
}) => {
  await asOwner(page)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await opens(page, '/employers')
    await page.getByRole('button', { name: 'New link' }).click()
    const dialog = page.getByRole('dialog', { name: 'New link' })
    const card = page.getByTestId('dialog-card')
    await expect(dialog.getByLabel('Employer name')).toBeFocused()
    const { y, height } = await boxOf(card)
    expect(y, `${size.width} px`).toBeGreaterThan(0)
    expect(y + height, `${size.width} px`).toBeLessThan(size.height)
    expect(height / size.height, `${size.width} px`).toBeLessThanOrEqual(0.9)
    const title = dialog.getByRole('heading', { name: 'New link' })
    const before = await boxOf(title)
    await dialog.getByRole('checkbox', { name: /^Email me/ }).scrollIntoViewIfNeeded()
    expect(await boxOf(title)).toEqual(before)
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeInViewport({ ratio: 1 })
    const [left, right] = [
      await boxOf(dialog.getByRole('checkbox', { name: 'Overview' })),
      await boxOf(dialog.getByRole('checkbox', { name: 'Experience' })),
    ]
    expect(right.y).toBe(left.y)
    expect(right.x).toBeGreaterThan(left.x)
  }
})

test('a field that is not valid stays red while it has the focus [#16.9]', async ({ person: { page } }) => {
  await asOwner(page)
  await opens(page, '/settings?tab=password')
  const field = page.getByLabel('Set Password', { exact: true })
  const coloursOf = () =>
    field.evaluate((input) => {
      const { borderColor, outlineColor } = getComputedStyle(input)
      return { borderColor, outlineColor }
    })
  await field.focus()
  const valid = await coloursOf()
  await field.fill('short')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.focus()
  await expect(field).toBeFocused()
  const invalid = await coloursOf()
  expect(valid.outlineColor).toBe('rgb(47, 92, 138)')
  expect(invalid).toEqual({ borderColor: 'rgb(229, 62, 62)', outlineColor: 'rgb(197, 48, 48)' })
})

test.describe('a control that cannot be used', () => {
  /** The controls on the screen that are off, without those that say why where a screen reader and the eye find it. */
  const silent = (page: Page) =>
    page.evaluate(() => {
      const off = [...document.querySelectorAll<HTMLElement>('button:disabled, [aria-disabled=true]')]
      const reasonOf = (one: HTMLElement) =>
        (one.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
          .join('')
      const isReachable = (one: HTMLElement) => !one.matches(':disabled') && one.tabIndex >= 0
      return {
        off: off.length,
        silent: off
          .filter((one) => one.checkVisibility() && (!isReachable(one) || reasonOf(one) === ''))
          .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      }
    })
  const saysWhy = async (page: Page, name: string) => {
    const found = await silent(page)
    expect(found.off, name).toBeGreaterThan(0)
    expect.soft(found.silent, name).toEqual([])
  }

  test('says why, and can be reached [#16.9]', async ({ person }) => {
    const { page } = person
    await asOwner(page)
    await owner.candidate.uploads('not-parsed.pdf')
    await opens(page, '/resumes')
    await saysWhy(page, 'the resumes')
    await page.getByRole('button', { name: 'Add Resume' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await saysWhy(page, 'the upload')
    await opens(page, '/settings')
    await page.getByRole('button', { name: 'Edit' }).click()
    await saysWhy(page, 'the profile')
    await opens(page, '/settings?tab=danger')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await saysWhy(page, 'the end of an account')
    await opens(page, '/')
    const article = page
      .getByRole('region', { name: /^Experience/ })
      .getByRole('article')
      .first()
    await article.hover()
    await article.getByRole('button', { name: 'Edit', exact: true }).click()
    await article.getByLabel('Details').fill('')
    await saysWhy(page, 'an item')
    await person.page.evaluate(() => localStorage.clear())
  })

  test('says why in the administration, too [#16.9]', async ({ person }) => {
    await person.logsIn(administrator)
    await opens(person.page, '/admin')
    await saysWhy(person.page, 'the users')
    await person.page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await person.page.getByRole('menuitem', { name: 'Update User' }).click()
    await expect(person.page.getByRole('dialog')).toBeVisible()
    await saysWhy(person.page, 'the form of a user')
  })
})

test("an item's actions come up in the place of its dates, and those of one item at a time [#16]", async ({
  person: { page },
}) => {
  await asOwner(page)
  await opens(page, '/')
  const items = page.getByRole('region', { name: /^Experience/ }).getByRole('article')
  const opacities = (part: string) =>
    items.locator(part).evaluateAll((found) => found.map((one) => getComputedStyle(one).opacity).slice(0, 2))
  const seen = async () => [await opacities('.item-actions'), await opacities('.item-when')]
  await items.nth(1).hover()
  await expect.poll(seen).toEqual([
    ['0', '1'],
    ['1', '0'],
  ])
  // The keyboard goes before the pointer, which may rest anywhere.
  await items.first().getByRole('button', { name: 'Edit', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(seen).toEqual([
    ['1', '0'],
    ['0', '1'],
  ])
  const [dots, date] = [
    await boxOf(items.first().getByRole('button', { name: 'More actions' }).locator('svg')),
    await boxOf(items.first().locator('.item-when')),
  ]
  expect(Math.abs(dots.x + dots.width - date.x - date.width)).toBeLessThan(8)
  expect(Math.abs(dots.y + dots.height / 2 - date.y - date.height / 2)).toBeLessThan(6)
})

test('the preview of a closed section ends at the edge, where its interview takes the place of the count [#16]', async ({
  person: { page },
}) => {
  await asOwner(page)
  await opens(page, '/')
  const head = page.getByRole('button', { name: /^Skills/ })
  const row = head.locator('xpath=../..')
  const count = row.getByText(/^\d items$/).last()
  const preview = row.locator('p').first()
  const interview = row.getByRole('button', { name: 'Interview' })
  const rightOf = async (locator: Locator) => {
    const { x, width } = await boxOf(locator)
    return Math.round(x + width)
  }
  const edge = await rightOf(row)
  expect(await rightOf(count)).toBe(edge)
  expect((await boxOf(count)).x - (await rightOf(preview))).toBeLessThanOrEqual(16)
  const isSeen = () => interview.evaluate((button) => button.checkVisibility({ opacityProperty: true }))
  expect(await isSeen()).toBe(false)
  await row.hover()
  await expect.poll(isSeen).toBe(true)
  await expect(count).toBeHidden()
  await page.mouse.move(0, 0)
  await expect(count).toBeVisible()
  // The keyboard reaches it from both sides.
  const nextHead = row.locator('xpath=../following-sibling::section[1]').getByRole('button').first()
  await nextHead.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(interview).toBeFocused()
  await expect(count).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('in the dark what is pointed at is lighter than what lies under it, never darker [#16.9]', async ({
  person: { page },
}) => {
  await page.addInitScript(() => localStorage.setItem('appearance', 'dark'))
  await asOwner(page)
  /** How light the plane of an element is on which its words stand, from 0 to 1. */
  const lightness = (locator: Locator) =>
    locator.evaluate((element) => {
      const planes: string[] = []
      for (let at: Element | null = element; at; at = at.parentElement)
        planes.push(getComputedStyle(at).backgroundColor)
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('no canvas')
      for (const plane of planes.toReversed()) {
        canvas.fillStyle = plane
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    })
  const grows = async (locator: Locator, name: string) => {
    await page.mouse.move(0, 0)
    const rest = await lightness(locator)
    await locator.hover()
    // The next frame shows it.
    await expect
      .configure({ soft: true })
      .poll(() => lightness(locator), name)
      .toBeGreaterThan(rest)
  }
  await opens(page, '/')
  await grows(page.getByRole('link', { name: 'Resumes', exact: true }), 'a link of the menu')
  await grows(
    page
      .getByRole('button', { name: 'Show in PDF' })
      .or(page.getByRole('button', { name: 'Export' }))
      .first(),
    'a button',
  )
  await page.getByRole('button', { name: /^Skills/ }).click()
  await grows(
    page
      .getByRole('region', { name: /^Skills/ })
      .getByRole('button')
      .first(),
    'a chip',
  )
  await opens(page, '/resumes')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  const list = page.getByRole('menu')
  const plane = await lightness(list)
  for (const entry of await list.getByRole('menuitem').all()) {
    await entry.hover()
    await expect
      .configure({ soft: true })
      .poll(() => lightness(entry), (await entry.textContent()) ?? '')
      .toBeGreaterThan(plane)
  }
})

for (const [screen, width, height] of [
  ['a wide screen', 1440, 900],
  ['a phone', 390, 844],
  ['a phone with its keyboard', 390, 430],
] as const)
  test(`on ${screen} what saves an item stays in sight and covers no field that has the focus [#16]`, async ({
    person: { page },
  }) => {
    await page.setViewportSize({ width, height })
    await asOwner(page)
    await opens(page, '/')
    const item = page.locator('article[data-item]:visible').first()
    await item.hover()
    await item.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('form', { name: 'Edit experience item' })
    const save = form.getByRole('button', { name: 'Save', exact: true })
    const details = form.getByRole('textbox', { name: 'Details' })
    await details.fill(Array.from({ length: 40 }, (_, index) => `Ran shift ${index}.`).join('\n'))
    const title = form.getByRole('textbox', { name: 'Title' })
    for (const field of [title, form.getByRole('textbox', { name: 'Name' })]) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await field.blur()
      await field.focus()
      await expect(save).toBeInViewport({ ratio: 1 })
      const [above, below] = [await boxOf(field), await boxOf(save)]
      expect(above.y + above.height).toBeLessThanOrEqual(below.y)
    }
    // At the end of a long text, the line that is typed in is above it as well.
    await details.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\nThe end.')
    const end = await boxOf(details)
    expect(end.y + end.height).toBeLessThanOrEqual((await boxOf(save)).y)
    await expect(save).toBeInViewport({ ratio: 1 })
  })
