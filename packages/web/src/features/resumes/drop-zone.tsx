import { texts } from '@candid/core'
import { FileText, Upload } from 'lucide-react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Notice } from '../../ui/notice.tsx'
import { toSize } from './file-size.ts'

/** The accepted PDF files, by type and extension. */
export const acceptedPdf = { 'application/pdf': ['.pdf'] }

/** The files that a zone accepts, and its text. */
const kinds = {
  pdf: { accept: acceptedPdf, label: 'PDF file', text: texts.dropZone },
  json: {
    accept: { 'application/json': ['.json'] },
    label: 'JSON Resume file',
    text: 'Drag and drop your JSON Resume file here or click to select a file. Supported file type: .json',
  },
}

/** Returns why the file library rejected files, each message once. */
export const toMessages = (rejections: readonly FileRejection[]): string[] => [
  ...new Set(rejections.flatMap(({ errors }) => errors.map((error) => error.message))),
]

type DropZoneProps = {
  kind: keyof typeof kinds
  file: { name: string; size: number } | null
  rejections: readonly string[]
  /** Whether choosing is blocked, because a file is being sent. */
  locked: boolean
  maxMegabytes: number
  onChoose: (file: File) => void
  onReject: (name: string, messages: string[]) => void
  onRemove: () => void
}

/** Accepts exactly one file of a kind, by drop, click, Enter or Space. */
export function DropZone({
  kind,
  file,
  rejections,
  locked,
  maxMegabytes,
  onChoose,
  onReject,
  onRemove,
}: DropZoneProps) {
  const { accept, label, text } = kinds[kind]
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept,
    multiple: false,
    maxFiles: 1,
    disabled: locked,
    onDrop: ([chosen], rejected) => {
      if (rejected.length > 0) onReject(rejected[0]?.file.name ?? '', toMessages(rejected))
      else if (chosen) onChoose(chosen)
    },
  })
  return (
    <div className="flex flex-col gap-3">
      {/* Outside the zone, because a button must not contain another control. */}
      <input {...getInputProps({ 'aria-label': label })} data-testid="upload-input" />
      <div
        {...getRootProps({ role: 'button', 'aria-disabled': locked || undefined })}
        className={cx(
          'flex flex-col items-center justify-center rounded-sheet border border-dashed px-6 text-center transition-colors duration-100',
          // The preview of a document is shown below and needs the room.
          kind === 'json' && file ? 'gap-1 py-4' : 'min-h-40 gap-3 py-8',
          isDragActive ? 'border-act-ink bg-act-wash' : 'border-line-strong bg-sunken dark:bg-float',
          !locked && 'cursor-pointer hover:border-act-ink',
        )}
      >
        <Upload size={20} aria-hidden className="text-ink-soft" />
        <p>{text}</p>
        <p className="text-small text-ink-soft">One file of at most {maxMegabytes} MB</p>
      </div>
      {file && (
        <div className="flex items-center gap-3 rounded bg-sunken px-3 py-2 dark:bg-float">
          <FileText size={16} aria-hidden className="text-ink-soft" />
          <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
          <span className="text-small text-ink-soft tabular-nums">{toSize(file.size)}</span>
          {!locked && (
            <Button tone="quiet" size="small" onClick={onRemove}>
              Remove
            </Button>
          )}
        </div>
      )}
      {rejections.length > 0 && (
        <Notice tone="bad">
          {rejections.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
