import type { SnapshotFrom } from 'xstate'
import type { uploadMachine } from './upload.machine.ts'

/** Everything a view may know of an upload. */
export const toUploadView = (snapshot: SnapshotFrom<typeof uploadMachine>) => {
  const { file, parses, rejected, reasons, percent, failure } = snapshot.context
  return {
    mode: snapshot.value,
    /** Name of the file at hand, taken or not. */
    name: file?.name ?? rejected,
    /** In bytes. */
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
