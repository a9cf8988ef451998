import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

it('needs no setting at all', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 8_000,
    DATA_DIR: './data',
    TOKEN_TTL: 86_400,
    RESET_TTL_S: 3_600,
    MAX_UPLOAD_MB: 20,
    MAX_USER_MB: 500,
    MAX_USER_FILES: 500,
    PASSWORD_BLOCKLIST: false,
  })
})

it('takes an empty value as none', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 8_000 })
})

it.each([
  ['PORT', '80a', 'PORT must be a whole number'],
  ['PORT', '65536', 'PORT must be at most 65535'],
  ['PUBLIC_URL', 'candid.example', 'PUBLIC_URL must be an address that starts with http:// or https://'],
  ['SMTP_URL', 'http://mail', 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgres:// or postgresql://'],
  ['STORAGE_URL', '/files', 'STORAGE_URL must be an address that starts with s3://'],
  ['STORAGE_URL', 's3://host/bucket', 'STORAGE_URL must have the form s3://KEY:SECRET@HOST[:PORT]/BUCKET'],
  ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 bytes'],
  ['FIRST_SUPERUSER', 'admin', 'FIRST_SUPERUSER must be an e-mail address'],
  ['FIRST_SUPERUSER_PASSWORD', 'short', 'FIRST_SUPERUSER_PASSWORD must have at least 8 characters'],
  ['METRICS', 'yes', 'METRICS must be 0 or 1'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be a level such as info'],
  ['MAX_UPLOAD_MB', '0', 'MAX_UPLOAD_MB must be at least 1'],
  ...['10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.0/8/9'].map((value): [string, string, string] => [
    'TRUSTED_PROXIES',
    value,
    'TRUSTED_PROXIES must be addresses or networks, separated by commas',
  ]),
  ['TRUSTED_PROXIES', 'somewhere', 'TRUSTED_PROXIES must be addresses or networks, separated by commas'],
])('refuses %s=%s in one line that names it', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(message)
  expect(message).not.toContain('\n')
})
