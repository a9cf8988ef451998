import { type Kysely, sql } from 'kysely'

const columns =
  'source_id, kind, owner_id, resume_id, section, about, tag, position, version, content, question, text, said_at, terms'

// An answer may be released while its item is deleted or its resume deactivated: whoever comes second must see what the
// first one did. Locks by number, so that a restore needs no lock per owner. Who holds one waits for no row of questions or
// answers afterwards, so that no two wait for each other; deletions need none, because they only take away.
const lockOwners = (resumes: string) =>
  `perform pg_advisory_xact_lock(8, owner) from (
      select distinct hashtext(owner_id::text) & 1023 as owner from resumes where id in (${resumes}) order by 1) owners;`

const resumesOfAnswers = 'select questions.resume_id from questions join changed on changed.question_id = questions.id'

/** The function of a statement's trigger, whose rows are `changed`. */
const refreshing = (
  name: string,
  ids: string,
  lock = '',
) => `create function ${name}() returns trigger language plpgsql as $$
  begin
    ${lock}
    perform refresh_evidence((${ids}));
    return null;
  end $$`

const after = (event: 'insert' | 'update' | 'delete', table: string, run: string) =>
  `create trigger ${table}_${event}_evidence after ${event} on ${table}
    referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function ${run}()`

const statements = [
  `create table evidence (
    number bigint generated always as identity primary key,
    source_id uuid not null unique,
    kind text not null,
    owner_id uuid not null,
    resume_id uuid,
    section text,
    about uuid,
    tag text,
    position integer,
    version integer,
    content jsonb,
    question text,
    text text,
    said_at timestamptz,
    terms tsvector
  )`,
  "comment on table evidence is 'derived'",
  'create index evidence_of_owner on evidence (owner_id, kind)',
  'create index evidence_of_resume on evidence (resume_id)',
  'create index evidence_about on evidence (about)',

  // What the index must hold, from scratch. It is the only definition: triggers copy rows of it, the tests compare with it.
  `create view evidence_source as
    select i.id as source_id, 'item' as kind, r.owner_id, i.resume_id, i.section, null::uuid as about, i.tag,
      i.position, i.version, i.content, null as question, null as text, null::timestamptz as said_at,
      null::tsvector as terms
    from items i join resumes r on r.id = i.resume_id
    where r.active and i.deleted_at is null
    union all
    select a.id, 'interview', r.owner_id, q.resume_id, q.category, q.item_id, i.tag,
      null, a.version, null, q.text, a.text, a.saved_at, to_tsvector('english', left(q.text || ' ' || a.text, 50000))
    from answers a join questions q on q.id = a.question_id join resumes r on r.id = q.resume_id
      left join items i on i.id = q.item_id
    where r.active and a.release = 'employers' and i.deleted_at is null
    union all
    select o.id, 'reply', o.owner_id, null, null, null, null,
      null, null, null, o.question, o.text, o.answered_at, to_tsvector('english', left(o.question || ' ' || o.text, 50000))
    from owner_answers o`,

  // What changes becomes a new row with a new number, so that whatever is kept by its number never goes out of date.
  `create function refresh_evidence(ids uuid[]) returns void language plpgsql as $$
  begin
    if ids is null then return; end if;
    delete from evidence where source_id = any(ids);
    delete from evidence where about = any(ids);
    insert into evidence (${columns}) select * from evidence_source where source_id = any(ids);
    insert into evidence (${columns}) select * from evidence_source where about = any(ids) and source_id <> all(ids);
  end $$`,

  refreshing('evidence_of_rows', 'select array_agg(id) from changed'),
  refreshing(
    'evidence_of_changed_items',
    'select array_agg(id) from changed',
    lockOwners('select resume_id from changed'),
  ),
  refreshing('evidence_of_answers', 'select array_agg(id) from changed', lockOwners(resumesOfAnswers)),
  refreshing(
    'evidence_of_questions',
    'select array_agg(answers.id) from answers join changed on changed.id = answers.question_id',
  ),
  after('insert', 'items', 'evidence_of_rows'),
  after('update', 'items', 'evidence_of_changed_items'),
  after('delete', 'items', 'evidence_of_rows'),
  after('update', 'questions', 'evidence_of_questions'),
  after('insert', 'answers', 'evidence_of_answers'),
  after('update', 'answers', 'evidence_of_answers'),
  after('delete', 'answers', 'evidence_of_rows'),
  after('insert', 'owner_answers', 'evidence_of_rows'),
  after('update', 'owner_answers', 'evidence_of_rows'),
  after('delete', 'owner_answers', 'evidence_of_rows'),

  `create function evidence_of_resume() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(8, hashtext(new.owner_id::text) & 1023);
    delete from evidence where resume_id = new.id;
    insert into evidence (${columns}) select * from evidence_source where resume_id = new.id;
    return null;
  end $$`,
  `create trigger resumes_update_evidence after update on resumes for each row
    when (old.active is distinct from new.active or old.owner_id is distinct from new.owner_id)
    execute function evidence_of_resume()`,

  `insert into evidence (${columns}) select * from evidence_source`,
]

/** The index that employers are answered from: one row per shown item and per released answer of each active resume. */
export const evidenceIndex = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
