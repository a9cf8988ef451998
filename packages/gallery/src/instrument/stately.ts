import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { redact } from '../inspect/redact.ts'

type InspectorOptions = NonNullable<Parameters<typeof createBrowserInspector>[0]>
type Serialize = NonNullable<InspectorOptions['serialize']>

/** Leaves the machine's definition as it is, which holds no data, and takes secrets out of everything else. */
const withoutSecrets: Serialize = (event) => {
  if (event.type === '@xstate.event') return { ...event, event: redact(event.event) as typeof event.event }
  const { status, value, context, output } = event.snapshot as Record<string, unknown>
  const snapshot = redact({ status, value, context, output }) as unknown as typeof event.snapshot
  if (event.type === '@xstate.actor') return { ...event, snapshot } as typeof event
  return { ...event, snapshot, event: redact(event.event) as typeof event.event } as typeof event
}

/**
 * Opens Stately's inspector in a window of its own and reports to it. That window belongs to another site, so what it
 * gets is redacted first.
 */
export const openStatelyInspector = (): ((event: InspectionEvent) => void) => {
  const { inspect } = createBrowserInspector({ serialize: withoutSecrets })
  return (event) => inspect.next?.(event)
}
