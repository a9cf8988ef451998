import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

it('lets the page call the API and the speech service that are set, and nothing else', async () => {
  const env = { API_BASE_URL: 'https://api.example/base', TTS_PUBLIC_URL: 'https://speech.example' }
  const app = await createTestApp({ env })
  const { headers } = await app.fetch('/config.json')
  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://api.example https://speech.example;",
  )
  expect(await (await app.fetch('/config.json')).json()).toMatchObject({
    apiBaseUrl: env.API_BASE_URL,
    ttsBaseUrl: env.TTS_PUBLIC_URL,
  })
  await app.close()
})

it('asks browsers to stay on TLS only behind a proxy that we trust and that says so', async () => {
  const secure = { headers: { 'X-Forwarded-Proto': 'https' } }
  const trusting = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const bare = await createTestApp()
  const hsts = async (app: typeof bare, init?: RequestInit) =>
    (await app.fetch('/health', init)).headers.get('strict-transport-security')
  expect(await hsts(trusting, secure)).toBe('max-age=31536000')
  expect([await hsts(trusting), await hsts(bare, secure)]).toEqual([null, null])
  await Promise.all([trusting.close(), bare.close()])
})

it('speaks for all hosts below only where the setting says so [#14.14]', async () => {
  const app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1', HSTS_SUBDOMAINS: '1' } })
  const { headers } = await app.fetch('/health', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  await app.close()
})

it('lets nobody keep an answer of the API, however its address is written', async () => {
  const app = await createTestApp()
  for (const url of ['/api/v1/users/me', '/%61pi/v1/users/me', '/api/v1/nothing', 'http://localhost/api/v1/users/me']) {
    const { headers, statusCode } = await app.app.fastify.inject({ url, headers: { host: 'localhost' } })
    expect([url, statusCode < 500, headers['cache-control']]).toEqual([url, true, 'no-store'])
  }
  await app.close()
})
