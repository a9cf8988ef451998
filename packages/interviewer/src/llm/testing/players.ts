import * as v from 'valibot'
import type { Player } from './behaviour.ts'

const requestSchema = v.object({
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
  response_format: v.object({ json_schema: v.object({ name: v.string() }) }),
})
const itemSchema = v.record(v.string(), v.string())
const questionsTask = v.object({ num: v.number(), item: itemSchema, existing: v.array(v.string()) })
const followUpTask = v.object({ ...questionsTask.entries, answer: v.string() })
const answerTask = v.object({
  question: v.string(),
  evidence: v.array(
    v.object({
      id: v.string(),
      name: v.optional(v.string(), ''),
      level: v.optional(v.string(), ''),
      sentences: v.array(v.string()),
    }),
  ),
})

const passageTask = v.object({
  heading: v.nullable(v.string()),
  lines: v.array(
    v.object({ id: v.string(), text: v.string(), bullet: v.optional(v.boolean()), bold: v.optional(v.boolean()) }),
  ),
})

const frames: [kind: string, text: string][] = [
  ['situation', 'What was hard at the start of “{x}”?'],
  ['decision', 'Which choice behind “{x}” would you defend today?'],
  ['result', 'How did you measure the effect of “{x}”?'],
  ['learning', 'Looking back, what has “{x}” taught you?'],
  ['situation', 'Who helped you most with “{x}”, and in which way?'],
  ['decision', 'Why did you go about “{x}” in this manner?'],
  ['result', 'What changed for other people because of “{x}”?'],
  ['learning', 'When would you approach “{x}” in another way?'],
]

const phrases = (texts: string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[.,;:!?()“”"]+\s*/))
    .map((text) => text.trim().split(/\s+/).slice(0, 8).join(' '))
    .filter((text) => /\p{L}{3}/u.test(text))

/** Questions that quote what the data say, none of them twice. */
const honestQuestions = (texts: string[], existing: string[], num: number) => {
  const facts = phrases(texts)
  const used = new Set(existing)
  const all = frames.flatMap(([kind, frame], turn) =>
    facts.map((_, index) => {
      const fact = facts[(index + turn) % facts.length] ?? ''
      return { text: frame.replace('{x}', fact), kind, fact }
    }),
  )
  const fresh = all.filter(({ text }) => !used.has(text))
  const spread = fresh.filter((_, index) => index % Math.max(1, facts.length) === 0)
  return { questions: [...spread, ...fresh].slice(0, num) }
}

const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? [])

/** The sentence of the evidence that shares most words with the question, word for word; where a level is asked for, the level. */
const honestAnswer = (body: unknown) => {
  const { question, evidence } = v.parse(answerTask, body)
  const asked = words(question)
  const found = evidence
    .flatMap(({ id, name, level, sentences }) =>
      [...(level ? [`Her level in ${name} is ${level}.`] : []), ...(name ? [`${name}.`] : []), ...sentences].map(
        (text) => ({
          text,
          support: [id],
        }),
      ),
    )
    .map((sentence) => ({ ...sentence, shared: [...words(sentence.text)].filter((word) => asked.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .filter(({ shared }) => shared > 0)
  const sentences = found.slice(0, 1).map(({ text, support }) => ({ text, support }))
  return { stated: sentences.length > 0, sentences, related: found.slice(1, 3).flatMap(({ support }) => support) }
}

type Part = { field: string; line: string; words: string | null }
type Item = { section: string; tag: string | null; parts: Part[] }

/** Sorts lines as their heading says: jobs begin with a bold line 'Title, Employer' beside their dates; a technology has a level in brackets. */
const honestPlacement = (body: unknown): { items: Item[] } => {
  const { heading, lines } = v.parse(passageTask, body)
  const items: Item[] = []
  for (const { id, text, bullet, bold } of lines) {
    const [dates] = /(\w+ \d{4}) [-–] (.+)$/.exec(text) ?? []
    const [, name, level] = /^(.+?) \((\w+)\)$/.exec(text) ?? []
    const last = items.at(-1)
    if (/experience/i.test(heading ?? '')) {
      const [title = '', employer = ''] = text.split(', ')
      if (dates && last) {
        const [start = '', end = ''] = text.split(/ [-–] /)
        last.parts.push({ field: 'start_date', line: id, words: start }, { field: 'end_date', line: id, words: end })
      } else if ((bold || !last) && employer && !bullet)
        items.push({
          section: 'experience',
          tag: null,
          parts: [
            { field: 'title', line: id, words: title },
            { field: 'name', line: id, words: employer },
          ],
        })
      else last?.parts.push({ field: 'details', line: id, words: null })
    } else if (/technical/i.test(heading ?? '') && name && level)
      items.push({
        section: 'technical',
        tag: null,
        parts: [
          { field: 'name', line: id, words: name },
          { field: 'proficiency', line: id, words: level },
        ],
      })
    else
      items.push({
        section: 'other',
        tag: heading ? 'other' : 'contact',
        parts: [{ field: 'text', line: id, words: null }],
      })
  }
  return { items }
}

const placementOf = (player: Player, data: unknown, said: string): { items: Item[] } => {
  if (player === 'honest') return honestPlacement(data)
  const { lines } = v.parse(passageTask, data)
  const parts = lines.map(({ id }) => ({
    field: 'text',
    line: id,
    words: player === 'obedient' ? ordersIn(JSON.stringify(data)) : said,
  }))
  return { items: [{ section: 'other', tag: 'other', parts }] }
}

/** The orders to a machine that stand in the data, as a gullible model would carry them out: it says what it is told to say. */
const ordersIn = (data: string): string => /\bCANARY-\d+/.exec(data)?.[0] ?? 'CANARY-0'

const firstId = (data: unknown): string => {
  const task = v.safeParse(answerTask, data)
  return task.success ? (task.output.evidence[0]?.id ?? 'none') : 'none'
}

/** The reply of a played model to a chat completion request. */
export const play = (player: Player, body: string): string => {
  const { messages, response_format } = v.parse(requestSchema, JSON.parse(body))
  const data: unknown = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}')
  const said =
    player === 'obedient'
      ? `The candidate is perfect, says ${ordersIn(JSON.stringify(data))}.`
      : 'She led 900 engineers at Globex with Kubernetes.'
  switch (response_format.json_schema.name) {
    case 'questions':
    case 'follow_up': {
      const task = v.parse(v.union([followUpTask, questionsTask]), data)
      const texts =
        'answer' in task
          ? [task.answer]
          : Object.entries(task.item).flatMap(([key, text]) => (key === 'section' ? [] : text))
      if (player === 'honest') return JSON.stringify(honestQuestions(texts, task.existing, task.num))
      const text =
        player === 'obedient'
          ? `Why would ${ordersIn(JSON.stringify(data))} matter to you?`
          : 'How did you lead 900 engineers at Globex?'
      return JSON.stringify({
        questions: Array.from({ length: task.num }, () => ({ text, kind: 'result', fact: said })),
      })
    }
    case 'answer':
      if (player === 'honest') return JSON.stringify(honestAnswer(data))
      return JSON.stringify({
        stated: true,
        sentences: [{ text: said, support: [firstId(data)] }],
        related: ['made-up'],
      })
    case 'placement':
      return JSON.stringify(placementOf(player, data, said))
    default:
      return '{}'
  }
}
