// The floor that routes are compared with, as a process of its own: the framework's empty JSON route, and the same
// statements through the same driver with nothing around them. Prints CPU in microseconds, as JSON.
import { once } from 'node:events'
import { join } from 'node:path'
import { openEmbedded, openServer } from '../../packages/server/src/db/database.ts'
import { CompiledQuery, fastify } from './server-modules.mjs'

const [folder, url, count] = [process.env.FLOOR_FOLDER, process.env.DATABASE_URL, Number(process.env.FLOOR_CALLS)]

/** The CPU time of this process per call, in microseconds. */
const cpuOf = async (work) => {
  for (let n = 0; n < count / 5; n++) await work()
  const began = process.cpuUsage()
  for (let n = 0; n < count; n++) await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / count
}

if (process.argv[2] === 'empty') {
  const app = fastify()
  app.get('/empty', async () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send({ port: app.server.address().port })
  await once(process, 'disconnect')
  process.exit(0)
}

const { db, close } = url ? await openServer(url) : await openEmbedded(join(folder, 'db'), console.error)
const { rows } = await db.executeQuery(
  CompiledQuery.raw(
    'select s.id, s.user_id, r.id as resume_id from sessions s join resumes r on r.owner_id = s.user_id and r.active limit 1',
  ),
)
const [{ id, user_id, resume_id }] = rows
const session = [
  `select u.id, email, full_name, is_superuser, is_active, s.id as session_id from sessions s join users u on u.id = s.user_id
   where s.id = $1 and u.id = $2 and is_active = true and expires_at > $3`,
  [id, user_id, new Date()],
]
const columns =
  'id, owner_id, file_name, size, format, chunked, active, parse_status, parse_error, parse_stage, parse_started_at, created_at'
const same = `(select jsonb_build_object('id', o.id, 'name', o.file_name) from resumes o where o.owner_id = resumes.owner_id
  and o.sha256 = resumes.sha256 and o.id <> resumes.id and (o.created_at, o.id) < (resumes.created_at, resumes.id)
  order by o.created_at, o.id limit 1) as same_file_as`
const statements = {
  'GET users/me': [session],
  'GET resumes': [
    session,
    [
      `select ${columns}, ${same} from resumes where owner_id = $1 order by created_at desc, id desc offset $2 limit $3`,
      [user_id, 0, 5],
    ],
    ['select count(*)::int as count from resumes where owner_id = $1', [user_id]],
  ],
  'GET resumes/id': [
    session,
    [
      `select ${columns}, engine, pages, unplaced, hidden, ${same} from resumes where owner_id = $1 and id = $2`,
      [user_id, resume_id],
    ],
    [
      `select id, section, version, tag, content from items where resume_id = $1 and deleted_at is null order by position, id`,
      [resume_id],
    ],
  ],
}
const result = {}
for (const [name, list] of Object.entries(statements))
  result[name] = await cpuOf(async () => {
    for (const [text, values] of list) await db.executeQuery(CompiledQuery.raw(text, values))
  })
await close()
console.log(JSON.stringify(result))
