import type { Interview, Item, Resume, ResumeDetail, User } from '@candid/core'

/** The gallery's people and papers; all of them made up. */
export const ada: User = {
  id: '5d0c8f5e-1b1f-4f7e-9a0b-0c5a2f1f0001',
  email: 'ada@example.org',
  full_name: 'Ada Lindqvist',
  is_superuser: false,
  is_active: true,
}

export const uploadedResume: Resume = {
  id: 'resume-1',
  path: '/files/resume-1/ada-lindqvist.pdf',
  format: 'pdf',
  owner_id: ada.id,
  chunked: false,
  active: false,
  size: 184_320,
  created_at: '2026-11-12T09:30:00Z',
  parse_status: 'none',
  parse_error: null,
  parse_stage: null,
  parse_started_at: null,
  parse_counts: null,
  same_file_as: null,
  pages: null,
  picture: null,
  counts: null,
}

export const experience: Item<'experience'> = {
  id: 'item-1',
  version: 1,
  tag: null,
  name: 'Nordlys Energy',
  title: 'Lead Engineer, Grid Platform',
  start_date: 'March 2021',
  end_date: null,
  details:
    'Led eleven engineers who rebuilt the platform that balances 4,200 substations.\nCut the time from a fault to a decision from 90 seconds to 7, without adding a single server.\nIntroduced weekly reviews of incidents in which nobody is blamed and everything is written down.',
}

const skills: Item<'skills'>[] = [
  {
    id: 'item-2',
    version: 1,
    tag: null,
    name: 'Explaining hard things',
    description: 'Talks and papers for people who do not run power grids.',
    projects: ['Grid Days 2023'],
  },
]

export const resumeOf = (row: Resume): ResumeDetail => ({
  ...row,
  overview: [
    {
      id: 'item-0',
      version: 1,
      tag: null,
      text: 'Engineer who makes large systems calm. Fifteen years with power grids, eight of them leading people.',
    },
  ],
  leadership: [],
  experience: [experience],
  roles: [],
  skills,
  technical: [],
  achievements: [],
  other: [],
  engine: { kind: 'rules' },
  pages: 2,
  unplaced: [],
  hidden: [],
})

const rules = { kind: 'rules' } as const

export const questions: Interview['questions'] = [
  {
    id: 'question-1',
    kind: 'decision',
    follows: null,
    engine: rules,
    text: 'You cut the time from a fault to a decision from 90 seconds to 7. Which part of the old path did you give up first, and what spoke against it?',
  },
  {
    id: 'question-2',
    kind: 'situation',
    follows: null,
    engine: rules,
    text: 'Eleven engineers rebuilt the platform while it was running. How did you decide who worked on the old one?',
  },
  {
    id: 'question-3',
    kind: 'learning',
    follows: null,
    engine: rules,
    text: 'What did a review without blame bring to light that would not have been said before?',
  },
]

export const answerText =
  'The nightly batch. Everyone trusted it, because it had been right for ten years. I had its results and the stream’s results compared side by side for six weeks, and we only switched it off when an operator asked us to.'
