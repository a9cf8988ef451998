import type { SnapshotFrom } from 'xstate'
import type { jsonImportMachine } from './json-import.machine.ts'

/** The view of an import. */
export const toJsonImportView = (snapshot: SnapshotFrom<typeof jsonImportMachine>) => {
  const { file, reading, failure } = snapshot.context
  const isTaken = reading !== null && reading.kind !== 'rejected'
  return {
    /** The chosen file; null until it is read, and if it was rejected. */
    file: isTaken ? file : null,
    /** Why a file was rejected. */
    rejections: reading?.kind === 'rejected' ? reading.reasons : [],
    /** What would be imported from the file. */
    preview: reading?.kind === 'document' ? reading : null,
    /** The errors in the file; empty if there are none. */
    issues: reading?.kind === 'invalid' ? reading.issues : [],
    failure,
    canSend: snapshot.can({ type: 'import.send' }),
    busy: snapshot.matches('sending'),
  }
}
