import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const modelFolder = new URL('./model/', import.meta.url)
type ReadFile = (name: string) => Uint8Array<ArrayBuffer>

/** The weights as read from disk: where each tensor begins, and the bytes. Tensors named '…Weights' are 8-bit with scales. */
export type ModelFiles = {
  parts: Record<string, { rows: number; columns: number; start: number; scales?: number }>
  /** The pieces of words with the logarithm of how common each is. */
  vocabulary: [piece: string, score: number][]
  bytes: ArrayBuffer
  /** Where the tensors begin in `bytes`. */
  base: number
  kernel: Uint8Array<ArrayBuffer>
  /** Hash of the weights: embeddings of another model must not be mixed with these. */
  hash: string
}

const readFrom =
  (folder: URL): ReadFile =>
  (name) => {
    try {
      return new Uint8Array(readFileSync(new URL(name, folder)))
    } catch (cause) {
      const path = `${folder.pathname}${name}`
      throw new Error(`The file ${name} of the answer engine cannot be read. Restore ${path}.`, { cause })
    }
  }

/** Reads the encoder's files and holds them against their hashes. Throws with a plain sentence when one is missing or damaged. */
export const readModelFiles = (readFile?: ReadFile, folder: URL = modelFolder): ModelFiles => {
  const read = readFile ?? readFrom(folder)
  const manifest: Record<string, string> = JSON.parse(Buffer.from(read('manifest.json')).toString())
  const checked = (name: string) => {
    const file = read(name)
    if (createHash('sha256').update(file).digest('hex') === manifest[name]) return file
    const path = `${folder.pathname}${name}`
    throw new Error(
      `The file ${name} of the answer engine is damaged: its hash is not that of manifest.json. Restore ${path}.`,
    )
  }
  const bytes = checked('weights.bin').buffer
  const length = new DataView(bytes).getUint32(0, true)
  const head: Pick<ModelFiles, 'parts' | 'vocabulary'> = JSON.parse(Buffer.from(bytes, 4, length).toString())
  return { ...head, bytes, base: 4 + length, kernel: checked('kernel.wasm'), hash: manifest['weights.bin'] ?? '' }
}
