import { type Kysely, sql } from 'kysely'

const statements = [
  `create table users (
    id uuid primary key,
    email text not null,
    full_name text,
    password_hash text not null,
    is_superuser boolean not null,
    is_active boolean not null,
    created_at timestamptz not null default now()
  )`,
  'create unique index users_email on users (lower(email))',
  'create index users_newest on users (created_at desc, id desc)',

  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index sessions_user on sessions (user_id)',

  `create table reset_tokens (
    hash text primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index reset_tokens_user on reset_tokens (user_id)',

  'create table rate_limits (key text primary key, full_at timestamptz not null)',

  `create table resumes (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    file_name text not null,
    storage_key text not null,
    size integer not null,
    sha256 text not null,
    format text,
    generation integer not null default 1,
    chunked boolean not null default false,
    active boolean not null default false,
    parse_status text not null default 'none' check (parse_status in ('none', 'running', 'done', 'failed')),
    parse_error text,
    parse_stage text,
    parse_started_at timestamptz,
    engine jsonb,
    pages integer,
    unplaced jsonb not null default '[]',
    hidden jsonb not null default '[]',
    created_at timestamptz not null default now(),
    check (chunked or not active)
  )`,
  'create unique index resumes_one_active on resumes (owner_id) where active',
  'create index resumes_newest on resumes (created_at desc, id desc)',
  'create index resumes_of_owner on resumes (owner_id, created_at desc, id desc)',
  'create index resumes_same_file on resumes (owner_id, sha256, created_at)',

  `create table items (
    id uuid primary key,
    resume_id uuid not null references resumes on delete cascade,
    section text not null,
    position integer not null,
    content jsonb not null,
    tag text,
    source jsonb not null default '[]',
    version integer not null default 1,
    deleted_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  'create index items_of_resume on items (resume_id, section, position)',

  `create table item_versions (
    item_id uuid not null references items on delete cascade,
    version integer not null,
    content jsonb not null,
    saved_at timestamptz not null default now(),
    primary key (item_id, version)
  )`,

  `create table questions (
    id uuid primary key,
    resume_id uuid not null references resumes on delete cascade,
    item_id uuid references items on delete set null,
    number bigint generated always as identity,
    text text not null,
    kind text not null,
    engine jsonb not null,
    category text not null,
    item_text text not null,
    created_at timestamptz not null default now()
  )`,
  'create index questions_of_item on questions (item_id, number)',
  'create unique index questions_never_twice on questions (resume_id, md5(lower(text)))',

  `create table answers (
    id uuid primary key,
    question_id uuid not null unique references questions on delete cascade,
    text text not null,
    release text not null check (release in ('practice', 'employers')),
    version integer not null default 1,
    saved_at timestamptz not null default now()
  )`,

  `create table drafts (
    question_id uuid primary key references questions on delete cascade,
    text text not null,
    saved_at timestamptz not null default now()
  )`,

  `create table jobs (
    id bigint generated always as identity primary key,
    kind text not null,
    payload jsonb not null,
    state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
    attempts integer not null default 0,
    run_at timestamptz not null default now(),
    worker text,
    lease_until timestamptz,
    error text,
    finished_at timestamptz
  )`,
  "create index jobs_waiting on jobs (run_at, id) where state in ('queued', 'running')",
]

/** The first schema: accounts, resumes, interviews, jobs. */
export const start = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
