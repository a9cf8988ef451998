import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { knownPostRow } from '../known-post.ts'
import { knownNames, readNames } from './bare-names.ts'
import { findTitle } from './find-title.ts'

const names = readNames()
const titleOf = (title: string): string[] => {
  const item: ResumeItem = {
    id: 'job',
    section: 'experience',
    content: { name: 'Acme', title, start_date: '2019', end_date: null, details: '' },
  }
  return names[findTitle(title, item, [item])?.row ?? -1]?.names ?? []
}
const plain = (name: string) => name.replace(/^=/, '').toLowerCase()

describe('names of rarer trades', () => {
  it('asks the specialist as one, and not as the nearest common trade', () => {
    expect(titleOf('Anaesthetist')).not.toContain('Surgeon')
    expect(titleOf('Driving Instructor')).not.toContain('Flight Instructor')
    expect(titleOf('Podiatrist')).not.toContain('Physiotherapist')
    expect(titleOf('Gravedigger')).not.toContain('Funeral Director')
    expect(titleOf('Notary')).not.toContain('Legal Assistant')
  })
  it('knows trades that it took for nothing or for another by one word', () => {
    expect(titleOf('Process Server')).not.toContain('Waiter')
    expect(titleOf('Sewer Worker')).not.toContain('Seamstress')
    expect(titleOf('Deminer')).toContain('Mine Clearance Operator')
    expect(titleOf('Focus Puller')).toContain('Camera Assistant')
  })
  it('takes the wine laboratory for no service of wine', () => {
    const entry = names[knownNames('Wine laboratory', ['skill', 'tool'])[0]?.row ?? -1]
    expect(entry?.names).toContain('Must analysis')
    expect(entry?.names).not.toContain('Wine')
  })
  it('knows posts of clubs and parishes, and still the office before them', () => {
    expect(names[knownPostRow('Altar server', '') ?? -1]?.names).toContain('sacristan')
    expect(names[knownPostRow('Treasurer, local history society', '') ?? -1]?.names).toContain('treasurer')
  })
  it('gives each title to one entry', () => {
    const titles = names
      .filter(({ kind }) => kind === 'title')
      .flatMap(({ names: own }) => [...new Set(own.map(plain))])
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at)
    expect(twice).toEqual([])
  })
})
