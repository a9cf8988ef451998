import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { start } from './migrations/0001-start.ts'
import { employers } from './migrations/0002-employers.ts'
import { evidenceIndex } from './migrations/0003-evidence-index.ts'
import { followableLinks } from './migrations/0004-followable-links.ts'
import { basisOfAnswers } from './migrations/0005-basis-of-answers.ts'
import { changes } from './migrations/0006-changes.ts'
import { knownAddresses } from './migrations/0007-known-addresses.ts'
import { doubts } from './migrations/0008-doubts.ts'
import { firstPagePicture } from './migrations/0009-first-page-picture.ts'
import { movedItems } from './migrations/0010-moved-items.ts'
import { visitors } from './migrations/0011-visitors.ts'
import { followUps } from './migrations/0012-follow-ups.ts'
import { equalQuestions } from './migrations/0013-equal-questions.ts'
import { answersByMail } from './migrations/0014-answers-by-mail.ts'
import { notices } from './migrations/0015-notices.ts'
import { linkDays } from './migrations/0016-link-days.ts'
import { answerChoices } from './migrations/0017-answer-choices.ts'
import { linkDownload } from './migrations/0018-link-download.ts'
import { parseCounts } from './migrations/0019-parse-counts.ts'
import type { Tables } from './tables.ts'

/** All migrations, oldest first. They only go forward, and a released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-employers': employers,
  '0003-evidence-index': evidenceIndex,
  '0004-followable-links': followableLinks,
  '0005-basis-of-answers': basisOfAnswers,
  '0006-changes': changes,
  '0007-known-addresses': knownAddresses,
  '0008-doubts': doubts,
  '0009-first-page-picture': firstPagePicture,
  '0010-moved-items': movedItems,
  '0011-visitors': visitors,
  '0012-follow-ups': followUps,
  '0013-equal-questions': equalQuestions,
  '0014-answers-by-mail': answersByMail,
  '0015-notices': notices,
  '0016-link-days': linkDays,
  '0017-answer-choices': answerChoices,
  '0018-link-download': linkDownload,
  '0019-parse-counts': parseCounts,
}

/** Thrown if a newer version of this program, with a schema unknown to this one, wrote the data. */
export class NewerSchemaError extends Error {
  constructor(step: string) {
    super(`the data is of a newer version of Candid (schema ${step}); start that version, or restore an older backup`)
  }
}

/**
 * Migrates the schema to the newest version, or to one of its steps. Several processes may call it at once, because the
 * migrator locks. Throws NewerSchemaError without changing anything.
 */
export const migrate = async (db: Kysely<Tables>, upTo?: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const unknown = [...(await appliedSteps(db)), ...(upTo === undefined ? [] : [upTo])].find(
    (step) => !(step in migrations),
  )
  if (unknown !== undefined) throw new NewerSchemaError(unknown)
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
}

const journal = 'kysely_migration'

/** Returns the migrations that a database has; none for an empty one. */
const appliedSteps = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows: found } = await sql<{ exists: boolean }>`select to_regclass(${journal}) is not null as exists`.execute(
    db,
  )
  if (!found[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(journal)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
