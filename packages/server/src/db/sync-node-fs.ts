import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

// The parts of Emscripten's internals that are used here; PGlite has no types for them.
type Stream = { nfd?: number; node: unknown }
type Attributes = { mode?: number }
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number }
  node_ops: { setattr: (node: unknown, attributes: Attributes) => unknown }
  realPath: (node: unknown) => string
}
type Module = { NODEFS?: NodeFileSystem; FS: { filesystems: { NODEFS: NodeFileSystem } } }

/**
 * A data folder with real fsync. PGlite's NODEFS has none: a commit would survive the end of the process but not a power
 * failure. `syncs` counts the calls, so that a start can check that the hook still works.
 */
export class SyncNodeFS extends NodeFS {
  syncs = 0

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun
    if (!Array.isArray(preRun)) throw new Error('PGlite has changed: no list of preRun hooks')
    preRun.push((module: unknown) => {
      const { NODEFS, FS } = module as Module
      const nodefs = NODEFS ?? FS.filesystems.NODEFS
      const { setattr } = nodefs.node_ops
      // Emscripten sets the mode of each new file to 0666, ignoring the umask of the process.
      nodefs.node_ops.setattr = (node, { mode, ...others }) =>
        setattr(node, { ...others, ...(mode !== undefined && { mode: mode & ~0o077 }) })
      nodefs.stream_ops.fsync = (stream) => {
        this.syncs += 1
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        else syncFolder(nodefs.realPath(stream.node))
        return 0
      }
    })
    return result
  }
}

const syncFolder = (path: string) => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
