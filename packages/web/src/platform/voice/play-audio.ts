export type Playback = {
  pause: () => void
  resume: () => void
  /** The speed, 0.75 to 1.5; 1 is the speed of the recording. */
  setSpeed: (speed: number) => void
  /** Stops and releases the audio. Nothing is reported afterwards. */
  stop: () => void
}

export type PlaybackEvents = { onEnd: () => void; onFail: () => void }

/** Plays audio from the server. Its object URL is released when it ends, fails or is stopped. */
export const playAudio = (sound: Blob, speed: number, { onEnd, onFail }: PlaybackEvents): Playback => {
  const address = URL.createObjectURL(sound)
  const audio = new Audio(address)
  let live = true
  const release = () => {
    if (!live) return false
    live = false
    audio.pause()
    // otherwise the browser would report that audio which is still loading has lost its address
    audio.removeAttribute('src')
    audio.load()
    URL.revokeObjectURL(address)
    return true
  }
  const finish = (report: () => void) => () => release() && report()
  audio.defaultPlaybackRate = speed
  audio.playbackRate = speed
  audio.onended = finish(onEnd)
  audio.onerror = finish(onFail)
  // play() rejects without a user gesture, or if the audio cannot be decoded. A pause in between is not a failure.
  const play = () =>
    audio.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) finish(onFail)()
    })
  void play()
  return {
    pause: () => audio.pause(),
    resume: () => void (live && play()),
    setSpeed: (next) => {
      audio.playbackRate = next
    },
    stop: () => void release(),
  }
}
