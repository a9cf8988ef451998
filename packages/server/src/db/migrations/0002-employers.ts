import { type Kysely, sql } from 'kysely'

const statements = [
  `create table share_links (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    name text not null,
    token_hash text not null unique,
    expires_at timestamptz,
    sections jsonb not null,
    questions boolean not null,
    contact boolean not null,
    revoked_at timestamptz,
    opened integer not null default 0,
    last_opened_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  'create index share_links_of_owner on share_links (owner_id, created_at desc, id desc)',

  `create table employer_queries (
    id uuid primary key,
    link_id uuid not null references share_links on delete cascade,
    owner_id uuid not null references users on delete cascade,
    question text not null,
    answer jsonb not null,
    asked_at timestamptz not null default now(),
    sent_at timestamptz
  )`,
  'create index employer_queries_of_link on employer_queries (link_id, asked_at, id)',
  'create index employer_queries_of_owner on employer_queries (owner_id, asked_at desc, id desc)',

  `create table owner_answers (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    query_id uuid unique references employer_queries on delete cascade,
    question text not null,
    text text not null,
    answered_at timestamptz not null default now()
  )`,
  'create index owner_answers_of_owner on owner_answers (owner_id, answered_at desc, id desc)',
]

/** Share links, employers' questions and the owner's answers to them. */
export const employers = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
