import { browserStore } from '../platform/browser-store.ts'

const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

// Kept for as long as the tab is open: the entry of the build that was last reloaded for, and when it was for the same.
const buildKey = 'candid.reloaded-for'
const timeKey = 'candid.reloaded-at'
/** A part of the same build that stays away is asked for by a reload once in this time, in milliseconds. */
const quietTime = 60_000

/**
 * A part of the app's code cannot be had. After an update of the server the files of the app that runs here are gone:
 * it is reloaded, once for each new build. Of the same build a fetch was cut off, which most browsers remember until
 * the page is reloaded: so it is, once in a while. Never where that would lose what this page alone holds. Answers
 * whether the page is going.
 */
export const reloadForCode = async (window: Window, fetch: typeof globalThis.fetch): Promise<boolean> => {
  if (browserStore.isVolatile()) return false
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    const served = answer.ok ? entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null
    if (served === null || !isDue(window, served)) return false
  } catch {
    // Without a network nothing is known of a new build, and without a storage nothing would end a loop.
    return false
  }
  window.location.reload()
  return true
}

/** Whether it is time to reload for a build; notes that it is being done. Throws where nothing can be noted. */
const isDue = ({ document, sessionStorage }: Window, served: string): boolean => {
  const isSame = served === entryOf(document)
  const last = sessionStorage.getItem(isSame ? timeKey : buildKey)
  if (isSame ? last !== null && Date.now() - Number(last) < quietTime : last === served) return false
  sessionStorage.setItem(isSame ? timeKey : buildKey, isSame ? String(Date.now()) : served)
  return true
}
