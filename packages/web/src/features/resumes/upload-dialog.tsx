import { texts } from '@candid/core'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DropZone } from './drop-zone.tsx'
import { useImport } from './import/use-import.ts'
import type { Dropped } from './page-drop.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

const ImportPanel = onDemand(() => import('./import/import-panel.tsx').then((module) => module.ImportPanel))

type UploadDialogProps = {
  /** The resume whose file is replaced; `null` for a new one. */
  resumeId: string | null
  /** A closed dialog keeps its file, so that a failed upload can be retried without choosing it again. */
  open: boolean
  onOpen: (open: boolean) => void
  onDone: (resumeId: string) => void
  /** Whether this is the user's first resume, which is parsed right away by default. */
  isFirst: boolean
  /** The file that was dropped on the page to open the dialog. */
  dropped: Dropped | null
}

/** Uploads one PDF, with progress and Cancel, or for a new resume imports a JSON Resume document. */
export function UploadDialog({ resumeId, open, onOpen, onDone, isFirst, dropped }: UploadDialogProps) {
  const [tab, setTab] = useState<'pdf' | 'json'>('pdf')
  const upload = useUpload(resumeId, {
    parses: isFirst,
    dropped,
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
    importing.remove()
    setTab('pdf')
    onOpen(false)
  }
  const isNew = resumeId === null
  const parse = (
    <Checkbox
      label="Parse it right away"
      checked={upload.parses}
      onChange={(event) => upload.send({ type: 'upload.setParses', parses: event.target.checked })}
    />
  )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isNew ? texts.addResume : texts.updateResume}
      description={
        isNew
          ? undefined
          : 'The new file replaces the old one. You then have to parse and activate the resume again. Its questions and answers are kept.'
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
                  <UploadPanel {...upload} parse={parse} />
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
        <UploadPanel {...upload} parse={parse} />
      )}
    </Dialog>
  )
}

type Upload = ReturnType<typeof useUpload>

type UploadPanelProps = Upload & { parse?: ReactNode }

function UploadPanel({
  mode,
  name,
  size,
  reasons,
  percent,
  failure,
  busy,
  maxMegabytes,
  choose,
  send,
  parse,
}: UploadPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      <DropZone
        kind="pdf"
        file={mode === 'rejected' || name === null ? null : { name, size: size ?? 0 }}
        rejections={reasons}
        locked={busy}
        maxMegabytes={maxMegabytes}
        onChoose={choose}
        onReject={(rejected, messages) => send({ type: 'upload.reject', name: rejected, reasons: messages })}
        onRemove={() => send({ type: 'upload.reset' })}
      />
      {parse}
      {busy && <UploadProgress percent={percent} />}
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

type ImportButtonsProps = Pick<ReturnType<typeof useImport>, 'isChosen' | 'canSend' | 'busy' | 'send'> & {
  onClose: () => void
}

function ImportButtons({ isChosen, canSend, busy, send, onClose }: ImportButtonsProps): ReactNode {
  const reason = isChosen ? 'This file cannot be imported' : 'Choose a file first'
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button tone="primary" busy={busy} reason={canSend ? null : reason} onClick={send}>
        Import
      </Button>
    </>
  )
}
