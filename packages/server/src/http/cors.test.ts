import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { createTestApp } from '../testing/test-app.ts'

const app = 'https://app.example'
const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,if-match',
  },
})
const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')

describe('a web app of another origin', () => {
  it('may call the API when it is named in WEB_ORIGINS, and read what it needs of every answer, refusals included', async () => {
    const server = await createTestApp({ env: { WEB_ORIGINS: `${app}, http://localhost:5173` } })
    const asked = await server.fetch('/api/v1/resumes/', preflight(app))
    expect([asked.status, allowed(asked), asked.headers.get('vary')]).toEqual([204, app, 'Origin'])
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
    expect(asked.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type, If-Match, X-Visitor')
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull()

    const refused = await server.fetch('/api/v1/users/me', { headers: { Origin: 'http://localhost:5173' } })
    expect([refused.status, allowed(refused)]).toEqual([401, 'http://localhost:5173'])
    const exposed = refused.headers.get('access-control-expose-headers')?.split(', ')
    expect(exposed).toEqual(['X-Access-Token', 'ETag', 'Retry-After', 'Content-Disposition', 'X-Request-Id'])
    const missing = await server.fetch('/api/v1/nothing', { headers: { Origin: app } })
    expect([missing.status, allowed(missing)]).toEqual([404, app])
    await server.close()
  })

  it('is told nothing when it is not named, and nobody is by default', async () => {
    const server = await createTestApp({ env: { WEB_ORIGINS: app } })
    const closed = await createTestApp()
    for (const origin of ['https://app.example.evil', 'http://app.example', 'null'])
      for (const answer of [
        await server.fetch('/api/v1/users/me', preflight(origin)),
        await server.fetch('/api/v1/users/me', { headers: { Origin: origin } }),
      ])
        expect([origin, allowed(answer), answer.headers.get('access-control-expose-headers')]).toEqual([
          origin,
          null,
          null,
        ])
    expect(allowed(await closed.fetch('/api/v1/users/me', preflight(app)))).toBeNull()
    expect(allowed(await server.fetch('/config.json', { headers: { Origin: app } }))).toBeNull()
    await Promise.all([server.close(), closed.close()])
  })

  it('is named by its origin alone: anything else stops the start with one line', () => {
    expect(readEnv({ WEB_ORIGINS: `${app}, http://localhost:5173` }).WEB_ORIGINS).toEqual([
      app,
      'http://localhost:5173',
    ])
    expect(readEnv({}).WEB_ORIGINS).toBeUndefined()
    for (const wrong of ['*', 'app.example', `${app}/`, `${app}/login`, 'ftp://app.example', `${app},`])
      expect(() => readEnv({ WEB_ORIGINS: wrong })).toThrow(
        'WEB_ORIGINS must be origins such as https://app.example.com, separated by commas',
      )
  })
})
