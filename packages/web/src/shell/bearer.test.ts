import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { logIn, recoverPassword, resetPassword, signUp } from '../features/session/account.calls.ts'
import { startVoice } from '../platform/voice/voice-actor.ts'
import { startApp } from './start.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The app of someone whose token is in local storage, and every request it sends: its call and its token. */
const start = (ttsBaseUrl = '') => {
  localStorage.setItem('access_token', 'the.own.token')
  const sent: [string, string | null][] = []
  const fetch = (request: Request) => {
    sent.push([`${request.method} ${request.url}`, request.headers.get('Authorization')])
    return Promise.resolve(Response.json({}))
  }
  vi.stubGlobal('fetch', (address: string, settings: RequestInit) => fetch(new Request(address, settings)))
  const apiBaseUrl = 'https://api.example.com'
  const config = { apiBaseUrl, ttsBaseUrl, maxUploadMb: null, samplePage: false, canTranscribe: false, voices: [] }
  const { services, stop } = startApp({ config, window, fetch })
  stop()
  return { api: services.api, services, sent }
}

const base = 'https://api.example.com/api/v1'
const bearer = 'Bearer the.own.token'

describe('the bearer token', () => {
  it('from local storage goes with every call of a session, and every path starts with /api/v1 [S6.6, S7.1]', async () => {
    const { api, sent } = start()
    const params = { path: { id: '1' } }
    await api.GET('/api/v1/users/me')
    await api.PATCH('/api/v1/users/me', { body: { full_name: 'Ada' } })
    await api.DELETE('/api/v1/users/me')
    await api.GET('/api/v1/resumes/active')
    await api.GET('/api/v1/resumes/{id}', { params })
    await api.GET('/api/v1/resumes/{id}/chunks', { params })
    expect(sent).toEqual([
      [`GET ${base}/users/me`, bearer],
      [`PATCH ${base}/users/me`, bearer],
      [`DELETE ${base}/users/me`, bearer],
      [`GET ${base}/resumes/active`, bearer],
      [`GET ${base}/resumes/1`, bearer],
      [`GET ${base}/resumes/1/chunks`, bearer],
    ])
  })

  it('is read at each call, so that an entry changed in this tab is followed (fault 15) [S6.6]', async () => {
    const { api, services, sent } = start()
    await api.GET('/api/v1/users/me')
    localStorage.setItem('access_token', 'the.next.token')
    await api.GET('/api/v1/users/me')
    localStorage.removeItem('access_token')
    await api.GET('/api/v1/users/me')
    expect(sent.map(([, token]) => token)).toEqual([bearer, 'Bearer the.next.token', null])
    expect(services.session.getSnapshot().matches('loggedOut')).toBe(true)
  })

  it('is not sent with login, password recovery, password reset and signup [S6.6, S7.2, S7.3, S7.4, S7.11]', async () => {
    const { api, sent } = start()
    const account = { email: 'ada@example.com', full_name: 'Ada', password: '12345678', confirm_password: '12345678' }
    await logIn(api, { username: account.email, password: account.password })
    await recoverPassword(api, account.email)
    await resetPassword(api, { token: 't', new_password: account.password })
    await signUp(api, account)
    expect(sent).toEqual([
      [`POST ${base}/login/access-token`, null],
      [`POST ${base}/password-recovery/ada%40example.com`, null],
      [`POST ${base}/reset-password/`, null],
      [`POST ${base}/users/signup`, null],
    ])
  })

  it.each([
    ['https://speech.example.com', 'https://speech.example.com/api/v1', null],
    ['', base, bearer],
  ])(
    'goes with text-to-speech to the own API only, not to a separate service (%s) [S6.6, S7.14, S7.33]',
    async (ttsBaseUrl, speechBase, token) => {
      const { services, sent } = start(ttsBaseUrl)
      // It comes with the first page of the session.
      const voice = await waitFor(() => services.voice(startVoice))
      voice.actor.send({ type: 'voice.speak', owner: 'question-1', text: 'Why?' })
      // The stream of events is asked for too, as in every session.
      const spoken = () => sent.filter(([call]) => !call.includes('/events'))
      await waitFor(() => expect(spoken()).toEqual([[`POST ${speechBase}/utils/text-to-speech/`, token]]))
      voice.actor.send({ type: 'voice.silence' })
    },
  )
})
