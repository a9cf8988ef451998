import type { SnapshotFrom } from 'xstate'
import type { uploadMachine } from './upload.machine.ts'

/** The view of an upload. */
export const toUploadView = (snapshot: SnapshotFrom<typeof uploadMachine>) => {
  const { file, parses, rejected, reasons, percent, failure } = snapshot.context
  return {
    mode: snapshot.value,
    /** The name of the chosen or rejected file. */
    name: file?.name ?? rejected,
    /** The size of the file in bytes. */
    size: file?.size ?? null,
    /** Whether the file is parsed as soon as it is stored. */
    parses,
    reasons,
    percent,
    failure,
    canSend: snapshot.can({ type: 'upload.send' }),
    canRetry: snapshot.can({ type: 'upload.retry' }),
    busy: snapshot.matches('uploading'),
  }
}
