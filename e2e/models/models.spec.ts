import { explore, nameOfEvent } from '../../packages/core/src/testing/index.ts'
import { expect, test } from '../fixtures.ts'
import { activationScreen } from './activation.screen.ts'
import { answerBoxScreen } from './answer-box.screen.ts'
import { appearanceScreen } from './appearance.screen.ts'
import { confirmScreen } from './confirm.screen.ts'
import { draftScreen } from './draft.screen.ts'
import { employerQueryScreen } from './employer-query.screen.ts'
import { formScreen } from './form.screen.ts'
import { interviewScreen } from './interview.screen.ts'
import { jsonImportScreen } from './json-import.screen.ts'
import { liveUpdatesScreen } from './live-updates.screen.ts'
import { navigationScreen } from './navigation.screen.ts'
import { Network } from './network.ts'
import { overlayScreen } from './overlay.screen.ts'
import { practiceScreen } from './practice.screen.ts'
import { profileScreen } from './profile.screen.ts'
import { resumeLifecycleScreen } from './resume-lifecycle.screen.ts'
import type { Screen, Stage } from './screen.ts'
import { sessionScreen } from './session.screen.ts'
import { unsavedScreen } from './unsaved.screen.ts'
import { uploadScreen } from './upload.screen.ts'
import { viewerScreen } from './viewer.screen.ts'
import { voiceScreen } from './voice.screen.ts'
import { nameOfMove, type Walk, walksOf } from './walks.ts'

const screens: Record<string, (stage: Stage) => Promise<Screen>> = {
  session: sessionScreen,
  navigation: navigationScreen,
  viewer: viewerScreen,
  draft: draftScreen,
  unsaved: unsavedScreen,
  'answer-box': answerBoxScreen,
  practice: practiceScreen,
  'resume-lifecycle': resumeLifecycleScreen,
  activation: activationScreen,
  upload: uploadScreen,
  'json-import': jsonImportScreen,
  voice: voiceScreen,
  overlay: overlayScreen,
  confirm: confirmScreen,
  form: formScreen,
  appearance: appearanceScreen,
  profile: profileScreen,
  'live-updates': liveUpdatesScreen,
  interview: interviewScreen,
  'employer-query': employerQueryScreen,
}

const take = async (screen: Screen, walk: Walk) => {
  const [first] = walk
  if (first) await screen.shows(first.from)
  for (const step of walk) {
    const gesture = screen.gestureOf(step.event, step.from)
    if (typeof gesture === 'string') throw new Error(gesture)
    await test.step(nameOfMove(step), async () => {
      await gesture()
      await screen.shows(step.to)
    })
  }
}

// The workers share them.
test.describe.configure({ mode: 'parallel' })

for (const [name, open] of Object.entries(screens))
  test(`on every path of ${name}, the screen shows what the view says`, async ({ page, product }) => {
    test.setTimeout(900_000)
    page.setDefaultTimeout(60_000)
    const bugs: string[] = []
    page.on('pageerror', (error) => bugs.push(String(error)))
    // A walk may end with something unsaved. The browser's own question, whether to leave, is none of the machines' moves,
    // and would stand in the way of the page that the next walk opens. What a screen dispatches itself still arrives.
    await page.addInitScript(() =>
      window.addEventListener(
        'beforeunload',
        (event) => {
          if (event.isTrusted) event.stopImmediatePropagation()
        },
        { capture: true },
      ),
    )
    const network = new Network(page)
    const screen = await open({ page, url: product.url, network })
    expect(explore(screen.model).table).toEqual(explore(screen.proven).table)
    const reasons = new Set<string>()
    const canPerform: Parameters<typeof walksOf>[1] = (event, from) => {
      const gesture = screen.gestureOf(event, from)
      if (typeof gesture === 'string') reasons.add(`${nameOfEvent(event)}: ${gesture}`)
      return typeof gesture !== 'string'
    }
    const { walks, moves, allMoves, states, allStates } = walksOf(
      screen.model,
      canPerform,
      screen.goesOn ? ({ from, event, to }) => screen.isLast?.(from, event, to) ?? false : null,
    )
    expect(walks.length).toBeGreaterThan(0)
    expect([...new Set(walks.flat().map(nameOfMove))].toSorted()).toEqual(moves.toSorted())
    for (const walk of walks)
      await test.step(walk.map(({ event }) => nameOfEvent(event)).join(' → '), async () => {
        // The last walk's page is left before the network is let through: what it still waits for would fail or come, and
        // have the app reloaded in the middle of this walk.
        await page.route('**/left', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
        await page.goto(`${product.url}/left`)
        await network.opens()
        await screen.begin()
        await take(screen, walk)
      })
    // A call may still be under way whose answer the mapping changes; nothing on the screen waits for it any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(bugs).toEqual([])
    const missing = [...allStates].filter((state) => !states.has(state))
    const figures = `${states.size} of ${allStates.size} states, ${moves.length} of ${allMoves.length} moves, ${walks.length} walks`
    process.stdout.write(
      `${name}: ${figures}${missing.length > 0 ? `; never on the screen: ${missing.join(', ')}` : ''}\n${[...reasons].map((reason) => `  no gesture · ${reason}\n`).join('')}`,
    )
  })
