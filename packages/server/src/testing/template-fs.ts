import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'

/** The files and folders of a database by their paths in it, folders before what is in them. */
export type Template = { path: string; bytes: Uint8Array | null }[]

/** Reads the folder of a database that was closed. */
export const readTemplate = async (folder: string): Promise<Template> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const template = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path: path.slice(folder.length), bytes: entry.isFile() ? new Uint8Array(await readFile(path)) : null }
    }),
  )
  return template.toSorted((one, other) => one.path.length - other.path.length)
}

// The parts of Emscripten's internals that are used here; PGlite has no types for them.
type Node = { contents: Uint8Array; usedBytes: number }
type Module = {
  FS: {
    mkdirTree: (path: string, mode: number) => void
    mkdir: (path: string, mode: number) => void
    mknod: (path: string, mode: number, device: number) => Node
  }
}

/** Where PGlite looks for its database. */
const root = '/pglite/data'
const ownFile = 0o100600

/**
 * Memory with a copy of a database in it. PGlite itself loads a database from a tar archive, which takes half a second of
 * processor time; a copy takes a thirtieth of that, and a database that was closed needs no recovery.
 */
export class TemplateFS extends MemoryFS {
  readonly #template: Template

  constructor(template: Template) {
    super()
    this.#template = template
  }

  /** PGlite asks for what was kept before it looks whether there is a database. */
  override async initialSyncFs() {
    if (!this.pg) throw new Error('PGlite has changed: no database while its files are read')
    const { FS } = this.pg.Module as unknown as Module
    FS.mkdirTree(root, 0o700)
    for (const { path, bytes } of this.#template) {
      if (bytes === null) FS.mkdir(`${root}${path}`, 0o700)
      else Object.assign(FS.mknod(`${root}${path}`, ownFile, 0), { contents: bytes.slice(), usedBytes: bytes.length })
    }
  }
}
