/** An address of the app. */
export type Place = { path: string; search: string }

/** How the browser's address changed. */
export type AddressChange = 'popstate' | 'pushState' | 'replaceState'

/** The browser's address; `isLoaded` says whether the code of its screen is loaded. */
export type Address = Place & { isLoaded: boolean }

export type NavigationInput = Address

export type NavigationContext = {
  /** The place that is shown; null until the first one is loaded. */
  place: Place | null
  /** The address to go to, and how it changed. */
  target: Address & { change: AddressChange }
  /** Why the code of the place could not be loaded; null if it was loaded. */
  error: unknown
  /** How loading ended while the pending screen still has to stay; an error of null means success. */
  outcome: { error: unknown } | null
}

export type NavigationEvent =
  /** `isUnsaved` says whether the screen has unsaved text. */
  | ({ type: 'navigation.changed'; change: AddressChange; isUnsaved: boolean } & Address)
  /** Loads the code of the address again. */
  | { type: 'navigation.retry' }

/** Sets the browser's address back to the place that stays on the screen. */
export type RestoreAddress = { change: AddressChange; place: Place }
