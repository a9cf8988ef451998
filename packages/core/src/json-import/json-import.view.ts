import type { SnapshotFrom } from 'xstate'
import type { jsonImportMachine } from './json-import.machine.ts'

/** Everything a view may know of an import. */
export const toJsonImportView = (snapshot: SnapshotFrom<typeof jsonImportMachine>) => {
  const { file, reading, failure } = snapshot.context
  const isTaken = reading !== null && reading.kind !== 'rejected'
  return {
    /** The file at hand; null until it was read, and when it was not taken. */
    file: isTaken ? file : null,
    /** Why a file was not taken. */
    rejections: reading?.kind === 'rejected' ? reading.reasons : [],
    /** What would be imported. */
    preview: reading?.kind === 'document' ? reading : null,
    /** What is wrong in the file; empty when nothing is. */
    issues: reading?.kind === 'invalid' ? reading.issues : [],
    failure,
    canSend: snapshot.can({ type: 'import.send' }),
    busy: snapshot.matches('sending'),
  }
}
