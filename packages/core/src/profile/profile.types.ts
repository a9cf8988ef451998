export type ProfileEvent =
  | { type: 'profile.edit' }
  | { type: 'profile.cancel' }
  /** The profile was saved and the user was refetched. */
  | { type: 'profile.saved' }
