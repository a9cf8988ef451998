import { expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import { routes } from './routes.tsx'

const match = (path: string) => {
  const found = matchRoute(routes, path)
  return found && [found.route.path, found.params]
}

it.each([
  ['/', '/', {}],
  ['/resumes', '/resumes', {}],
  ['/resumes/', '/resumes', {}],
  ['/resumes/a%20b', '/resumes/:resumeId', { 0: 'a b', resumeId: 'a b' }],
  ['/reset-password', '/reset-password', {}],
])('%s is the route %s', (path, pattern, params) => expect(match(path)).toEqual([pattern, params]))

it.each(['/nowhere', '/resumes/1/2', '/resumes/%E0%A4%A'])('%s is no route', (path) => expect(match(path)).toBeNull())
