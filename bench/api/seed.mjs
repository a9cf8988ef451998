// A database of the size that is asked for: users with a hundred resumes each, one of them active with twenty items.
import { hashPassword } from '../../packages/server/src/accounts/passwords.ts'
import { sql } from './server-modules.mjs'

export const password = 'the password of everybody'
export const emailOf = (number) => `user${number}@example.com`
const resumesPerUser = 100

/** Fills an empty database with `resumes` rows; takes seconds for 100,000. */
export const seed = async (db, resumes) => {
  const users = Math.max(1, Math.ceil(resumes / resumesPerUser))
  const hash = await hashPassword(password)
  await sql`insert into users (id, email, full_name, password_hash, is_superuser, is_active)
    select gen_random_uuid(), 'user' || n || '@example.com', 'User ' || n, ${hash}, n = 1, true
    from generate_series(1, ${users}::int) n`.execute(db)
  await sql`insert into resumes (id, owner_id, file_name, storage_key, size, sha256, format, chunked, active, parse_status,
      created_at)
    select gen_random_uuid(), u.id, 'resume ' || n || '.pdf', gen_random_uuid()::text, 50000, md5(u.id::text || n), 'pdf',
      n = 1, n = 1, case when n = 1 then 'done' else 'none' end, now() - n * interval '1 hour'
    from users u, generate_series(1, ${resumesPerUser}::int) n`.execute(db)
  await sql`insert into items (id, resume_id, section, position, content)
    select gen_random_uuid(), r.id, (array['overview','leadership','other'])[1 + n % 3], n,
      jsonb_build_object('text', repeat('What was done, and what came of it. ', 8))
    from resumes r, generate_series(1, 20) n where r.active`.execute(db)
  await sql`analyze`.execute(db)
  return users
}
