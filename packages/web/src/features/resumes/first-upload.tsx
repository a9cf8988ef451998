import { texts } from '@candid/core'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DropZone } from './drop-zone.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

/** Uploads the first resume. A chosen file is sent and parsed at once, but never activated automatically. */
export function FirstUpload({ onDone }: { onDone: (resumeId: string) => void }) {
  const { mode, name, size, reasons, percent, failure, busy, maxMegabytes, choose, send } = useUpload(null, {
    parses: true,
    onDone,
    onFail: () => undefined,
    onRetry: () => send({ type: 'upload.retry' }),
  })
  return (
    <div className="flex flex-col gap-4">
      <DropZone
        kind="pdf"
        file={mode === 'rejected' || name === null ? null : { name, size: size ?? 0 }}
        rejections={reasons}
        locked={busy}
        maxMegabytes={maxMegabytes}
        onChoose={(file) => choose(file) && send({ type: 'upload.send' })}
        onReject={(rejected, messages) => send({ type: 'upload.reject', name: rejected, reasons: messages })}
        onRemove={() => send({ type: 'upload.reset' })}
      />
      <p className="text-small text-ink-soft">
        It is parsed right away. You can review the result before you make the resume active.
      </p>
      {busy && (
        <div className="flex flex-col gap-3">
          <UploadProgress percent={percent} />
          <div>
            <Button size="small" onClick={() => send({ type: 'upload.cancel' })}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {failure && (
        <Notice
          tone="bad"
          title="The file was not uploaded."
          action={
            <Button size="small" onClick={() => send({ type: 'upload.retry' })}>
              Retry
            </Button>
          }
        >
          {failure.detail ?? texts.somethingWrong}
        </Notice>
      )}
    </div>
  )
}
