import { isIP } from 'node:net'
import * as v from 'valibot'
import { readS3Address } from './storage/s3-storage.ts'

const whole = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(min, `must be at least ${min}`),
      v.maxValue(max, `must be at most ${max}`),
    ),
    String(fallback),
  )
const address = (protocols: string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    ),
  )
const web = address(['http:', 'https:'])
const flag = v.pipe(
  v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  v.transform((text) => text === '1'),
)
const text = v.optional(v.string())

/** An address such as 10.0.0.1, or a network such as 10.0.0.0/8. */
const isNetwork = (text: string) => {
  const [address = '', bits = '1', ...more] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
}

/** An origin as browsers send it: https://app.example.com, without a path or a trailing slash. */
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

const envSchema = v.object({
  PORT: whole(8_000, 0, 65_535),
  HOST: v.optional(v.string(), '::'),
  DATA_DIR: v.optional(v.string(), './data'),
  PUBLIC_URL: web,
  FIRST_SUPERUSER: v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'admin@example.com'),
  FIRST_SUPERUSER_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'), v.maxLength(128, 'must have at most 128')),
  ),
  JWT_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check((secret) => Buffer.byteLength(secret) >= 32, 'must have at least 32 bytes'),
    ),
  ),
  TOKEN_TTL: whole(86_400, 1, 31 * 86_400),
  RESET_TTL_S: whole(3_600, 1, 86_400),
  SMTP_URL: address(['smtp:', 'smtps:']),
  MAIL_FROM: v.optional(v.string(), 'Candid <candid@localhost>'),
  OUTBOX_DIR: text,
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  STORAGE_URL: v.optional(
    v.pipe(
      v.string(),
      v.startsWith('s3://', 'must be an address that starts with s3://'),
      v.transform(readS3Address),
      v.check(
        (address) => address !== null,
        'must have the form s3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=us-east-1][&tls=0]',
      ),
    ),
  ),
  MAX_UPLOAD_MB: whole(20, 1, 1_000),
  MAX_USER_MB: whole(500, 1, 1_000_000),
  MAX_USER_FILES: whole(500, 1, 1_000_000),
  /** Whether scanned pages are read with OCR. */
  OCR: v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
    v.transform((text) => text === '1'),
  ),
  /** Whether /share/sample shows a public sample resume. */
  SAMPLE_PAGE: v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
    v.transform((text) => text === '1'),
  ),
  LLM_BASE_URL: web,
  LLM_API_KEY: text,
  LLM_MODEL: text,
  TTS_BASE_URL: web,
  TTS_API_KEY: text,
  TTS_MODEL: text,
  STT_BASE_URL: web,
  STT_API_KEY: text,
  STT_MODEL: text,
  API_BASE_URL: web,
  TTS_PUBLIC_URL: web,
  WEB_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((origin) => origin.trim())),
      v.check((list) => list.every(isOrigin), 'must be origins such as https://app.example.com, separated by commas'),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((address) => address.trim())),
      v.check((list) => list.every(isNetwork), 'must be addresses or networks, separated by commas'),
    ),
  ),
  HSTS_SUBDOMAINS: flag,
  PASSWORD_BLOCKLIST: flag,
  METRICS: flag,
  /** Multiplies every rate limit. Browser tests raise it, because all their users share one address. */
  RATE_LIMIT_FACTOR: whole(1, 1, 10_000),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info'),
    'warn',
  ),
})

/** The settings of a server. */
export type Env = v.InferOutput<typeof envSchema>

/** Thrown if a setting is invalid; the message is one line that names it. */
export class SettingError extends Error {
  override name = 'SettingError'
}

/** Reads the settings from the environment; an empty value counts as none. Throws SettingError. */
export const readEnv = (environment: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(envSchema, given)
  if (result.success) return result.output
  const [issue] = result.issues
  const name = String(issue.path?.[0]?.key ?? 'a setting')
  throw new SettingError(`${name} ${issue.message}`)
}
