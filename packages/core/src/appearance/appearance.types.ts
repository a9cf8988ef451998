export type AppearanceMode = 'light' | 'dark'

/** The mode kept from an earlier visit; `null` without one: then it is light. */
export type AppearanceInput = { kept: AppearanceMode | null }

export type AppearanceContext = { kept: AppearanceMode | null }

export type AppearanceEvent =
  | { type: 'appearance.choose'; mode: AppearanceMode }
  /** Another tab has chosen. */
  | { type: 'appearance.followed'; mode: AppearanceMode }
