/** What a person can choose; `system` follows the device. */
export const appearanceModes = ['light', 'dark', 'system'] as const
export type AppearanceMode = (typeof appearanceModes)[number]

/** The mode that was kept from an earlier visit; null if there is none, which means light. */
export type AppearanceInput = { kept: AppearanceMode | null }

export type AppearanceContext = { kept: AppearanceMode | null }

export type AppearanceEvent =
  | { type: 'appearance.choose'; mode: AppearanceMode }
  /** Another tab changed the mode. */
  | { type: 'appearance.followed'; mode: AppearanceMode }
