// Has the parser read files that are made to harm it, as the server does (a look at the upload, then the parse, both in
// the guarded child), and prints what came of each: node bench/parse/bombs.mjs [part of a name]
// Exit 1 when one of them crashes or hangs. Memory is read from /proc, so it is 0 where there is none.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closeParser } from '../../packages/interviewer/src/parse/guarded-child.ts'
import { inspectPdf } from '../../packages/interviewer/src/parse/inspect-pdf.ts'
import { parseResume } from '../../packages/interviewer/src/parse/parse-resume.ts'
import { brokenPdfs } from '../../packages/server/src/testing/broken-pdfs.ts'
import { bombs, damagedCopies, randomFrom } from './bombs/make-bombs.mjs'

const wanted = process.argv[2] ?? ''
const samples = join(fileURLToPath(new URL('own/pdf', import.meta.url)))
const seed = 17
/** A look takes at most 10 s, a parse 20 s and the reading of pictures 240 s, each with a start; what takes longer hangs. */
const longest = 290
const work = mkdtempSync(join(tmpdir(), 'bombs-'))

/** The most memory that a child of this process has held, in MB, as its system counts it. */
const watchChildren = () => {
  let peak = 0
  const look = () => {
    try {
      const children = readdirSync('/proc/self/task').flatMap((task) =>
        readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
      )
      for (const child of children) {
        const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1] ?? 0
        peak = Math.max(peak, Number(kilobytes) / 1024)
      }
    } catch {
      // a child may end between the two looks
    }
  }
  const timer = setInterval(look, 10)
  return () => {
    look()
    clearInterval(timer)
    return Math.round(peak)
  }
}

/** A failure of the parser itself, not one that it tells of a file. */
const crashed = ({ ok, code }) => !ok && code === 'engine_failed'

const read = async (bytes) => {
  const file = join(work, 'file.pdf')
  writeFileSync(file, bytes)
  const started = performance.now()
  const stop = watchChildren()
  const seen = await inspectPdf(file)
  // what takes too long or too much to look at is for the parse to judge
  const undecided = seen.ok || seen.code === 'took_too_long' || seen.code === 'too_much_memory'
  const result = undecided ? await parseResume(new Uint8Array(bytes)) : seen
  const outcome = result.ok ? `${result.items.length} items` : result.code
  const seconds = (performance.now() - started) / 1000
  const peak = stop()
  // each file has a child of its own: the peak of one is not that of the next
  closeParser()
  return {
    outcome: undecided ? outcome : `${outcome} (upload)`,
    seconds,
    peak,
    bad: crashed(result) || seconds > longest,
  }
}

const rows = []
const run = async (name, make) => {
  if (!name.includes(wanted)) return
  const bytes = await make()
  const row = { name, size: bytes.length, ...(await read(bytes)) }
  rows.push(row)
  return row
}
const line = ({ name, size, outcome, seconds, peak }) =>
  `| ${name} | ${(size / 2 ** 20).toFixed(1)} | ${outcome} | ${seconds.toFixed(1)} | ${peak} |`

console.log('| file | MB | outcome | seconds | peak MB of the child |\n| --- | --- | --- | --- | --- |')
for (const [name, make] of [...bombs, ...brokenPdfs]) {
  const row = await run(name, make)
  if (row) console.log(line(row))
}

const random = randomFrom(seed)
const damaged = []
for (const file of readdirSync(samples)
  .filter((name) => name.startsWith('o'))
  .sort()
  .slice(0, 10))
  for (const [how, bytes] of damagedCopies(readFileSync(join(samples, file)), random)) {
    const row = await run(`damaged: ${file}, ${how}`, () => bytes)
    if (row) damaged.push(row)
  }
const outcomes = Map.groupBy(damaged, ({ outcome }) => (/items/.test(outcome) ? 'items' : outcome))
for (const [outcome, all] of outcomes)
  console.log(
    line({
      name: `${all.length} damaged copies of ten samples`,
      size: Math.max(...all.map(({ size }) => size)),
      outcome,
      seconds: Math.max(...all.map(({ seconds }) => seconds)),
      peak: Math.max(...all.map(({ peak }) => peak)),
    }),
  )

rmSync(work, { recursive: true })
const bad = rows.filter((row) => row.bad)
for (const { name, outcome } of bad) console.error(`crashed or hung: ${name}: ${outcome}`)
console.log(`${rows.length} files, ${bad.length} crashed or hung`)
process.exitCode = bad.length > 0 ? 1 : 0
