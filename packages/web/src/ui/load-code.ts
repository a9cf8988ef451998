import { type ComponentType, createElement, lazy, useState } from 'react'

// What browsers say when a file of the app cannot be had: gone after an update of the server, or no network.
const missingCode = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether an error means that a part of the app's code could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missingCode.test(error.message)

/** The pauses before a failed fetch of code is made again, in milliseconds. */
export const retryPauses = [200, 800] as const

/**
 * Loads a part of the app's code. A fetch that fails is made again twice, as a change of network, Wi-Fi to cable, ends
 * whatever is under way; not without a network, which has a message of its own. Browsers that remember the failure
 * until the page is reloaded just fail a second later.
 */
export const loadCode = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (const pause of retryPauses) {
    try {
      return await load()
    } catch (error) {
      if (!isMissingCode(error) || !window.navigator.onLine) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

/**
 * A component whose code is fetched once it is first shown, or by `load` before: then it is there at once, as a page that
 * React takes over needs it to be. An update that met a part still on its way would have that part drawn again. Code that
 * failed stays failed, for what waits below a boundary is mounted again each time that React tries; `retried` gives the
 * component with another try, to be called above the boundary.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const fetchCode = () =>
    loadCode(load).then(
      (component) => {
        part = component
        hasFailed = false
        return { default: component }
      },
      (error: unknown) => {
        hasFailed = true
        throw error
      },
    )
  let part: ComponentType<Props> = lazy(fetchCode)
  let hasFailed = false
  const retried = () => {
    if (hasFailed) part = lazy(fetchCode)
    hasFailed = false
    return part
  }
  function OnDemand(props: Props) {
    // One and the same from mount to unmount: another type would be mounted again.
    const [Part] = useState(() => part)
    return createElement(Part, props)
  }
  return Object.assign(OnDemand, { load: fetchCode, retried })
}
