import { useSyncExternalStore } from 'react'

const second = 1_000
const subscribe = (tick: () => void) => {
  const timer = setInterval(tick, second)
  return () => clearInterval(timer)
}
const read = () => Math.floor(Date.now() / second) * second

/** Returns the current time in milliseconds, rounded to the second and updated every second. */
export const useNow = (): number => useSyncExternalStore(subscribe, read)

/** Formats seconds as minutes and seconds: '0:07', '12:30'. */
export const toElapsed = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / second))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
