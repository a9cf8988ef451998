import { sections as sectionOrder } from '@candid/core'
import pLimit from 'p-limit'
import type { Interviewer, ParseProgress, ParseResult, Unplaced } from '../interviewer.ts'
import type { Word } from '../parse/1-glyphs/pdf-page.ts'
import { vocabularyOf } from '../parse/2-lines/join-text.ts'
import { sourceOf, spanOf } from '../parse/2-lines/span.ts'
import { finishItem } from '../parse/5-items/finish-item.ts'
import type { Draft } from '../parse/5-items/make-item.ts'
import type { ResumeLayout } from '../parse/lay-out-pdf.ts'
import type { LanguageModel, Structured } from './language-model.ts'
import { type PageFacts, toDraft } from './placed-items.ts'
import { fieldsOf, type Placement, placementSchema, placeParts } from './placed-parts.ts'
import { readLines } from './read-lines.ts'
import { type Passage, shownPassage, toPassages } from './resume-lines.ts'

/** So many passages of one resume are with the model at a time. */
const atOnce = 3

const instructions = `You sort the lines of a resume into items. The data hold the lines under one heading, each with an id. An item is one job, one project, one skill, one award, one school, one
contact line and so on. Its "section" is one of: ${Object.entries(fieldsOf)
  .map(([section, fields]) => `${section} (fields ${fields.join(', ')})`)
  .join('; ')}.
overview is a summary of the person; leadership is leading or volunteering; experience is paid jobs (name is the employer); roles is projects and roles beside a job; skills is general skills; technical is
tools and technologies (proficiency only where it is stated); achievements is awards, certificates and publications; other is all the rest, with a "tag" (contact, education, language, certificate,
interest, reference, publication, other). "tag" is null for all other sections. Each entry of "parts" fills a field with a line: "line" is its id, "words" repeats exactly the words of the line that
belong there, or is null when all of it does. Every line belongs to one item; use no words twice. You cannot add words.`

const placing = (model: LanguageModel, passage: Passage, signal: AbortSignal | undefined) =>
  model.structured({
    name: 'placement',
    schema: placementSchema,
    instructions,
    data: shownPassage(passage),
    check: (placement) => placeParts(passage, placement).problems,
    signal,
  })

const groupWords = (words: Word[]): Unplaced[] => {
  const groups: Word[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && last.page === word.page && Math.abs(last.base - word.base) < 2) group.push(word)
    else groups.push([word])
  }
  return groups
    .map((group) => ({ text: spanOf(group).text, source: sourceOf(spanOf(group)) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** Words that no item has; a heading counts as placed when an item stands under it. */
const leftOver = ({ lines, sections, turned }: ResumeLayout, drafts: Draft[]): Unplaced[] => {
  const spans = drafts.flatMap((draft) => [...Object.values(draft.spans), ...draft.more])
  const used = new Set(spans.flatMap((span) => span.parts.map((part) => part.word)))
  const titles = new Set(drafts.map((draft) => draft.heading))
  for (const { heading, title } of sections)
    if (heading && titles.has(title)) for (const word of heading.words) used.add(word)
  const all = [...lines.flatMap((line) => [...line.rail.flatMap((cell) => cell.words), ...line.words]), ...turned]
  return groupWords(all.filter((word) => !used.has(word)))
}

/**
 * Parses a resume by a language model that names line ids and words of lines, section by section. A failure of one section, after it
 * was asked again once, is a failure of the parse: nothing is made up or left to the rules in silence.
 */
export const parseModel = async (
  model: LanguageModel,
  pdf: Uint8Array,
  { onProgress, signal }: NonNullable<Parameters<Interviewer['parse']>[1]> = {},
): Promise<ParseResult> => {
  signal?.throwIfAborted()
  onProgress?.({ stage: 'read_text', pagesRead: 0, pages: null, items: 0 })
  const layout = await readLines(pdf, { signal })
  if (!layout.ok) return layout
  const { pages } = layout
  let found = 0
  const tell = (stage: ParseProgress['stage']) => onProgress?.({ stage, pagesRead: pages, pages, items: found })
  tell('find_sections')
  const passages = toPassages(layout.sections)
  tell('fill_items')
  const turn = pLimit(atOnce)
  const failing = new AbortController()
  const stop = signal ? AbortSignal.any([signal, failing.signal]) : failing.signal
  const replies = await Promise.all(
    passages.map(async (passage): Promise<{ passage: Passage; reply: Structured<Placement> }> => {
      const reply = await turn(() => placing(model, passage, stop))
      // One section without an answer is no parse: the others need not go on.
      if (!reply.ok) failing.abort()
      else {
        found += placeParts(passage, reply.value).items.length
        tell('fill_items')
      }
      return { passage, reply }
    }),
  )
  signal?.throwIfAborted()
  tell('check')
  const facts: PageFacts = {
    words: vocabularyOf(layout.lines),
    columnOf: (line) => layout.columns[line.region] ?? line,
    linksOf: (page) => layout.links[page - 1] ?? [],
  }
  const drafts: Draft[] = []
  const failed = replies.flatMap(({ reply }) => (reply.ok ? [] : reply))
  const [cause] = [...failed.filter(({ code }) => code !== 'cancelled'), ...failed]
  if (cause) return { ok: false, code: 'engine_failed', detail: cause.detail }
  for (const { passage, reply } of replies) {
    if (!reply.ok) continue
    drafts.push(...placeParts(passage, reply.value).items.map((item) => toDraft(item, passage.heading, facts)))
  }
  const now = new Date()
  const items = drafts.map((draft) => finishItem(draft, now))
  return {
    ok: true,
    engine: { kind: 'llm', model: model.model },
    pages: layout.pages,
    items: items.sort((a, b) => sectionOrder.indexOf(a.section) - sectionOrder.indexOf(b.section)),
    unplaced: leftOver(layout, drafts),
    hidden: groupWords(layout.hidden),
  }
}
