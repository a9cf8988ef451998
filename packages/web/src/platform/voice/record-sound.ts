/** Why the microphone cannot be used. */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported'

export type Recording = {
  /** Ends the recording and resolves to its audio. */
  stop: () => Promise<Blob>
  /** Ends the recording and discards its audio. */
  discard: () => void
}

/** Converts the browser's error about the microphone. */
export const toMicrophoneProblem = (error: unknown): MicrophoneProblem => {
  if (!(error instanceof DOMException)) return 'unsupported'
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'denied'
  if (error.name === 'NotFoundError' || error.name === 'OverconstrainedError') return 'missing'
  return error.name === 'NotReadableError' || error.name === 'AbortError' ? 'busy' : 'unsupported'
}

const levelEvery = 100

const watchLevel = (stream: MediaStream, onLevel: (level: number) => void) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(Math.min(1, Math.max(...samples.map(Math.abs)) * 2))
  }, levelEvery)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

/**
 * Requests the microphone and records. Rejects with the browser's own error (see `toMicrophoneProblem`).
 * `onLevel` gets the loudness, 0 to 1, ten times a second. The microphone is released at the end.
 */
export const recordSound = async (onLevel: (level: number) => void): Promise<Recording> => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopLevel = watchLevel(stream, onLevel)
  const giveBack = () => {
    stopLevel()
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.start()
  return {
    stop: () =>
      new Promise((resolve) => {
        recorder.onstop = () => resolve(new Blob(parts, { type: recorder.mimeType }))
        recorder.stop()
        giveBack()
      }),
    discard: () => {
      recorder.stop()
      giveBack()
    },
  }
}
