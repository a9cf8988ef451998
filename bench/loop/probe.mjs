// Loaded into the server (`--import`): on SIGUSR2 it writes how long the event loop was held up since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import { watchLoop } from '../../packages/server/src/testing/loop-watch.ts'

// Node's monitor adds its own resolution to every figure.
const resolution = 1

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  let work = watchLoop()
  process.on('SIGUSR2', () => {
    const longest = work.stop()
    work = watchLoop()
    const figures = {
      delay: delays.max / 1e6 - resolution,
      p99: delays.percentile(99) / 1e6 - resolution,
      work: longest,
    }
    delays.reset()
    process.stdout.write(`loop ${JSON.stringify(figures)}\n`)
  })
}
