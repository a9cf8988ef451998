import { texts } from '@candid/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useServices } from '../app/services.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { onDemand } from '../ui/load-code.ts'
import { Notice } from '../ui/notice.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { DropZone } from './drop-zone.tsx'
import { useImport } from './import/use-import.ts'
import { useUpload } from './use-upload.ts'

const ImportPanel = onDemand(() => import('./import/import-panel.tsx').then((module) => module.ImportPanel))

const defaultMegabytes = 20

type UploadDialogProps = {
  /** The resume whose file is replaced; `null` adds one. */
  resumeId: string | null
  /** Closed, the dialog keeps its file: a failed upload is tried again without finding it anew. */
  open: boolean
  onOpen: (open: boolean) => void
  onDone: (resumeId: string) => void
}

/** Takes one PDF and sends it, with its progress and a way to stop; or, for a new resume, a JSON Resume document. */
export function UploadDialog({ resumeId, open, onOpen, onDone }: UploadDialogProps) {
  const [tab, setTab] = useState<'pdf' | 'json'>('pdf')
  const upload = useUpload(resumeId, {
    onDone,
    onFail: () => onOpen(false),
    onRetry: () => {
      setTab('pdf')
      onOpen(true)
      upload.send({ type: 'upload.retry' })
    },
  })
  const importing = useImport(onDone)
  const close = () => {
    upload.send({ type: 'upload.reset' })
    importing.choose(null)
    setTab('pdf')
    onOpen(false)
  }
  const isNew = resumeId === null
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isNew ? texts.addResume : texts.updateResume}
      description={
        isNew
          ? undefined
          : 'The new file replaces the old one. The resume is then neither parsed nor active; its questions and answers are kept.'
      }
      className="max-w-lg"
      footer={
        tab === 'pdf' ? <UploadButtons {...upload} onClose={close} /> : <ImportButtons {...importing} onClose={close} />
      }
    >
      {isNew ? (
        <Tabs
          label={texts.addResume}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'pdf',
              label: 'Upload PDF',
              content: (
                <div className="-mt-3">
                  <UploadPanel {...upload} />
                </div>
              ),
            },
            {
              id: 'json',
              label: 'Import JSON Resume',
              content: (
                <Suspense>
                  <ImportPanel {...importing} />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        <UploadPanel {...upload} />
      )}
    </Dialog>
  )
}

type Upload = ReturnType<typeof useUpload>

function UploadPanel({ mode, name, size, reasons, percent, failure, busy, send }: Upload) {
  const { config } = useServices()
  return (
    <div className="flex flex-col gap-4">
      <DropZone
        kind="pdf"
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
  )
}

function UploadButtons({ busy, canSend, canRetry, send, onClose }: Upload & { onClose: () => void }): ReactNode {
  return (
    <>
      <Button onClick={busy ? () => send({ type: 'upload.cancel' }) : onClose}>Cancel</Button>
      <Button
        tone="primary"
        busy={busy}
        reason={!busy && !canSend && !canRetry ? 'Choose a file first' : null}
        onClick={() => send({ type: canRetry ? 'upload.retry' : 'upload.send' })}
      >
        Upload
      </Button>
    </>
  )
}

type ImportButtonsProps = Pick<ReturnType<typeof useImport>, 'chosen' | 'canSend' | 'busy' | 'send'> & {
  onClose: () => void
}

function ImportButtons({ chosen, canSend, busy, send, onClose }: ImportButtonsProps): ReactNode {
  const reason = chosen ? 'This file cannot be imported' : 'Choose a file first'
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button tone="primary" busy={busy} reason={canSend ? null : reason} onClick={send}>
        Import
      </Button>
    </>
  )
}

function Progress({ percent }: { percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        // Chromium draws its own green and grey as soon as a bar has a height; only what is done is green here.
        className="h-2 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-act [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-act"
      />
      <span className="w-10 text-right text-small text-ink-soft tabular-nums">{percent}%</span>
    </div>
  )
}
