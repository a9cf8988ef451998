import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Actor } from '../http/actor.ts'
import { exportResume } from '../resumes/export-resume.ts'
import { stemOf } from '../resumes/file-name.ts'
import { itemText } from '../resumes/item-text.ts'
import { conversationOrder } from '../resumes/question-rows.ts'
import type { Storage } from '../storage/storage.ts'
import { uniqueNames } from './archive-names.ts'
import type { ArchiveFile } from './zip.ts'

type Parts = { db: Database; storage: Storage }

const json = (name: string, modified: Date, read: () => Promise<unknown>): ArchiveFile => ({
  name,
  modified,
  compress: true,
  open: async () => Readable.from([`${JSON.stringify(await read(), null, 2)}\n`]),
})

const readMe = `Everything Candid stores about you.

profile.json                          your account, without the password
resumes/<resume>/                     one folder for each of your resumes:
  <the file you uploaded>
  json-resume.json                    its items as JSON Resume (jsonresume.org)
  questions-and-answers.json          interview questions, your answers and drafts; "released" says
                                      whether an answer may be used to answer employers
share-links/<name>.json               each link to your resume: when it was made, opened and revoked, what was
                                      asked by it and what was answered; its secret address is not in here
answers-to-employers.json             the answers you gave or prepared for employers
chosen-answers.json                   the questions for which you chose the answer: an item, or none
`

/** Returns all data of a user as files. The content of a file is read when it is opened. */
export const ownFiles = async ({ db, storage }: Parts, actor: Actor): Promise<ArchiveFile[]> => {
  const now = new Date()
  const resumes = await db
    .selectFrom('resumes')
    .select(['id', 'file_name', 'storage_key', 'format', 'chunked', 'created_at'])
    .where('owner_id', '=', actor.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('share_links')
    .select(['id', 'name', 'created_at'])
    .where('owner_id', '=', actor.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const folders = uniqueNames()
  const linkNames = uniqueNames()
  return [
    { name: 'README.txt', modified: now, compress: true, open: async () => Readable.from([readMe]) },
    json('profile.json', now, () => readProfile(db, actor)),
    ...resumes.flatMap(({ id, file_name, storage_key, format, chunked, created_at }) => {
      const folder = `resumes/${folders(stemOf(file_name, `.${format}`))}`
      const names = uniqueNames()
      const file = (name: string) => `${folder}/${names(name)}`
      const items = file('json-resume.json')
      return [
        ...(chunked ? [json(items, created_at, async () => (await exportResume(db, actor, id)).document)] : []),
        json(file('questions-and-answers.json'), created_at, () => readQuestions(db, id)),
        {
          name: file(file_name),
          modified: created_at,
          compress: format !== 'pdf',
          open: () => storage.get(storage_key),
        },
      ]
    }),
    ...links.map(({ id, name, created_at }) =>
      json(`share-links/${linkNames(`${name}.json`)}`, created_at, () => readLink(db, id)),
    ),
    json('answers-to-employers.json', now, () => readOwnerAnswers(db, actor)),
    json('chosen-answers.json', now, () => readChosen(db, actor)),
  ]
}

const readProfile = (db: Database, actor: Actor) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'is_superuser', 'is_active', 'created_at'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()

const readQuestions = async (db: Database, resumeId: string) => {
  const rows = await db
    .selectFrom('questions')
    .leftJoin('questions as main', 'main.id', 'questions.follows')
    .leftJoin('items', 'items.id', 'questions.item_id')
    .leftJoin('answers', 'answers.question_id', 'questions.id')
    .leftJoin('drafts', 'drafts.question_id', 'questions.id')
    .select(['questions.text', 'questions.kind', 'questions.created_at', 'main.text as follows'])
    .select(['questions.category', 'questions.item_text', 'items.section', 'items.content'])
    .select(['answers.text as answer', 'release', 'answers.saved_at'])
    .select(['drafts.text as draft', 'drafts.saved_at as draft_saved_at'])
    .where('questions.resume_id', '=', resumeId)
    .orderBy(conversationOrder)
    .execute()
  return rows.map((row) => ({
    category: row.category,
    item: row.section && row.content ? itemText(row.section, row.content) : row.item_text,
    question: row.text,
    kind: row.kind,
    follows: row.follows,
    asked_at: row.created_at,
    answer: row.answer,
    released: row.release === null ? null : row.release === 'employers',
    answered_at: row.saved_at,
    draft: row.draft,
    draft_saved_at: row.draft_saved_at,
  }))
}

/** A link and the questions that were asked through it, without its secret address and the hash of that. */
const readLink = async (db: Database, id: string) => {
  const link = await db
    .selectFrom('share_links')
    .select([
      'name',
      'sections',
      'questions',
      'contact',
      'download',
      'created_at',
      'expires_at',
      'revoked_at',
      'opened',
      'notices',
    ])
    .select('last_opened_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const asked = await db
    .selectFrom('employer_queries')
    .select(['question', 'answer', 'asked_at', 'sent_at'])
    .where('link_id', '=', id)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  const days = await db
    .selectFrom('link_days')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'opened', 'asked'])
    .where('link_id', '=', id)
    .orderBy('link_days.day')
    .execute()
  return { ...link, days, asked }
}

const readChosen = (db: Database, actor: Actor) =>
  db
    .selectFrom('answer_choices')
    .innerJoin('resumes', 'resumes.id', 'answer_choices.resume_id')
    .leftJoin('items', 'items.id', 'answer_choices.item_id')
    .select(['resumes.file_name as resume', 'question', 'items.content as item', 'chosen_at'])
    .where('owner_id', '=', actor.id)
    .orderBy('chosen_at')
    .orderBy('answer_choices.id')
    .execute()

const readOwnerAnswers = (db: Database, actor: Actor) =>
  db
    .selectFrom('owner_answers')
    .select(['question', 'text as answer', 'answered_at'])
    .where('owner_id', '=', actor.id)
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
