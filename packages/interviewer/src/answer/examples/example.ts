import type { AnswerOutcome, ReleasedAnswer, ResumeItem } from '../../interviewer.ts'

/** A made-up person with questions that an employer might put: `found` names evidence of which one must be among the first three. */
export type Example = {
  firstName: string
  items: ResumeItem[]
  answers: ReleasedAnswer[]
  answered: { question: string; found: string[] }[]
  refused: { question: string; outcome: AnswerOutcome[] }[]
}

type Job = [id: string, title: string, name: string, start: string, end: string | null, details: string]
type Named = [id: string, name: string, description: string, extra?: string | null]

/** Writes a resume with as few words as a test needs. */
export const resume = (parts: {
  overview?: string
  leadership?: string[]
  jobs?: Job[]
  roles?: Named[]
  skills?: Named[]
  technical?: Named[]
  achievements?: Named[]
  other?: string[]
}): ResumeItem[] => [
  ...(parts.overview === undefined
    ? []
    : [{ id: 'overview', section: 'overview' as const, content: { text: parts.overview } }]),
  ...(parts.leadership ?? []).map((text, at) => ({
    id: `leadership-${at + 1}`,
    section: 'leadership' as const,
    content: { text },
  })),
  ...(parts.jobs ?? []).map(([id, title, name, start_date, end_date, details]) => ({
    id,
    section: 'experience' as const,
    content: { title, name, start_date, end_date, details },
  })),
  ...(parts.roles ?? []).map(([id, name, description, date = null]) => ({
    id,
    section: 'roles' as const,
    content: { name, description, date, projects: null },
  })),
  ...(parts.skills ?? []).map(([id, name, description]) => ({
    id,
    section: 'skills' as const,
    content: { name, description, projects: null },
  })),
  ...(parts.technical ?? []).map(([id, name, description, level = null]) => ({
    id,
    section: 'technical' as const,
    content: { name, description, proficiency: levels.find((known) => known === level) ?? null, projects: null },
  })),
  ...(parts.achievements ?? []).map(([id, name, description, date = null]) => ({
    id,
    section: 'achievements' as const,
    content: { name, description, date, link: null },
  })),
  ...(parts.other ?? []).map((text, at) => ({ id: `other-${at + 1}`, section: 'other' as const, content: { text } })),
]

const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const

/** An interview answer that its owner released. */
export const released = (id: string, itemId: string, question: string, text: string): ReleasedAnswer => ({
  id,
  itemId,
  question,
  text,
  date: '2026-03-02',
})
