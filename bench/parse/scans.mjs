// Scans of twenty samples, printed at 200 dots per inch, slightly turned, with noise: node bench/parse/scans.mjs
// Needs pdftoppm and ImageMagick. The samples come from our own and from the benchmark beside the project.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bench = process.env.PARSE_BENCH ?? join(root, '..', 'shared', 'parse-bench')
if (!existsSync(join(bench, 'score.mjs'))) {
  console.log(`no parse benchmark at ${bench}: nothing to measure`)
  process.exit(0)
}
const { PDFDocument } = createRequire(join(root, 'packages/interviewer/package.json'))('pdf-lib')
const own = 'o01 o02 o03 o04 o06 o07 o09 o10 o11 o13 o14 o18'.split(' ')
const shared = 'dg01 dg04 dg07 dg12 dg17 dg24 dg28 dg33'.split(' ')
const angles = [0.4, -0.6, 0.8, -0.3]
const work = mkdtempSync(join(tmpdir(), 'scans-'))
for (const folder of ['pdf', 'truth']) mkdirSync(join(work, folder))

const run = (command, args) => {
  const done = spawnSync(command, args, { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${command}: ${done.error?.message ?? done.stderr}`)
}

let pages = 0
const scan = async (set, beginning) => {
  const file = readdirSync(join(set, 'pdf')).find((name) => name.startsWith(beginning))
  const id = file.replace(/\.pdf$/, '')
  run('pdftoppm', ['-r', '200', '-gray', join(set, 'pdf', file), join(work, id)])
  const pdf = await PDFDocument.create()
  for (const printed of readdirSync(work).filter((name) => name.startsWith(id) && name.endsWith('.pgm'))) {
    const picture = join(work, printed)
    const spoil = `-background white -rotate ${angles[pages++ % 4]} -attenuate 0.25 +noise Gaussian -blur 0x0.5 -quality 60`
    run('convert', [picture, ...spoil.split(' '), `${picture}.jpg`])
    const image = await pdf.embedJpg(readFileSync(`${picture}.jpg`))
    const [width, height] = [(image.width * 72) / 200, (image.height * 72) / 200]
    pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  }
  writeFileSync(join(work, 'pdf', file), await pdf.save())
  copyFileSync(join(set, 'truth', `${id}.json`), join(work, 'truth', `${id}.json`))
}
for (const one of own) await scan(join(root, 'bench/parse/own'), one)
for (const one of shared) await scan(bench, one)

const parser = `"${process.execPath}" packages/interviewer/src/parse/cli.ts --pictures`
const args = [join(bench, 'score.mjs'), '--set', work, '--parser', parser, '--batch', '--single-n', '1', '--verbose']
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
rmSync(work, { recursive: true })
process.exitCode = status ?? 1
