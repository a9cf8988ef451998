type Sound = { bytes: Uint8Array; mime: string }

/** Caches the most recently used audio in memory, up to a total number of bytes. */
export const createSoundCache = (maxBytes: number) => {
  const sounds = new Map<string, Sound>()
  let size = 0
  const drop = (key: string) => {
    size -= sounds.get(key)?.bytes.length ?? 0
    sounds.delete(key)
  }
  return {
    get: (key: string): Sound | undefined => {
      const sound = sounds.get(key)
      if (!sound) return undefined
      // The newest entry is last; the first one is dropped.
      sounds.delete(key)
      sounds.set(key, sound)
      return sound
    },
    set: (key: string, sound: Sound): void => {
      drop(key)
      if (sound.bytes.length > maxBytes) return
      sounds.set(key, sound)
      size += sound.bytes.length
      for (const oldest of sounds.keys()) {
        if (size <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
