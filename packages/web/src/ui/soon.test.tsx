import { cleanup, render, screen } from '@testing-library/react'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Soon } from './soon.tsx'

afterEach(cleanup)

it('what is around comes first, and then what it holds', async () => {
  const commits = vi.fn<ProfilerOnRenderCallback>()
  render(
    <Profiler id="page" onRender={commits}>
      <h1>The frame</h1>
      <Soon>
        <p>The content</p>
      </Soon>
    </Profiler>,
  )
  expect(screen.getByRole('heading', { name: 'The frame' })).toBeDefined()
  expect(await screen.findByText('The content')).toBeDefined()
  expect(commits.mock.calls.map(([, phase]) => phase)).toEqual(['mount', 'update'])
})
