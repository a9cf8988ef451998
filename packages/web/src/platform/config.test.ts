import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const answering = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))

it('reads the API base address at start-up [S9.18]', async () => {
  const config = await readConfig(answering(200, { apiBaseUrl: 'https://api.example.com' }))
  expect(config).toMatchObject({ apiBaseUrl: 'https://api.example.com' })
})

it('takes the same origin where the server has no config.json', async () => {
  expect(await readConfig(answering(404, {}))).toMatchObject({ apiBaseUrl: '' })
})

it('fails at once on a broken server', async () => {
  await expect(readConfig(answering(500, {}))).rejects.toThrow('500')
})

it.each([
  ['apiBaseUrl', 7],
  ['maxUploadMb', '20'],
  ['samplePage', 'yes'],
  ['voices', [{ id: 'a' }]],
])('says which setting of a broken config.json is not valid: %s', async (name, value) => {
  await expect(readConfig(answering(200, { [name]: value }))).rejects.toThrow(`config.json has no valid ${name}`)
})
