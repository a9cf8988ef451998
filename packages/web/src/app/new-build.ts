import { browserStore } from './browser-store.ts'

const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/** The build that was last reloaded for, by its entry; kept for as long as the tab is open. */
const key = 'candid.reloaded-for'

/**
 * After an update of the server the files of the app that runs here are gone. Then it is loaded anew, once for each
 * new build, and never where that would lose what this page alone holds. Answers whether the page is going.
 */
export const reloadForNewBuild = async (window: Window, fetch: typeof globalThis.fetch): Promise<boolean> => {
  if (browserStore.isVolatile()) return false
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    const served = answer.ok ? entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null
    if (served === null || served === entryOf(window.document)) return false
    if (window.sessionStorage.getItem(key) === served) return false
    window.sessionStorage.setItem(key, served)
  } catch {
    // Without a network nothing is known of a new build, and without a storage nothing would end a loop.
    return false
  }
  window.location.reload()
  return true
}
