import { type ComponentType, createElement, lazy, useState } from 'react'

// The messages of browsers if a file of the app cannot be loaded: it is gone after an update of the server, or there is no network.
const missingCode = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether an error means that a part of the app's code could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missingCode.test(error.message)

/** The pauses before a failed fetch of code is retried, in milliseconds. */
export const retryPauses = [200, 800] as const

/**
 * Loads a part of the app's code. A failed fetch is retried twice, because a change of network (Wi-Fi to cable) ends all
 * running requests. It is not retried offline, which has its own message. Browsers that remember the failure until a reload
 * just fail a second later.
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
 * A component whose code is fetched when it is first rendered, or earlier by `load`. After `load` it renders synchronously,
 * which hydration needs: an update that meets a suspended part would render that part again from scratch. A failure is
 * permanent, because React mounts a suspended component again on each attempt. `retried` returns the component with a new
 * attempt; call it above the boundary.
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
    // Stable from mount to unmount, because a component of another type would be remounted.
    const [Part] = useState(() => part)
    return createElement(Part, props)
  }
  return Object.assign(OnDemand, { load: fetchCode, retried })
}
