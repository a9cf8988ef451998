import { type Kysely, sql } from 'kysely'

const statements = [
  // Links from before tell their owner too; one press in any mail ends all mails.
  'alter table share_links add column notices boolean not null default true',

  // What an owner was not yet told of: a first opening, or with a query a question that waits.
  `create table notices (
    id bigint generated always as identity primary key,
    owner_id uuid not null references users on delete cascade,
    link_id uuid not null references share_links on delete cascade,
    query_id uuid references employer_queries on delete cascade
  )`,
  'create index notices_of_owner on notices (owner_id, id)',
  'create index notices_of_link on notices (link_id)',
  'create index notices_of_query on notices (query_id)',

  // Whether an owner wants mails about links, when the last one was sent and whether one is due. Without a row: wanted, none yet.
  `create table notice_mails (
    owner_id uuid primary key references users on delete cascade,
    wanted boolean not null default true,
    sent_at timestamptz,
    due boolean not null default false
  )`,

  `create table unsubscribe_tokens (
    hash text primary key,
    owner_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index unsubscribe_tokens_of_owner on unsubscribe_tokens (owner_id)',
]

/** Mails that tell an owner what happens with the links. */
export const notices = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
