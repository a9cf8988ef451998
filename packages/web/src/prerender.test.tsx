// @vitest-environment node
import type { Section } from '@candid/core'
import { describe, expect, it } from 'vitest'
import type { SharedResume } from './entities/link/share.types.ts'

// As page-thread.ts of the server does: some modules listen to the window as soon as they are there.
Object.assign(globalThis, { window: new EventTarget() })
const { prerender } = await import('./prerender.tsx')

const nothing: SharedResume['resume'] = {
  overview: [],
  leadership: [],
  experience: [],
  roles: [],
  skills: [],
  technical: [],
  achievements: [],
  other: [],
}
const item = (id: string) => ({ id, version: 1, tag: null })
const shared: SharedResume = {
  sample: false,
  name: 'Ada Lovelace',
  first_name: 'Ada',
  headline: 'Programmer',
  place: 'London',
  download: false,
  expires_at: '2027-01-31T12:00:00.000Z',
  questions: true,
  engine: { kind: 'rules' },
  sections: ['overview', 'experience', 'skills'],
  suggestions: ['What did Ada build?'],
  queries: [],
  resume: {
    ...nothing,
    overview: [{ ...item('1'), text: 'Mathematician & <first> programmer.' }],
    experience: [
      {
        ...item('2'),
        name: 'Analytical Engines',
        title: 'Engineer',
        start_date: 'March 1842',
        end_date: null,
        details: 'Built the timetable service.\nLed four people.',
      },
    ],
    skills: [{ ...item('3'), name: 'Planning', description: 'Plans well.', projects: null }],
  },
}
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/(?<!\s)\s+/g, ' ')
const render = async (status: number, body: unknown) => (await prerender('/share/a-token', { status, body })).markup

describe("an employer's page", () => {
  it('is HTML with the name and all shown sections before any script runs [#20.1, #21.1]', async () => {
    const markup = await render(200, shared)
    expect(markup).toMatch(/<h1[^>]*>Ada Lovelace<\/h1>/)
    for (const words of [
      'Programmer · London',
      'Mathematician & <first> programmer.',
      'Analytical Engines',
      'March 1842 – Present',
      'Built the timetable service.',
      'Led four people.',
      'Planning',
      'What did Ada build?',
      'This link works until 31 January 2027.',
    ])
      expect(textOf(markup)).toContain(words)
    // Nothing of it runs, and nothing waits for a script to put it into its place.
    expect(markup).not.toMatch(/<script|<template|style=/)
  })

  it('has everything in its place however long it is, and whatever comes later in the browser', async () => {
    const overview = Array.from({ length: 60 }, (_, index) => ({
      ...item(`o${index}`),
      text: 'Much to say. '.repeat(60),
    }))
    const markup = await render(200, { ...shared, sample: true, resume: { ...nothing, overview } })
    expect(markup).not.toMatch(/<script|<template/)
    const words = textOf(markup)
    expect(words.indexOf('This is a sample.')).toBeLessThan(words.indexOf('Ada Lovelace'))
    expect(words.indexOf('Ask this resume')).toBeGreaterThan(words.indexOf('Much to say.'))
  })

  it('has the heading of no section that it does not show', async () => {
    const markup = await render(200, { ...shared, resume: { ...nothing, overview: shared.resume.overview } })
    const heads = [...markup.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text as Section)
    expect(heads).toEqual(['Overview', 'Ask this resume'])
  })

  it('is the plain page of a link that does not work, in the right words', async () => {
    const words = textOf(await render(404, { detail: 'Link not found' }))
    expect(words).toContain('This link does not work')
    expect(words).toContain('It may have expired or been revoked. Ask the person who sent it to you for a new one.')
    expect(words).not.toContain('Loading')
  })

  it('says how long to wait when it was opened too often', async () => {
    const words = textOf(await render(429, { detail: 'Too many attempts. Please try again in 2 minutes.' }))
    expect(words).toContain('Too many attempts. Please try again in 2 minutes.')
  })

  it('shows one link nothing of the one that was rendered before it', async () => {
    await render(200, shared)
    const { markup } = await prerender('/share/another', { status: 404, body: { detail: 'Link not found' } })
    expect(markup).not.toContain('Lovelace')
  })
})

it('a page that does not exist is an error, not an empty page', async () => {
  await expect(prerender('/no/such/page')).rejects.toThrow('/no/such/page is no page')
})
