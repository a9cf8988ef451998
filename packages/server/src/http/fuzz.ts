import { toOpenApi } from '../contract/openapi.ts'

/** One bad call, ready to be sent. `what` says which field got which value. */
export type BadCall = {
  operationId: string
  what: string
  method: string
  url: string
  headers: Record<string, string>
  payload: string | undefined
  /** Whether the caller's token goes along; a call with a broken one must end in 401. */
  token: 'good' | string
}

/** What a valid call needs: ids for its path, and a valid body where there is one. */
export type Valid = { path: (name: string) => string; body: unknown }

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }
type Documented = {
  operationId: string
  security: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Target = {
  id: string
  method: string
  path: string
  isPublic: boolean
  mediaType: string | undefined
  place: 'path' | 'query' | 'header' | 'field' | 'body' | 'token'
  name: string
  schema: Schema
}

/** A repeatable random number in [0, 1) by seed (mulberry32, Tommy Ettinger, public domain). */
export const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Every place of every operation where something wrong can be put, read from the OpenAPI document. */
export const targetsOf = (): Target[] =>
  Object.entries(toOpenApi()['paths'] as Record<string, Record<string, Documented>>).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const [[mediaType, { schema }] = [undefined, { schema: {} }]] = Object.entries(
        operation.requestBody?.content ?? {},
      )
      const isPublic = operation.security.length === 0
      const base = { id: operation.operationId, method: method.toUpperCase(), path, isPublic, mediaType }
      const at = (place: Target['place'], name: string, of: Schema): Target => ({ ...base, place, name, schema: of })
      return [
        ...(operation.parameters ?? []).map((parameter) => at(parameter.in, parameter.name, parameter.schema)),
        ...fieldsOf(schema).map(([name, field]) => at('field', name, field)),
        ...(mediaType ? [at('body', '(whole)', schema)] : []),
        ...(isPublic ? [] : [at('token', 'Authorization', {})]),
      ]
    }),
  )

const fieldsOf = (schema: Schema): [string, Schema][] => [
  ...new Map([schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) => Object.entries(properties))),
]

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Eevil',
  '\uFEFF',
  '\u{1F682}'.repeat(300),
  `e${'\u0301'.repeat(2_000)}`,
  'İıſK',
  '../../etc/passwd',
  "'; drop table users; --",
  '{{7*7}}<script>',
  '__proto__',
  'constructor',
  '%00',
  'NaN',
  '1e999',
  '-1',
  '9'.repeat(400),
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30T25:61:61Z',
  'javascript:alert(1)',
  'x'.repeat(100_000),
]

const bounds = ({ minLength, maxLength, minimum, maximum }: Schema): unknown[] => [
  ...(minLength ? ['x'.repeat(minLength - 1), ' '.repeat(minLength)] : []),
  ...(maxLength ? ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '\u{1F682}'.repeat(maxLength)] : []),
  ...(minimum === undefined ? [] : [minimum - 1, minimum + 0.5]),
  ...(maximum === undefined ? [] : [maximum + 1]),
]

/** JSON texts, since some of them are no value of JavaScript: deep nesting, numbers beyond its range, own __proto__. */
const jsonTexts = (schema: Schema): string[] => [
  ...[...texts, ...bounds(schema), null, true, 0, -1, 1.5, [], {}, [null], { a: { b: [] } }].map((value) =>
    JSON.stringify(value),
  ),
  '1e999',
  '-0',
  '123456789012345678901234567890',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  '{"__proto__":{"is_superuser":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `"${'x'.repeat(900_000)}"`,
  `[${'0,'.repeat(200_000)}0]`,
]

const brokenBodies = ['', '{', 'null', '"', '[1,2', 'undefined', '\u0000', '{"a":1}{"b":2}', "{'a':1}", '\uFEFF{}']

/** Path segments and query values that no client of ours would encode like this. */
const rawTexts = ['%', '%zz', '%C0%80', '%ED%A0%80', '%2e%2e%2f', '%2F', 'a%20b', '..', ';', '&', '=', '#', '?', '+']

const tokens = ['', 'x', 'a.b.c', 'null', '%00', `${'A'.repeat(4_000)}.${'B'.repeat(4_000)}.C`, 'e30.e30.', 'é']

/** One bad call for a target; `random` decides which of its bad values. */
export const badCall = (target: Target, valid: Valid, random: () => number): BadCall => {
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)]
    if (chosen === undefined) throw new Error('an empty list')
    return chosen
  }
  const bad = (encode: (text: string) => string) =>
    random() < 0.3 ? pick(rawTexts) : encode(String(pick([...texts, ...bounds(target.schema)])).toWellFormed())
  const segment = (name: string) =>
    target.place === 'path' && name === target.name
      ? bad(encodeURIComponent).slice(0, 3_000)
      : encodeURIComponent(valid.path(name))
  const path = target.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name))
  const query = () => {
    const one = `${target.name}=${bad(encodeURIComponent).slice(0, 8_000)}`
    return `?${pick([one, `${one}&${one}`, `${target.name}[]=1`, `${target.name}[a]=1`, target.name])}`
  }
  const payload = payloadOf(target, valid, pick)
  const value =
    target.place === 'header'
      ? pick(texts)
          .replaceAll(/[^ -~]/g, '?')
          .slice(0, 8_000)
      : ''
  const url = target.place === 'query' ? path + query() : path
  return {
    operationId: target.id,
    what: `${target.place} ${target.name}: ${(payload ?? (value || url)).slice(0, 200)}`,
    method: target.method,
    url,
    headers: {
      ...(payload !== undefined && { 'content-type': target.mediaType ?? 'application/json' }),
      ...(target.place === 'header' && { [target.name]: value }),
    },
    payload,
    token: target.place === 'token' ? pick(tokens) : 'good',
  }
}

const payloadOf = (target: Target, { body }: Valid, pick: <T>(list: readonly T[]) => T): string | undefined => {
  if (!target.mediaType) return undefined
  if (target.mediaType !== 'application/json') return formOf(target, body, pick)
  if (target.place === 'body') return pick([...brokenBodies, ...jsonTexts(target.schema), withExtras(body)])
  if (target.place !== 'field') return JSON.stringify(body)
  const fields = Object.entries(Object(body)).filter(([name]) => name !== target.name)
  const missing = JSON.stringify(Object.fromEntries(fields))
  if (pick([...Array(9).keys()]) === 0) return missing
  const rest = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{${[...rest, `${JSON.stringify(target.name)}:${pick(jsonTexts(target.schema))}`].join()}}`
}

/** A valid body with fields that nobody asked for. */
const withExtras = (body: unknown) => {
  const own = JSON.stringify(body ?? {}).slice(1, -1)
  const extras = '"id":"x","owner_id":null,"is_superuser":true,"__proto__":{"is_active":false},"constructor":[]'
  return `{${own}${own && ','}${extras}}`
}

const formOf = (target: Target, body: unknown, pick: <T>(list: readonly T[]) => T) => {
  if (target.mediaType === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(Object(body))
    if (target.place === 'field') form.set(target.name, pick(texts).toWellFormed())
    return target.place === 'body' ? pick([...brokenBodies, '%zz=%', 'a&b&c', '&'.repeat(2_000)]) : form.toString()
  }
  const name = target.place === 'field' ? pick(texts).toWellFormed().slice(0, 3_000) : 'upload_file'
  const disposition = `Content-Disposition: form-data; name="upload_file"; filename="${name}"`
  const part = `--x\r\n${disposition}\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n`
  return target.place === 'body'
    ? pick([...brokenBodies, '--x--', part, `${part}${part}--x--\r\n`, part.slice(0, 60)])
    : `${part}--x--\r\n`
}
