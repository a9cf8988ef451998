import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmployerQuery, publicHeadOf, type SharedResume, sections } from '@candid/core'
import type { Engine, Interviewer } from '@candid/interviewer'
import { demoAnswers } from '../demo/demo-answers.ts'
import { demoName } from '../demo/demo-person.ts'
import { errors } from '../errors.ts'
import { answerFrom } from './answering.ts'
import type { SharedAnswer, SharedItem } from './evidence.ts'
import { type Shared, toSections } from './shared-resume.ts'
import { withholdContact } from './withhold-contact.ts'

/** The name in the place of a link's secret, which is much longer. */
export const sampleToken = 'sample'

/**
 * The public sample page: the resume of an invented person, made only from files of the program. It uses no database, so it
 * cannot show user data and stores no question.
 */
export type Sample = { show: () => Promise<SharedResume>; ask: (question: string) => Promise<EmployerQuery> }

type Parts = {
  interviewer: Interviewer
  engine: Engine
  suggest: (shared: Shared) => Promise<string[]>
}

/** Returns an id that is the same in every process, because another one may handle the next call. */
const idOf = (name: string) => {
  const hex = createHash('sha256').update(`sample:${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

type SampleResume = { shared: Shared; head: ReturnType<typeof publicHeadOf> }

const readSample = async (interviewer: Interviewer): Promise<SampleResume> => {
  const pdf = await readFile(join(import.meta.dirname, '../demo/sample-resume.pdf'))
  const parsed = await interviewer.parse(new Uint8Array(pdf), { user: sampleToken })
  if (!parsed.ok) throw errors.notAnswered()
  const head = publicHeadOf(
    parsed.items.flatMap(({ tag, content }) => (tag === 'contact' && 'text' in content ? [content.text] : [])),
  )
  const items = parsed.items
    .filter(({ tag }) => tag !== 'contact')
    .map(
      ({ section, content, tag }, index) =>
        // The content has the shape of its section.
        ({
          id: idOf(`item ${index}`),
          section,
          content: withholdContact(content),
          version: 1,
          ...(tag && { tag }),
        }) as SharedItem,
    )
  const answers = await Promise.all(
    demoAnswers.map(async ({ section, text }): Promise<SharedAnswer[]> => {
      const item = items.find((candidate) => candidate.section === section)
      if (!item) return []
      const asked = await interviewer.ask({ item, items, existing: [], num: 1 }, { user: sampleToken })
      const question = (asked.ok && asked.questions[0]?.text) || ''
      return [{ id: idOf(`answer ${section}`), itemId: item.id, category: section, question, text, date: null }]
    }),
  )
  const evidence = { items, answers: answers.flat() }
  const shared: Shared = {
    ...evidence,
    version: createHash('sha256').update(JSON.stringify(evidence)).digest('base64url'),
    choices: [],
    ownerId: sampleToken,
    name: demoName,
    firstName: demoName.split(' ')[0] ?? demoName,
  }
  return { shared, head }
}

export const createSample = ({ interviewer, engine, suggest }: Parts): Sample => {
  let read: Promise<SampleResume> | null = null
  // Read at the first call and, after a failure, again.
  const sampleResume = () => {
    read ??= readSample(interviewer).catch((error: unknown) => {
      read = null
      throw error
    })
    return read
  }
  return {
    show: async () => {
      const { shared: sample, head } = await sampleResume()
      return {
        sample: true,
        name: sample.name,
        first_name: sample.firstName,
        ...head,
        expires_at: null,
        questions: true,
        download: false,
        engine,
        sections: [...sections],
        resume: toSections(sample),
        suggestions: await suggest(sample),
        queries: [],
      }
    },
    ask: async (question) => ({
      id: randomUUID(),
      question,
      asked_at: new Date().toISOString(),
      answer: await answerFrom(interviewer, (await sampleResume()).shared, question),
      sent_at: null,
      owner_answer: null,
      by_mail: false,
    }),
  }
}
