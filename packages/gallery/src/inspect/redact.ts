/** What is left of a value for the log: plain, small, and without secrets. It can be cloned and sent to another window. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }

export const redacted = '‹redacted›'

const secretName = /passw|token|secret|authorization|credential|cookie|api_?key|sentwith/i
const tokenText = /\bey[\w-]{2,}\.[\w-]+\.[\w-]*|\bBearer\s+\S+/gi
const tokenParameter = /\b(token|code|key)=[^&\s"']+/gi
const deepest = 7
const longestList = 60
const longestText = 2_000

const clean = (text: string) =>
  text.slice(0, longestText).replace(tokenText, redacted).replace(tokenParameter, `$1=${redacted}`)

/** A secret that is there is hidden; that there is none may be seen. */
const hide = (value: unknown): Plain =>
  value === null || value === undefined || value === '' ? (value ?? null) : redacted

const nameOfKind = (value: object): string | null => {
  if (value instanceof Error) return `${value.name}: ${clean(value.message)}`
  if (value instanceof File) return `File ${value.name}, ${value.size} bytes`
  if (value instanceof Blob) return `Blob ${value.type}, ${value.size} bytes`
  if (value instanceof Date) return value.toISOString()
  // An actor: what it is called is enough.
  if ('sessionId' in value && 'send' in value) return `actor ${String(value.sessionId)}`
  return null
}

const describe = (value: unknown, depth: number, above: readonly object[]): Plain => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return clean(value)
  if (typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}`
  if (typeof value !== 'object') return String(value)
  const kind = nameOfKind(value)
  if (kind !== null) return kind
  if (depth >= deepest || above.includes(value)) return '…'
  const inner = (part: unknown) => describe(part, depth + 1, [...above, value])
  if (Array.isArray(value)) return value.slice(0, longestList).map(inner)
  const entries = Object.entries(value)
  // A form's event names its field beside its value: { field: 'password', value: '…' }.
  const namesSecret = entries.some(([, part]) => typeof part === 'string' && part.length < 40 && secretName.test(part))
  return Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      secretName.test(key) || (namesSecret && key === 'value') ? hide(part) : inner(part),
    ]),
  )
}

/**
 * A copy for the log without tokens and passwords, whatever they are called: by the names of their keys, by the field
 * that a form's event names, and by the shape of a token. Long texts, lists and deep objects are cut.
 */
export const redact = (value: unknown): Plain => describe(value, 0, [])
