import type { Rehearsal } from '@candid/core'
import type { Actor } from '../http/actor.ts'
import { callerLeft } from '../http/caller-left.ts'
import type { Handlers } from '../http/register.ts'
import * as choices from './answer-choices.ts'
import { answerFrom } from './answering.ts'
import { choicesFor } from './choice-for.ts'
import * as inbox from './inbox.ts'
import { readLinkDays } from './link-days.ts'
import * as links from './links.ts'
import * as notices from './notices.ts'
import type { Parts } from './parts.ts'
import * as prepared from './prepared-answers.ts'
import { createReadiness, readLinkChoices, verdictOf } from './readiness.ts'
import { recruiterQuestions } from './recruiter-questions.ts'
import { readShared } from './shared-resume.ts'
import { show } from './show-shared.ts'
import { everyone } from './visitor.ts'

type OwnerId =
  | 'listShareLinks'
  | 'createShareLink'
  | 'updateShareLink'
  | 'revokeShareLink'
  | 'previewShared'
  | 'previewAnswer'
  | 'rehearse'
  | 'readReadiness'
  | 'listQueries'
  | 'answerQuery'
  | 'deleteQuery'
  | 'listPreparedAnswers'
  | 'createPreparedAnswer'
  | 'deletePreparedAnswer'
  | 'readLinkDays'
  | 'rehearseAnswer'
  | 'listAnswerChoices'
  | 'saveAnswerChoice'
  | 'deleteAnswerChoice'
  | 'readNoticeChoice'
  | 'saveNoticeChoice'

/** The handlers of the operations for owners. */
export const ownerHandlers = (parts: Parts): Pick<Handlers, OwnerId> => {
  const { db, secrets, interviewer, limits, memory } = parts
  const readiness = createReadiness(parts)
  const preview = async (actor: Actor, linkId: string, question: string | null = null) => {
    await limits.take(['askOfUser', actor.id])
    return readShared(db, await links.findLink(db, actor, linkId), memory, question)
  }
  return {
    listShareLinks: ({ actor }) => links.listLinks(db, secrets, actor),
    createShareLink: ({ actor, body }) => links.createLink(db, secrets, actor, body),
    updateShareLink: ({ actor, params, body }) => links.updateLink(db, secrets, actor, params.link_id, body),
    revokeShareLink: ({ actor, params }) => links.revokeLink(db, secrets, actor, params.link_id),
    previewShared: async ({ actor, params }) => show(parts, await links.findLink(db, actor, params.link_id), everyone),
    previewAnswer: async ({ actor, params, body }) =>
      answerFrom(interviewer, await preview(actor, params.link_id, body.question), body.question),
    rehearse: async ({ actor, params, reply }) => {
      const left = callerLeft(reply)
      const shared = await preview(actor, params.link_id)
      const rehearsal: Rehearsal = []
      // One after the other, because a language model has its own limits.
      for (const question of recruiterQuestions) {
        left.throwIfAborted()
        const answer = await answerFrom(interviewer, shared, question)
        rehearsal.push({ question, answer, verdict: verdictOf(answer) })
      }
      return rehearsal
    },
    readReadiness: ({ actor }) => readiness(actor),
    listQueries: ({ actor, query }) => inbox.readInbox(db, actor, query),
    answerQuery: ({ actor, params, body }) => inbox.answerQuery(db, actor, params.query_id, body.text),
    deleteQuery: async ({ actor, params }) => {
      await inbox.deleteQuery(db, actor, params.query_id)
      return { message: 'Question deleted' }
    },
    readLinkDays: async ({ actor, params }) => readLinkDays(db, await links.findLink(db, actor, params.link_id)),
    rehearseAnswer: async ({ actor, body }) => {
      await limits.take(['askOfUser', actor.id])
      const shared = await readShared(db, await readLinkChoices(db, actor), memory, body.question)
      const [choice = null] = await choicesFor(interviewer, shared, [body.question])
      return { answer: await answerFrom(interviewer, shared, body.question), choice }
    },
    listAnswerChoices: ({ actor }) => choices.readChoices(db, actor.id),
    saveAnswerChoice: ({ actor, body }) => choices.saveChoice(db, actor, body),
    deleteAnswerChoice: async ({ actor, params }) => {
      await choices.deleteChoice(db, actor, params.choice_id)
      return { message: 'Choice deleted' }
    },
    readNoticeChoice: ({ actor }) => notices.readNoticeChoice(db, actor),
    saveNoticeChoice: ({ actor, body }) => notices.writeNoticeChoice(db, actor, body.wanted),
    listPreparedAnswers: ({ actor }) => prepared.listPrepared(db, actor),
    createPreparedAnswer: ({ actor, body }) => prepared.createPrepared(db, actor, body),
    deletePreparedAnswer: async ({ actor, params }) => {
      await prepared.deletePrepared(db, actor, params.answer_id)
      return { message: 'Answer deleted' }
    },
  }
}
