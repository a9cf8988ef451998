import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp, testSecret } from '../testing/test-app.ts'
import { createLinkSecrets } from './links.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newShare = async (choices: object = {}) => {
  const owner = await newPerson(app)
  const resumeId = await newResume(owner, 'active')
  const { body: link } = await owner.post('/users/me/share-links', { ...newLink(), ...choices })
  return { owner, resumeId, link, shared: `/shared/${link.path.replace('/share/', '')}` }
}
const employer = () => callerOf(app)

describe('the original PDF', () => {
  it('is not to be had unless the link offers it, and is nowhere offered before [#20.1]', async () => {
    const { owner, link, shared } = await newShare()
    expect(link.download).toBe(false)
    expect((await employer().get(shared)).body.download).toBe(false)
    const refused = await employer().get(`${shared}/file`)
    expect([refused.status, refused.body.detail]).toEqual([404, 'This link does not offer the PDF'])
    expect((await employer().get('/shared/sample/file')).status).toBe(404)

    await owner.patch(`/users/me/share-links/${link.id}`, { download: true })
    expect((await employer().get(shared)).body.download).toBe(true)
    const { status, headers, body } = await employer().get(`${shared}/file`)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(body).toMatch(/^%PDF-/)
    // Named after the person, not as the owner called the file.
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Ada Lovelace.pdf"; filename*=UTF-8''Ada%20Lovelace.pdf`,
    )
  })

  it('is gone with the link, and with the choice', async () => {
    const { owner, link, shared } = await newShare({ download: true })
    expect((await employer().get(`${shared}/file`)).status).toBe(200)
    await owner.patch(`/users/me/share-links/${link.id}`, { download: false })
    expect((await employer().get(`${shared}/file`)).status).toBe(404)
    await owner.patch(`/users/me/share-links/${link.id}`, { download: true })
    await owner.delete(`/users/me/share-links/${link.id}`)
    expect((await employer().get(`${shared}/file`)).status).toBe(404)
  })

  it('is not offered of a resume that has none', async () => {
    const { owner, shared } = await newShare({ download: true })
    const document = { basics: { name: 'Ada Lovelace', summary: 'Engineer.' } }
    const { body: imported } = await owner.post('/resumes/json-resume', { name: 'ada.json', document })
    await owner.post(`/resumes/${imported.id}/active?active=true`)
    expect((await employer().get(shared)).body.download).toBe(false)
    expect((await employer().get(`${shared}/file`)).status).toBe(404)
  })
})

describe('headline and place', () => {
  const withHead = async (text: string) => {
    const share = await newShare()
    await sql`update items set content = ${JSON.stringify({ text })}::jsonb
      where resume_id = ${share.resumeId} and tag = 'contact'`.execute(app.db)
    const { body } = await employer().get(share.shared)
    return body
  }

  it('are shown without contact data, which is not [#20.1]', async () => {
    const shared = await withHead('Ada Lovelace\nSoftware Engineer\nLeeds, UK\nada@example.com | +44 20 7946 0000')
    expect([shared.headline, shared.place]).toEqual(['Software Engineer', 'Leeds, UK'])
    expect(JSON.stringify(shared)).not.toMatch(/ada@example|7946/)
  })

  it('are nothing where they would tell a street, or anything but a calling', async () => {
    const shared = await withHead('Ada Lovelace\nMarried, two children\n12 High Street, Leeds | ada@example.com')
    expect([shared.headline, shared.place]).toEqual([null, null])
    expect(JSON.stringify(shared)).not.toMatch(/High Street|Married/)
  })
})

describe('the address of a link', () => {
  it('is short and holds 128 bits [#20.4]', async () => {
    const { link } = await newShare()
    expect(link.path).toMatch(/^\/share\/[\w-]{22}$/)
  })

  it('that was made longer by an earlier version still works, and is still the one to copy', async () => {
    const { owner, link } = await newShare()
    const secrets = createLinkSecrets(testSecret)
    const former = secrets.formerTokenOf(link.id)
    expect(former).toHaveLength(43)
    const token_hash = secrets.hashOf(former)
    await app.db.updateTable('share_links').set({ token_hash }).where('id', '=', link.id).execute()
    expect((await employer().get(`/shared/${former}`)).status).toBe(200)
    expect((await employer().get(`/shared/${link.path.slice(7)}`)).status).toBe(404)
    expect((await owner.get('/users/me/share-links')).body[0].path).toBe(`/share/${former}`)
  })
})
