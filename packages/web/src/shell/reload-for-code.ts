import { browserStore } from '../platform/browser-store.ts'

const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

// Stored while the tab is open: the entry file of the build that was last reloaded for, and when the same build was reloaded.
const buildKey = 'candid.reloaded-for'
const timeKey = 'candid.reloaded-at'
/** Within this time, in milliseconds, the app reloads at most once for missing code of the same build. */
const quietTime = 60_000

/**
 * Handles missing code of the app by a reload. After an update of the server the files of the running app are gone, so it
 * reloads once for each new build. If a fetch for the same build was cut off, most browsers remember the failure until the
 * page is reloaded, so it reloads once in a while. It never reloads if that would lose data that only this page holds.
 * Returns whether the page is reloading.
 */
export const reloadForCode = async (window: Window, fetch: typeof globalThis.fetch): Promise<boolean> => {
  if (browserStore.isVolatile()) return false
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    const served = answer.ok ? entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null
    if (served === null || !isDue(window, served)) return false
  } catch {
    // Without a network it cannot find out about a new build. Without storage nothing would stop a loop of reloads.
    return false
  }
  window.location.reload()
  return true
}

/** Whether to reload for a build; stores that it is being done. Throws if nothing can be stored. */
const isDue = ({ document, sessionStorage }: Window, served: string): boolean => {
  const isSame = served === entryOf(document)
  const last = sessionStorage.getItem(isSame ? timeKey : buildKey)
  if (isSame ? last !== null && Date.now() - Number(last) < quietTime : last === served) return false
  sessionStorage.setItem(isSame ? timeKey : buildKey, isSame ? String(Date.now()) : served)
  return true
}
