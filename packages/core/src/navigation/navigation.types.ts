/** An address of the app. */
export type Place = { path: string; search: string }

/** How the browser's address changed. */
export type AddressChange = 'popstate' | 'pushState' | 'replaceState'

/** The browser's address; `isLoaded` says whether the code of its screen is here. */
export type Address = Place & { isLoaded: boolean }

export type NavigationInput = Address

export type NavigationContext = {
  /** The place on the screen; null until the first one is here. */
  place: Place | null
  /** The address that the screen follows, and how it came about. */
  target: Address & { change: AddressChange }
  /** Why the code of the place could not be loaded; null when it could. */
  error: unknown
  /** How loading ended while the pending screen must still stay; an error of null means well. */
  outcome: { error: unknown } | null
}

export type NavigationEvent =
  /** `isUnsaved`: something on the screen is not saved. */
  | ({ type: 'navigation.changed'; change: AddressChange; isUnsaved: boolean } & Address)
  /** Loads the code of the address again. */
  | { type: 'navigation.retry' }

/** Brings the browser's address back to the place that is stayed at. */
export type RestoreAddress = { change: AddressChange; place: Place }
