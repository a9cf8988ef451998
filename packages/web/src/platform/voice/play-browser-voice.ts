import type { Playback, PlaybackEvents } from './play-audio.ts'

/** Whether this browser can read text aloud. */
export const hasBrowserVoice = (): boolean => 'speechSynthesis' in window

/** Resolves to the voices of this browser. Some browsers list them only after a while. */
const browserVoices = (): SpeechSynthesisVoice[] => (hasBrowserVoice() ? speechSynthesis.getVoices() : [])

/** Reads a text with the browser's own voice, for servers that cannot read aloud. */
export const playBrowserVoice = (
  text: string,
  speed: number,
  voice: string | null,
  { onEnd, onFail }: PlaybackEvents,
): Playback => {
  const utterance = new SpeechSynthesisUtterance(text)
  const chosen = browserVoices().find(({ voiceURI }) => voiceURI === voice)
  let live = true
  const finish = (report: () => void) => () => {
    if (!live) return
    live = false
    report()
  }
  if (chosen) utterance.voice = chosen
  utterance.rate = speed
  utterance.onend = finish(onEnd)
  utterance.onerror = finish(onFail)
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return {
    pause: () => speechSynthesis.pause(),
    resume: () => speechSynthesis.resume(),
    // An utterance keeps its initial rate; the next one uses the new rate.
    setSpeed: () => undefined,
    stop: () => {
      live = false
      speechSynthesis.cancel()
    },
  }
}
