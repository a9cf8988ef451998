import type { Page } from '@playwright/test'

type Question = { allow: () => void; refuse: (name: string) => void }
type Held = { questions: Question[]; stops: (() => void)[]; sounds: HTMLAudioElement[] }

/** Microphone and loudspeaker of a page. The browser's question and the end of a recording wait for the test. */
export class Devices {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async holds(page: Page): Promise<Devices> {
    await page.addInitScript(() => {
      const held: Held = { questions: [], stops: [], sounds: [] }
      Object.assign(window, { held })
      navigator.mediaDevices.getUserMedia = () =>
        new Promise((resolve, reject) =>
          held.questions.push({
            // A microphone in a silent room.
            allow: () => resolve(new AudioContext().createMediaStreamDestination().stream),
            refuse: (name) => reject(new DOMException('', name)),
          }),
        )
      // A recording ends with its recorder, or with the tracks of its stream.
      for (const part of [MediaRecorder.prototype, MediaStreamTrack.prototype]) {
        const { stop } = part
        part.stop = function (this: typeof part) {
          held.stops.push(() => stop.call(this as MediaRecorder & MediaStreamTrack))
        }
      }
      window.Audio = class extends Audio {
        constructor(address?: string) {
          super(address)
          // It ends when the test says so.
          this.loop = true
          held.sounds.push(this)
        }
      }
    })
    return new Devices(page)
  }

  /** Forgets what was asked and told before: whoever gave it up waits for no answer. */
  async forgets() {
    await this.#page.evaluate(() => {
      const { held } = window as unknown as { held: Held }
      held.questions = []
      held.stops = []
    })
  }

  /** Answers the question for the microphone; a name is the browser's own for a refusal. */
  async answers(refusal: string | null) {
    await this.#page.waitForFunction((name) => {
      const question = (window as unknown as { held: Held }).held.questions.pop()
      if (name === null) question?.allow()
      else question?.refuse(name)
      return question !== undefined
    }, refusal)
  }

  /** Lets a recording end that was told to. */
  async finishes() {
    await this.#page.waitForFunction(() => {
      const stops = (window as unknown as { held: Held }).held.stops.splice(0)
      for (const stop of stops) stop()
      return stops.length > 0
    })
  }

  /** Winds the sound that is playing to its end, where it ends by itself. */
  async playsToTheEnd() {
    await this.#page.waitForFunction(() => {
      const sound = (window as unknown as { held: Held }).held.sounds.at(-1)
      if (!sound || !Number.isFinite(sound.duration)) return false
      sound.loop = false
      sound.currentTime = sound.duration
      return true
    })
  }

  /** Has the sound fail that is playing. */
  async breaks() {
    await this.#page.evaluate(() =>
      (window as unknown as { held: Held }).held.sounds.at(-1)?.dispatchEvent(new Event('error')),
    )
  }
}
