/** What a person can choose; `system` follows the device. */
export const appearanceModes = ['light', 'dark', 'system'] as const
export type AppearanceMode = (typeof appearanceModes)[number]

/** The mode kept from an earlier visit; `null` without one: then it is light. */
export type AppearanceInput = { kept: AppearanceMode | null }

export type AppearanceContext = { kept: AppearanceMode | null }

export type AppearanceEvent =
  | { type: 'appearance.choose'; mode: AppearanceMode }
  /** Another tab has chosen. */
  | { type: 'appearance.followed'; mode: AppearanceMode }
