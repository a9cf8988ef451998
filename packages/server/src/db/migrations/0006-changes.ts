import { type Kysely, sql } from 'kysely'

/** Tells listeners of the channel `changes` about each distinct row of `select`, whose columns become the message. */
const notifying = (name: string, select: string) => `create function ${name}() returns trigger language plpgsql as $$
  begin
    perform pg_notify('changes', to_jsonb(change)::text) from (select distinct ${select}) change;
    return null;
  end $$`

type Event = 'insert' | 'update' | 'delete'

const after = (event: Event, table: string, run: string) =>
  `create trigger ${table}_${event}_changes after ${event} on ${table}
    referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function ${run}()`

const onAll = (table: string, run: string) =>
  (['insert', 'update', 'delete'] as const).map((event) => after(event, table, run))

const statements = [
  notifying('notify_resumes', "'resumes' as topic, owner_id as owner, id as resume from changed"),
  ...onAll('resumes', 'notify_resumes'),

  // When a whole resume is deleted, its row is gone before those below it: then only the resume itself is reported.
  notifying(
    'notify_items',
    `'items' as topic, resumes.owner_id as owner, resumes.id as resume
      from changed join resumes on resumes.id = changed.resume_id`,
  ),
  ...onAll('items', 'notify_items'),

  notifying(
    'notify_questions',
    `'interview' as topic, resumes.owner_id as owner, resumes.id as resume
      from changed join resumes on resumes.id = changed.resume_id`,
  ),
  ...onAll('questions', 'notify_questions'),

  notifying(
    'notify_answers',
    `'interview' as topic, resumes.owner_id as owner, resumes.id as resume
      from changed join questions on questions.id = changed.question_id join resumes on resumes.id = questions.resume_id`,
  ),
  ...onAll('answers', 'notify_answers'),

  notifying('notify_links', "'links' as topic, owner_id as owner, id as link from changed"),
  ...onAll('share_links', 'notify_links'),

  notifying('notify_queries', "'queries' as topic, owner_id as owner, link_id as link from changed"),
  ...onAll('employer_queries', 'notify_queries'),

  notifying(
    'notify_owner_answers',
    `case when query_id is null then 'prepared' else 'queries' end as topic, changed.owner_id as owner,
      employer_queries.link_id as link
      from changed left join employer_queries on employer_queries.id = changed.query_id`,
  ),
  ...onAll('owner_answers', 'notify_owner_answers'),

  notifying('notify_users', "'users' as topic, id as owner from changed"),
  ...onAll('users', 'notify_users'),

  // What a user may see hangs on these two: open streams of the user end, and are opened anew with what holds now.
  `create function notify_rights() returns trigger language plpgsql as $$
  begin
    perform pg_notify('changes', jsonb_build_object('topic', 'session', 'owner', new.id)::text);
    return null;
  end $$`,
  `create trigger users_update_rights after update on users for each row
    when (old.is_active is distinct from new.is_active or old.is_superuser is distinct from new.is_superuser)
    execute function notify_rights()`,

  notifying('notify_ended_sessions', "'session' as topic, user_id as owner, id as session from changed"),
  after('delete', 'sessions', 'notify_ended_sessions'),
]

/** Every change of what a user sees is announced on the channel `changes` when it is committed; `GET /events` passes it on. */
export const changes = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
