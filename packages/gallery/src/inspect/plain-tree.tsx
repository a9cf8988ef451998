import { type Plain, redacted } from './redact.ts'

const toneOf = (value: Plain) => {
  if (value === null) return 'null'
  if (value === redacted) return 'secret'
  return typeof value
}

/** A value as a tree; large parts are closed at first. */
export function PlainTree({ value, depth = 0 }: { value: Plain; depth?: number }) {
  if (value === null || typeof value !== 'object')
    return (
      <span className={`g-value g-${toneOf(value)}`}>{typeof value === 'string' ? value || '""' : String(value)}</span>
    )
  const entries = Object.entries(value)
  if (entries.length === 0) return <span className="g-value g-null">{Array.isArray(value) ? '[ ]' : '{ }'}</span>
  return (
    <dl className="g-tree">
      {entries.map(([key, part]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>
            {part !== null && typeof part === 'object' && Object.keys(part).length > 0 ? (
              <details open={depth < 1}>
                <summary>
                  {Array.isArray(part) ? `${part.length} entries` : `${Object.keys(part).length} fields`}
                </summary>
                <PlainTree value={part} depth={depth + 1} />
              </details>
            ) : (
              <PlainTree value={part} depth={depth + 1} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
