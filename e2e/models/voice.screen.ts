import { expect } from '@playwright/test'
import { toVoiceView } from '../../packages/core/src/index.ts'
import { voiceModel } from '../../packages/core/src/testing/index.ts'
import { Devices } from './devices.ts'
import { askedCandidate, cardOf, opensInterview, type Question } from './interview-page.ts'
import { refused } from './network.ts'
import { type Stage, screenOf } from './screen.ts'

/** What the browser calls each reason for which there is no microphone. */
const refusals: Record<string, string> = {
  denied: 'NotAllowedError',
  noneFound: 'NotFoundError',
  busy: 'NotReadableError',
  unsupported: 'NotSupportedError',
}

/** What a screen reader is told in each mode. */
const announcements: Record<string, string> = {
  loading: 'Loading the audio',
  speaking: 'Speaking',
  paused: 'Paused',
  asking: 'Waiting for access to the microphone',
  recording: 'Recording',
  finishing: 'Finishing the recording',
  transcribing: 'Transcribing',
}

const failureTitles: Record<string, string> = {
  denied: 'Candid is not allowed to use the microphone.',
  noneFound: 'No microphone was found.',
  busy: 'The microphone is in use.',
  unsupported: 'This browser cannot record.',
  cannotSpeak: 'The audio could not be loaded.',
  cannotTranscribe: 'We couldn’t transcribe your recording.',
}

const anyFailure = new RegExp(Object.values(failureTitles).join('|').replaceAll('.', '\\.'))

/** Two questions of an interview under the one lock. The sound is the server's own; devices wait for the test. */
export const voiceScreen = async ({ page, url, network }: Stage) => {
  const { candidate, resumeId, questions } = await askedCandidate(url, 2, 1)
  const owners: Record<string, Question | undefined> = { 'question-1': questions[0], 'question-2': questions[1] }
  const devices = await Devices.holds(page)
  await page.addInitScript((token) => localStorage.setItem('access_token', token), candidate.token)

  const cardOfOwner = (owner: unknown) => {
    const question = owners[String(owner)]
    if (!question) throw new Error(`no question stands for ${String(owner)}`)
    return cardOf(page, question)
  }
  const press = (owner: unknown, name: string) => () =>
    cardOfOwner(owner).getByRole('button', { name, exact: true }).first().click()
  const opens = async () => {
    const [question] = questions
    if (question) await opensInterview(page, `${url}/resumes/${resumeId}`, question)
  }

  return screenOf({
    model: voiceModel,
    proven: voiceModel,
    goesOn: true,
    begin: async () => {
      await network.holds('speak', 'POST', /\/utils\/text-to-speech\/$/)
      await network.holds('transcribe', 'POST', /\/utils\/speech-to-text\/$/)
      // The server under test has no transcription service behind it; that it is there, and what it answers, is said here.
      await page.route('**/config.json', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), canTranscribe: true } })
      })
      await opens()
    },
    gestureOf: (event, from) => {
      const { mode, failure } = toVoiceView(from)
      const owner = event['owner']
      switch (event.type) {
        case 'voice.speak':
          return async () => {
            // What was stopped before waits for nobody, and must not be answered in the place of this one.
            await network.drops('speak')
            await press(owner, 'Speak')()
          }
        case 'voice.pause':
          return press(owner, 'Pause')
        case 'voice.resume':
          return press(owner, 'Play')
        case 'voice.record':
          return async () => {
            await devices.forgets()
            await press(owner, 'Record')()
          }
        case 'voice.finish':
          return async () => {
            await devices.forgets()
            await network.drops('transcribe')
            await press(owner, 'Stop recording')()
          }
        case 'voice.stop':
          if (mode === 'recording') return 'while recording: the way out is to stop recording'
          return press(owner, mode === 'loading' || mode === 'speaking' || mode === 'paused' ? 'Stop' : 'Cancel')
        case 'voice.silence':
          return async () => {
            await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
            await expect(page.getByRole('dialog')).toHaveCount(0)
            await page
              .locator(`[data-item="${questions[0]?.itemId}"]`)
              .getByRole('button', { name: 'Interview' })
              .click()
          }
        case 'voice.dismiss':
          if (failure === null) return 'without a failure: there is nothing to dismiss'
          return press(failure.owner, 'Close')
        case 'speech.started':
          return () => network.answers('speak', 'through')
        case 'speech.ended':
          if (mode !== 'speaking') return 'unless it plays: a sound does not end'
          return () => devices.playsToTheEnd()
        case 'speech.failed':
          if (mode === 'paused') return 'while paused: a sound does not fail'
          return mode === 'loading' ? () => network.answers('speak', refused(500)) : () => devices.breaks()
        case 'recorder.started':
          return () => devices.answers(null)
        case 'recorder.failed':
          if (mode !== 'asking') return 'once it records: browsers tell of no failure'
          return () => devices.answers(refusals[String(event['kind'])] ?? 'Error')
        case 'recorder.finished':
          if (mode !== 'finishing') return 'unless it was told to finish: a recording does not'
          return () => devices.finishes()
        case 'xstate.done.actor.transcribe':
          return () => network.answers('transcribe', { status: 200, json: event['output'] })
        case 'xstate.error.actor.transcribe':
          return () => network.answers('transcribe', refused(500))
        default:
          return `${event.type} is not known to this screen`
      }
    },
    shows: async (snapshot) => {
      const { mode, owner, failure } = toVoiceView(snapshot)
      for (const name of Object.keys(owners)) {
        const card = cardOfOwner(name)
        const announced = card.getByText(
          /^(?:Loading the audio|Speaking|Paused|Recording|Finishing the recording|Transcribing|The browser.*)$/,
        )
        const said = name === owner ? announcements[mode] : undefined
        if (said) await expect(card.getByRole('status').filter({ hasText: said })).toHaveCount(1)
        else await expect(announced.and(card.getByRole('status'))).toHaveCount(0)
        // Whoever does not have the lock waits; who has it can go on by another button.
        const speak = card.getByRole('button', { name: 'Speak', exact: true })
        if (owner === null) await expect(speak).toBeEnabled()
        else if (name !== owner) await expect(speak).toBeDisabled()
        const title = failure?.owner === name ? failureTitles[failure.kind] : undefined
        await expect(card.getByText(anyFailure)).toHaveText(title ? [title] : [])
        if (title) await expect(card.getByText(title)).toBeVisible()
      }
    },
  })
}
