import { texts } from '@candid/core'
import { useServices } from '../app/services.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { DropZone } from './drop-zone.tsx'
import { useUpload } from './use-upload.ts'

const defaultMegabytes = 20

type UploadDialogProps = {
  /** The resume whose file is replaced; `null` adds one. */
  resumeId: string | null
  /** Closed, the dialog keeps its file: a failed upload is tried again without finding it anew. */
  open: boolean
  onOpen: (open: boolean) => void
  onDone: (resumeId: string) => void
}

/** Takes one PDF and sends it, with its progress and a way to stop. */
export function UploadDialog({ resumeId, open, onOpen, onDone }: UploadDialogProps) {
  const { config } = useServices()
  const { mode, name, size, reasons, percent, failure, canSend, canRetry, busy, send } = useUpload(resumeId, {
    onDone,
    onFail: () => onOpen(false),
    onRetry: () => {
      onOpen(true)
      send({ type: 'upload.retry' })
    },
  })
  const close = () => {
    send({ type: 'upload.reset' })
    onOpen(false)
  }
  const upload = () => send({ type: canRetry ? 'upload.retry' : 'upload.send' })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={resumeId === null ? texts.addResume : texts.updateResume}
      description={
        resumeId === null
          ? undefined
          : 'The new file replaces the old one. The resume is then neither parsed nor active; its questions and answers are kept.'
      }
      className="max-w-lg"
      footer={
        <>
          <Button onClick={busy ? () => send({ type: 'upload.cancel' }) : close}>Cancel</Button>
          <Button
            tone="primary"
            busy={busy}
            reason={!busy && !canSend && !canRetry ? 'Choose a file first' : null}
            onClick={upload}
          >
            Upload
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DropZone
          file={mode === 'rejected' || name === null ? null : { name, size: size ?? 0 }}
          rejections={reasons}
          locked={busy}
          maxMegabytes={config.maxUploadMb ?? defaultMegabytes}
          onChoose={(file) => send({ type: 'upload.choose', file: { name: file.name, size: file.size, handle: file } })}
          onReject={(rejected, messages) => send({ type: 'upload.reject', name: rejected, reasons: messages })}
          onRemove={() => send({ type: 'upload.reset' })}
        />
        {busy && <Progress percent={percent} />}
        {failure && (
          <Notice tone="bad" title="The file was not uploaded.">
            {failure.detail ?? texts.somethingWrong}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function Progress({ percent }: { percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <progress aria-label="Upload" max={100} value={percent} className="h-2 flex-1 accent-act" />
      <span className="w-10 text-right text-small text-ink-soft tabular-nums">{percent}%</span>
    </div>
  )
}
