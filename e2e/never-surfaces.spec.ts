import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Candidate } from './models/candidate.ts'
import { newOwner, type Owner } from './models/owner.ts'
import type { Product } from './product.ts'

// A page of a link that does not work is answered with 404.
test.use({ expectedErrors: [/status of 404/] })

/** What its owner never gave to an employer. The link shows neither duties nor contact data, and its name is the owner's own. */
const secrets = {
  practice: 'I never told anybody about the zeppelin over Musselburgh.',
  hiddenSection: 'Led the night shift of a lighthouse on Fair Isle.',
  email: 'd.abernathy@example.org',
  phone: '+44 131 496 0123',
  phoneInText: '+44 131 496 0999',
  nameOfLink: 'Leith Academy',
  account: 'the account',
  othersQuestion: 'Did the other agency ask about his salary?',
  leftAddress: 'governors@craigmount.example',
}
const released = 'I rode along for two weeks and read the numbers out loud at each stop.'
const ownAnswer = 'Yes, I have driven the minibus to every match since 2012.'
/** What must be there wherever the resume is: otherwise nothing would prove that the rest is withheld. */
const shown = ['Duncan Abernathy', 'Rewrote the third-year course around twelve experiments', 'Course design']

const questions = {
  released: 'How did he get the drivers to measure?',
  sent: 'Does he hold a driving licence for minibuses?',
  probing: [
    'What about the zeppelin over Musselburgh?',
    'Has he led the night shift of a lighthouse?',
    'How can I reach him by email?',
    'What is his phone number?',
    'Which employer is this link for?',
  ],
}

let owner: Owner
let candidate: Candidate

/** An interview answer about an item, with what its person allows. */
const answers = async (item: string, text: string, release: 'practice' | 'employers') => {
  const path = `/resumes/${owner.active}/chunks/${item}/questions?num=1`
  const asked = (await candidate.calls('POST', path)) as { questions: { id: string }[] }
  await candidate.calls('POST', `/resumes/${owner.active}/questions/${asked.questions[0]?.id}/answer`, {
    text,
    release,
  })
}

const ask = async (product: Product, question: string, visitor: string) => {
  const answer = await fetch(`${product.url}/api/v1/shared/${owner.shared.split('/').at(-1)}/queries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Visitor': visitor },
    body: JSON.stringify({ question }),
  })
  expect(answer.status).toBe(200)
}

test.beforeAll(async ({ product }) => {
  owner = await newOwner(product.url)
  candidate = owner.candidate
  secrets.account = candidate.account.email
  const { active } = owner
  await candidate.calls('POST', `/resumes/${active}/chunks/leadership`, { text: secrets.hiddenSection })
  await candidate.calls('POST', `/resumes/${active}/chunks/overview`, { text: `Call me: ${secrets.phoneInText}.` })
  const { experience } = await candidate.reads(active)
  const [first, second] = experience.map(({ id }) => id)
  await answers(String(first), secrets.practice, 'practice')
  await answers(String(second), released, 'employers')
  await candidate.calls('POST', '/users/me/prepared-answers', { question: questions.released, text: released })
  await ask(product, secrets.othersQuestion, 'f'.repeat(32))
  // Kept as they were given, or there would be nothing to withhold.
  const kept = JSON.stringify([
    await candidate.reads(active),
    await candidate.calls('GET', `/resumes/${active}/chunks/${first}/questions`),
    await candidate.calls('GET', '/users/me/queries'),
    await candidate.calls('GET', '/users/me'),
  ])
  const { leftAddress: _later, ...known } = secrets
  for (const secret of Object.values(known)) expect(kept).toContain(secret)
})

const isClean = (text: string, where: string, except: readonly string[] = []) => {
  for (const [name, secret] of Object.entries(secrets))
    if (!except.includes(name)) expect(text, `${name} in ${where}`).not.toContain(secret)
}
const showsAll = (text: string, where: string) => {
  for (const words of shown) expect(text, where).toContain(words)
}

/** Programs that fetch an address to show a preview of it, or to index it, and browsers. */
const agents = [
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
]

test('the built page is the same for browsers and for programs that make previews: all that is shown, nothing else, and no name in its head [#20.9]', async ({
  product,
}) => {
  const pages = await Promise.all(
    agents.map(async (agent) => {
      const answer = await fetch(product.url + owner.shared, { headers: { 'User-Agent': agent } })
      return { headers: JSON.stringify([...answer.headers]), html: await answer.text() }
    }),
  )
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
  for (const { headers } of pages) isClean(headers, 'the headers')
  const [{ html } = { html: '' }] = pages
  // Rendered by React, not by the script that comes with it.
  expect(html).toMatch(/<h1[^>]*>Duncan Abernathy<\/h1>/)
  showsAll(html, 'the HTML')
  isClean(html, 'the HTML')
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('og:title')
  expect(head).not.toMatch(/Abernathy|Duncan|Craigmount/)
  // The first title is what a preview takes; a name has no place in any.
  expect([...html.matchAll(/<title>([^<]*)/g)].map(([, title]) => title)).toEqual(['Resume · Candid'])
})

test('without scripts the page reads as a resume, and holds nothing else [#20.9, #20.8]', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(product.url + owner.shared)
  await expect(page.getByRole('heading', { name: 'Duncan Abernathy', level: 1 })).toBeVisible()
  // What is seen, not what a script would make of it.
  const text = await page.locator('body').ariaSnapshot()
  showsAll(text, 'the text')
  isClean(text, 'the text')
  await context.close()
})

/** All that the browser was sent, as text. */
const hears = (page: Page) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (!/\/(?:api|share)\//.test(response.url())) return
    bodies.push(response.text().then((body) => `${response.url()} ${body}`))
  })
  return async () => (await Promise.all(bodies)).join('\n')
}

const asks = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: 'Ask this resume' }).fill(question)
  await page.keyboard.press('Enter')
  const entry = page.getByRole('listitem').filter({ has: page.getByText(question, { exact: true }) })
  await expect(entry.first()).toBeVisible()
  return entry.first()
}

/** The mails in the outbox, decoded, once there are as many to somebody. */
const mailsTo = async (product: Product, address: string, least: number): Promise<string[]> => {
  const folder = join(product.dataDir, 'outbox')
  const read = async () => {
    const names = await readdir(folder).catch(() => [])
    const all = await Promise.all(
      names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
    )
    return all
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
  }
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(least)
  return read()
}

test("neither the employer's page in a browser, nor the mails, nor the owner's preview and rehearsal of a link tell what was not given [#20.9]", async ({
  browser,
  page,
  product,
}) => {
  test.slow()
  const employer = await (await browser.newContext()).newPage()
  const heard = hears(employer)
  await employer.goto(product.url + owner.shared)
  await expect(employer.locator('[data-prerendered]')).toHaveCount(0)
  for (const question of questions.probing) await asks(employer, question)
  const answer = await asks(employer, questions.released)
  await expect(answer).toContainText('In Duncan’s words')
  await expect(answer).toContainText(released)
  const refused = await asks(employer, questions.sent)
  await refused.getByRole('button', { name: 'Send this question to Duncan' }).click()
  await refused.getByLabel(/^Your email/).fill(secrets.leftAddress)
  await refused.getByRole('button', { name: 'Email me the answer' }).click()
  await expect(refused).toContainText('emailed to you')
  const inbox = (await candidate.calls('GET', '/users/me/queries')) as { data: { id: string; question: string }[] }
  const waiting = inbox.data.find(({ question }) => question === questions.sent)
  await candidate.calls('POST', `/users/me/queries/${waiting?.id}/answer`, { text: ownAnswer })
  await employer.reload()
  await expect(employer.getByText(ownAnswer)).toBeVisible()
  const dom = await employer.content()
  const sent = await heard()
  const stored = await employer.evaluate(() => JSON.stringify({ ...localStorage }))
  for (const [text, where] of [
    [dom, 'the page'],
    [sent, 'the answers of the server'],
  ] as const) {
    showsAll(text, where)
    expect(text, where).toContain(released)
    expect(text, where).toContain(ownAnswer)
  }
  // Words of one's own question are one's own.
  const asked = (text: string) =>
    [...questions.probing, questions.sent].reduce((all, own) => all.replaceAll(own, ''), text)
  isClean(asked(dom), 'the page')
  isClean(asked(sent), 'the answers of the server')
  isClean(stored, 'the storage of the browser')

  const [mail = ''] = await mailsTo(product, secrets.leftAddress, 1)
  expect(mail).toContain(ownAnswer)
  expect(mail).toContain(owner.shared)
  isClean(mail.replace(`To: ${secrets.leftAddress}`, ''), 'the mail to the employer')
  const notices = await mailsTo(product, secrets.account, 1)
  expect(notices.join()).toContain(secrets.nameOfLink)
  isClean(notices.join().replaceAll(`To: ${secrets.account}`, ''), 'the mails to the owner', ['nameOfLink'])

  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)
  await page.goto(`${product.url}/employers/links/${owner.linkId}`)
  await expect(page.getByRole('heading', { name: 'Duncan Abernathy' })).toBeVisible()
  for (const question of [...questions.probing, questions.released]) await asks(page, question)
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText(ownAnswer)
  const preview = await panel.innerHTML()
  showsAll(preview, 'the preview')
  expect(preview).toContain(released)
  // The owner sees what all visitors asked.
  expect(preview).toContain(secrets.othersQuestion)
  isClean(asked(preview), 'the preview', ['othersQuestion'])
  await page.getByRole('tab', { name: '20 common questions' }).click()
  await expect(page.getByRole('list', { name: /^\d+ answered$/ })).toBeVisible()
  // One question at a time is open.
  let rehearsal = ''
  const rows = panel.locator('[aria-expanded]')
  await expect(rows).toHaveCount(20)
  for (const row of await rows.all()) {
    await row.click()
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    rehearsal += await panel.innerHTML()
  }
  expect(rehearsal).toContain('Principal Teacher of Science')
  isClean(rehearsal, 'the rehearsal')
  await employer.context().close()
})

test('the sample page, the page of a link that does not work, and the file that is not offered show nothing of anybody [#20.9]', async ({
  page,
  product,
}) => {
  const heard = hears(page)
  await page.goto(`${product.url}/share/sample`)
  await expect(page.getByRole('heading', { name: 'Mara Lindholm', level: 1 })).toBeVisible()
  for (const question of [...questions.probing, questions.released]) await asks(page, question)
  await expect(await asks(page, 'Has she reduced waste?')).toContainText('1.3%')
  const [sample, sent] = [await page.content(), await heard()]
  for (const text of [sample, sent]) expect(text).toContain('Havsgården Distribution')
  const asked = (text: string) => [...questions.probing].reduce((all, own) => all.replaceAll(own, ''), text)
  const gone = await fetch(`${product.url}/share/never-made`)
  const missing = await gone.text()
  expect([gone.status, missing]).toEqual([404, expect.stringContaining('This link does not work')])
  const file = await fetch(`${product.url}/api/v1/shared/${owner.shared.split('/').at(-1)}/file`)
  const refusal = await file.text()
  expect([file.status, refusal]).toEqual([404, expect.stringContaining('detail')])
  for (const text of [asked(sample), asked(sent), missing, refusal]) {
    isClean(text, 'a page of nobody')
    for (const words of ['Abernathy', 'Rewrote the third-year course', released, ownAnswer])
      expect(text).not.toContain(words)
  }
})
