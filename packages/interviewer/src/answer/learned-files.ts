import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What was learned by `pnpm train-answers`, beside the encoder's weights. */
const learned = [
  'judge/trees.json',
  'topics/questions.json',
  'topics/lines.json',
  'topics/private.json',
  'topics/stories.json',
  'projection.json',
] as const
export type LearnedFile = (typeof learned)[number]

const answerFolder = new URL('./', import.meta.url)

const textAt = (folder: URL, name: string): string => {
  try {
    return readFileSync(new URL(name, folder), 'utf8')
  } catch (cause) {
    const path = `${folder.pathname}${name}`
    throw new Error(`The file ${name} of the answer engine cannot be read. Restore ${path}.`, { cause })
  }
}

/** What a file says, and the hash of it however it is laid out; no hash where it is no JSON. */
const contentOf = (text: string) => {
  try {
    const content = JSON.parse(text)
    return { content, hash: createHash('sha256').update(JSON.stringify(content)).digest('hex') }
  } catch {
    return { content: null, hash: '' }
  }
}

/** Reads what was learned and holds it against its hash in learned.json. Throws with a plain sentence when it is missing or damaged. */
export const readLearned = (name: LearnedFile, folder: URL = answerFolder) => {
  const hashes: Record<string, string> = JSON.parse(textAt(folder, 'learned.json'))
  const { content, hash } = contentOf(textAt(folder, name))
  if (hash === hashes[name]) return content
  throw new Error(
    `The file ${name} of the answer engine is damaged: its hash is not that of learned.json. Restore ${folder.pathname}${name}.`,
  )
}

/** Reads every learned file once: a start without one of them, or with a damaged one, fails and says which. */
export const checkLearned = (folder?: URL): void => {
  for (const name of learned) readLearned(name, folder)
}
