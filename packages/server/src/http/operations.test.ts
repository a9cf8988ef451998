import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { callerOf } from '../testing/caller.ts'
import { callOperation, named, newOwner } from '../testing/owners.ts'
import { type Person, superuserOf } from '../testing/people.ts'
import type { Ids } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// Each operation called by who may call it; who may not is in access.test.ts.

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await superuserOf(app)
})
afterAll(() => app.close())

const operations = Object.values(contract) as Operation[]

let kept: ReturnType<typeof newOwner> | undefined
/** What an operation is called on: its own, unless it only reads. Making an owner takes ten calls. */
const ownerFor = ({ method }: Operation) => {
  if (method !== 'get') return newOwner(app)
  kept ??= newOwner(app)
  return kept
}

/** What a call by someone who may make it answers: success, or a state or input that does not fit, by the sample. */
const expected: Record<string, number> = {
  parseResume: 409,
  restoreItem: 404,
  login: 400,
  resetPassword: 400,
  changePassword: 400,
  // A token of another kind.
  unsubscribe: 404,
}
/** A superuser may not delete itself, and has no active resume here. */
const expectedOfSuperuser: Record<string, number> = {
  deleteMe: 403,
  readActiveResume: 404,
  // Links and the inbox are their owner's alone.
  ...Object.fromEntries(
    operations.filter(({ path }) => /link_id|query_id|answer_id|choice_id/.test(path)).map(({ id }) => [id, 404]),
  ),
  // What employers are told is for a resume's owner to say, who is no superuser.
  ...Object.fromEntries(operations.filter(({ auth }) => auth === 'normal').map(({ id }) => [id, 403])),
}

describe.each(['the owner', 'a superuser'])('%s', (who) => {
  it.each(
    named(operations.filter(({ auth, path }) => ['user', 'normal'].includes(auth) && !path.startsWith('/utils/'))),
  )('may %s', async (_, operation) => {
    const fresh = await ownerFor(operation)
    const caller = who === 'the owner' ? fresh.person : await superuserOf(app)
    const special = who === 'a superuser' ? expectedOfSuperuser[operation.id] : undefined
    expect((await callOperation(caller, operation, fresh.ids)).status).toBe(special ?? expected[operation.id] ?? 200)
  })
})

describe('anyone', () => {
  let ids: Ids
  beforeAll(async () => {
    ;({ ids } = await newOwner(app))
  })

  it.each(named(operations.filter(({ auth }) => auth === 'public')))('may %s without a token', async (_, operation) => {
    expect((await callOperation(callerOf(app), operation, ids)).status).toBe(expected[operation.id] ?? 200)
  })
})

describe('a superuser', () => {
  it.each(named(operations.filter(({ auth }) => auth === 'superuser')))('may %s', async (_, operation) => {
    const fresh = await ownerFor(operation)
    expect((await callOperation(admin, operation, fresh.ids)).status).toBe(200)
  })
})
