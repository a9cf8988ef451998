import { type Kysely, sql } from 'kysely'

const statements = [
  // The address is a keyed hash: this table tells nobody where somebody was.
  `create table known_addresses (
    user_id uuid not null references users on delete cascade,
    address text not null,
    seen_at timestamptz not null default now(),
    primary key (user_id, address)
  )`,
  'create index known_addresses_old on known_addresses (seen_at)',
]

/** Addresses from which an account was logged in to: failures of others do not hold them up. */
export const knownAddresses = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
