export type ProfileEvent =
  | { type: 'profile.edit' }
  | { type: 'profile.cancel' }
  /** The form of the profile was submitted, and the user has been read again. */
  | { type: 'profile.saved' }
