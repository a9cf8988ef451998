import { isDeepStrictEqual } from 'node:util'
import type { EmployerAnswer, EmployerQuery } from '@candid/core'
import type { Interviewer } from '@candid/interviewer'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import { basisOf } from './answer-basis.ts'
import { answerFrom } from './answering.ts'
import type { EvidenceMemory } from './evidence.ts'
import { type LinkSecrets, openLink } from './links.ts'
import { insertQuery } from './queries.ts'
import { readShared, type Shared } from './shared-resume.ts'
import { visitorOf } from './visitor.ts'

type Parts = { db: Database; secrets: LinkSecrets; interviewer: Interviewer; memory: EvidenceMemory }

const maxTries = 2

/** Finds the link of a secret, if it takes questions. Throws 404, 403. */
export const openForQuestions = async (db: Database, secrets: LinkSecrets, token: string): Promise<ShareLinkRow> => {
  const link = await openLink(db, secrets, token)
  if (!link.questions) throw errors.noQuestions()
  return link
}

const pieceOf = ({ items, answers }: Shared, id: string) =>
  items.find((item) => item.id === id) ?? answers.find((answer) => answer.id === id)

const isStillShown = (answer: EmployerAnswer, before: Shared, now: Shared): boolean =>
  isDeepStrictEqual(before.choices, now.choices) &&
  answer.receipts.every(({ id }) => isDeepStrictEqual(pieceOf(before, id), pieceOf(now, id)))

/**
 * Answers a question that came through a link, and stores it. An engine can take long: if evidence was revoked, hidden or
 * changed in the meantime, the answer is made again without it. Throws 404, 403, 502.
 */
export const askShared = async (
  { db, secrets, interviewer, memory }: Parts,
  token: string,
  visitorId: string | undefined,
  question: string,
): Promise<EmployerQuery> => {
  const read = async () => {
    const link = await openForQuestions(db, secrets, token)
    return { link, shared: await readShared(db, link, memory, question) }
  }
  let { shared: before } = await read()
  for (let tries = 0; tries < maxTries; tries++) {
    const answer = await answerFrom(interviewer, before, question)
    const { link, shared } = await read()
    if (isStillShown(answer, before, shared))
      return insertQuery(db, link, visitorOf(link.id, visitorId), question, answer, basisOf(answer, shared))
    before = shared
  }
  throw errors.notAnswered()
}
