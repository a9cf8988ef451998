import type { Plain } from '../inspect/redact.ts'
import { redact } from '../inspect/redact.ts'
import { Inset } from './inset.tsx'

const toText = (value: Plain): string => (typeof value === 'string' ? value || '""' : JSON.stringify(value))

/** For a machine whose screen is still to be built: what its view tells a component, as plain data. */
export function ViewOnly({ name, view }: { name: string; view: object }) {
  return (
    <Inset title={name}>
      <p className="text-ink-soft">This machine has no screen yet. Its view says:</p>
      <dl className="mt-4 grid max-w-lg grid-cols-[10rem_minmax(0,1fr)] gap-x-6">
        {Object.entries(view).map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="border-b border-line py-1.5 font-strong">{key}</dt>
            <dd className="border-b border-line py-1.5 wrap-anywhere text-ink-soft">{toText(redact(value))}</dd>
          </div>
        ))}
      </dl>
    </Inset>
  )
}
