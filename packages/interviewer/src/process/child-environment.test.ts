import { afterEach, expect, it, vi } from 'vitest'
import { childEnvironment } from './child-environment.ts'

afterEach(() => vi.unstubAllEnvs())

it('tells a child where compiled code is kept, and nothing else', () => {
  vi.stubEnv('JWT_SECRET', 'a secret')
  vi.stubEnv('NODE_COMPILE_CACHE', '/kept')
  expect(childEnvironment()).toEqual({ NODE_COMPILE_CACHE: '/kept' })
  vi.stubEnv('NODE_COMPILE_CACHE', undefined)
  expect(childEnvironment()).toEqual({})
})
