import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { effect, port, stream } from './port.ts'

it('a port that is not provided fails with its name', async () => {
  const actor = createActor(port<void, undefined>('saveItem'))
  const answer = toPromise(actor)
  actor.start()
  await expect(answer).rejects.toThrow('port "saveItem" is not provided')
})

it('a stream that is not provided fails with its name', () => {
  const actor = createActor(stream('speak'))
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  expect(errors).toEqual([new Error('stream "speak" is not provided')])
})

it('an effect that is not provided fails with its name', () => {
  expect(() => effect('forgetToken')(null, undefined)).toThrow('effect "forgetToken" is not provided')
})
