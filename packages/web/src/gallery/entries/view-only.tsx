import { Fragment } from 'react'
import type { Plain } from '../inspect/redact.ts'
import { redact } from '../inspect/redact.ts'
import { Inset } from './inset.tsx'

const toText = (value: Plain): string => (typeof value === 'string' ? value || '""' : JSON.stringify(value))

/** For a machine that no screen runs yet: what its view tells a component, as plain data. */
export function ViewOnly({ name, view }: { name: string; view: object }) {
  return (
    <Inset title={name}>
      <p className="g-soft">No screen runs this machine yet. Its view says:</p>
      <dl className="g-view">
        {Object.entries(view).map(([key, value]) => (
          <Fragment key={key}>
            <dt>{key}</dt>
            <dd>{toText(redact(value))}</dd>
          </Fragment>
        ))}
      </dl>
    </Inset>
  )
}
