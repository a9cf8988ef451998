import type { ItemContent } from '../schemas/item.ts'
import type { Section } from '../schemas/sections.ts'

/** One item of a resume as a document carries it: its section, its content, and for items of other what it is about. */
export type ResumeEntry<S extends Section = Section> = S extends Section
  ? { section: S; content: ItemContent<S>; tag: string | null }
  : never

/** What an item of other can be about. */
export const otherTags = [
  'contact',
  'education',
  'language',
  'certificate',
  'interest',
  'reference',
  'publication',
  'other',
] as const
export type OtherTag = (typeof otherTags)[number]

export const isOtherTag = (text: unknown): text is OtherTag => otherTags.some((tag) => tag === text)
