/** What a 16 bit mono WAV file holds: its rate, its length in seconds and its loudness (root mean square, 0 to 1). */
export type Wave = { rate: number; seconds: number; rms: number }

/** Decodes a 16 bit mono PCM WAV file (RIFF, Microsoft 1991); throws when it is none. */
export const decodeWave = (bytes: Uint8Array): Wave => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tag = (at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')
  if (tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('not a WAV file')
  let rate = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    if (tag(at) === 'fmt ') {
      const [format, channels, bits] = [20, 22, 34].map((offset) => view.getUint16(offset - 12 + at, true))
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error('not 16 bit mono PCM')
      rate = view.getUint32(at + 12, true)
    }
    if (tag(at) === 'data') {
      if (at + 8 + size > bytes.length) throw new Error('the sound is cut off')
      const samples = size / 2
      let squares = 0
      for (let index = 0; index < samples; index++) squares += (view.getInt16(at + 8 + index * 2, true) / 32_768) ** 2
      return { rate, seconds: samples / rate, rms: Math.sqrt(squares / Math.max(1, samples)) }
    }
    at += 8 + size + (size % 2)
  }
  throw new Error('no sound in the file')
}

/** A WAV file with a tone, for servers that play a speaking one. */
export const toneWave = (seconds: number, rate = 16_000): Uint8Array => {
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples * 2, 40)
  for (let index = 0; index < samples; index++)
    file.writeInt16LE(Math.round(8_000 * Math.sin((index / rate) * 440 * 2 * Math.PI)), 44 + index * 2)
  return new Uint8Array(file)
}
