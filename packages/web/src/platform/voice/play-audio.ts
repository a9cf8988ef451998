export type Playback = {
  pause: () => void
  resume: () => void
  /** How fast, 0.75 to 1.5, where 1 is as recorded. */
  setSpeed: (speed: number) => void
  /** Stops and releases the audio; nothing is reported afterwards. */
  stop: () => void
}

export type PlaybackEvents = { onEnd: () => void; onFail: () => void }

/** Plays sound that the server made. The address of the sound is released when it ends, fails or is stopped. */
export const playAudio = (sound: Blob, speed: number, { onEnd, onFail }: PlaybackEvents): Playback => {
  const address = URL.createObjectURL(sound)
  const audio = new Audio(address)
  let live = true
  const release = () => {
    if (!live) return false
    live = false
    audio.pause()
    // what is still being loaded would look for the address in vain, and the browser would say so
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
  // play() is refused without a user gesture, or when the sound cannot be decoded. A pause in between is no failure.
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
