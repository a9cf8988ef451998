import { expect, it } from 'vitest'
import { runWrite } from './write.ts'

it('a write is done when what follows it is done, and hears what was sent', async () => {
  const heard: string[] = []
  const output = await runWrite(
    {
      mutationFn: async (name: string) => name.length,
      onSuccess: async (length, name) => {
        await Promise.resolve()
        heard.push(`${name} ${length}`)
      },
    },
    'Ada',
  )
  expect([output, heard]).toEqual([3, ['Ada 3']])
})

it('a write that fails tells so, and its caller too', async () => {
  const heard: string[] = []
  const refused = runWrite(
    {
      mutationFn: () => Promise.reject(new Error('refused')),
      onSuccess: () => heard.push('done'),
      onError: ({ message }, name) => heard.push(`${name}: ${message}`),
    },
    'Ada',
  )
  await expect(refused).rejects.toThrow('refused')
  expect(heard).toEqual(['Ada: refused'])
})
