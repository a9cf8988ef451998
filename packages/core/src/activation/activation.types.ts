export type ActivationContext = {
  /** The resume that the server is asked to activate; null at rest. */
  current: string | null
  /** The resume that was chosen while a request was running; a later choice replaces an earlier one. */
  next: string | null
}

export type ActivationEvent = { type: 'activation.choose'; resumeId: string }

export type ActivationEmitted =
  | { type: 'activation.done'; resumeId: string }
  | { type: 'activation.refused'; resumeId: string; error: unknown }
