import { type Section, sections } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { toItemTitle, toShownItems } from '../../entities/item/item-lists.ts'
import { interviewQuery, progressQuery } from '../../entities/question/interview.queries.ts'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { useApi } from '../../platform/services.ts'

/** What to do next in the interview: the item, and an open question about it if there is one. */
export type NextQuestion = {
  section: Section
  itemId: string
  title: string
  question: { id: string; text: string } | null
}

/** Names an item within a sentence: a job by its title and its employer. */
const toSpokenTitle = (item: ItemOf<Section>): string =>
  'title' in item && item.title && item.name ? `${item.title} at ${item.name}` : toItemTitle(item)

/** Experience comes first, because that is what employers ask about. */
const order: readonly Section[] = ['experience', ...sections.filter((section) => section !== 'experience')]

/**
 * The shortest of this many first open questions of an item is offered, because it is quick to read. New questions come
 * after these, so the offered one stays the same until it is answered.
 */
const considered = 3

/**
 * Returns the next question to answer: an open one if there is one, else the first item without questions. `null` if there is
 * nothing to do, `undefined` while the data is loading.
 */
export const useNextQuestion = (resume: Detail): NextQuestion | null | undefined => {
  const api = useApi()
  const { data: progress, isPending } = useQuery(progressQuery(api, resume.id))
  const items = order.flatMap((section) => toShownItems(resume, section).map((item) => ({ section, item })))
  const of = (id: string) => progress?.find((part) => part.chunk_id === id)
  const next =
    items.find(({ item }) => (of(item.id)?.questions ?? 0) > (of(item.id)?.answered ?? 0)) ??
    items.find(({ item }) => (of(item.id)?.questions ?? 0) === 0)
  const { data: interview, isLoading } = useQuery({
    ...interviewQuery(api, { resumeId: resume.id, itemId: next?.item.id ?? '' }),
    enabled: next !== undefined && (of(next.item.id)?.questions ?? 0) > 0,
  })
  if (isPending || isLoading) return undefined
  if (!progress || !next) return null
  const open = interview?.questions
    .filter((_, index) => !interview.answers[index]?.text)
    .slice(0, considered)
    .toSorted((one, other) => one.text.length - other.text.length)
    .at(0)
  return {
    section: next.section,
    itemId: next.item.id,
    title: toSpokenTitle(next.item),
    question: open ?? null,
  }
}
