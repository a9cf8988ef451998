import { type Section, sections } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { toItemTitle, toShownItems } from '../../entities/item/item-lists.ts'
import { interviewQuery, progressQuery } from '../../entities/question/interview.queries.ts'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { useApi } from '../../platform/services.ts'

/** What to do next in the interview: the item, and an open question about it where there is one. */
export type NextQuestion = {
  section: Section
  itemId: string
  title: string
  question: { id: string; text: string } | null
}

/** What a sentence calls an item: a job by its title and its employer. */
const toSpokenTitle = (item: ItemOf<Section>): string =>
  'title' in item && item.title && item.name ? `${item.title} at ${item.name}` : toItemTitle(item)

/** Experience first: that is what employers ask about. */
const order: readonly Section[] = ['experience', ...sections.filter((section) => section !== 'experience')]

/**
 * Of so many of an item's first open questions the shortest is offered: it is read in passing. Questions that are added
 * come after these, so that the one that is offered stays the same until it is answered.
 */
const considered = 3

/**
 * The next question worth answering: an open one if there is one, else the first item without questions. `null` where
 * there is nothing to do, `undefined` while it is not known yet.
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
