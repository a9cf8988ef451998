import { FileUp } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { BesideApp } from '../../ui/beside-app.tsx'
import { acceptedPdf, toMessages } from './drop-zone.tsx'
import { endFileDrag, useIsDraggingFiles } from './file-drag.ts'

/** What was dropped on the page: a file, or why it was rejected. */
export type Dropped = { file: File } | { rejected: string; reasons: string[] }

/** Accepts a PDF that is dropped anywhere on the page, and shows a hint while one is dragged over it. */
export function PageDrop({ onDrop }: { onDrop: (dropped: Dropped) => void }) {
  const isDragging = useIsDraggingFiles()
  const { getRootProps } = useDropzone({
    accept: acceptedPdf,
    multiple: false,
    maxFiles: 1,
    noClick: true,
    noKeyboard: true,
    onDragLeave: endFileDrag,
    onDrop: ([file], rejections) => {
      endFileDrag()
      if (rejections.length > 0) onDrop({ rejected: rejections[0]?.file.name ?? '', reasons: toMessages(rejections) })
      else if (file) onDrop({ file })
    },
  })
  if (!isDragging) return null
  return (
    <BesideApp>
      {/* Not needed for the keyboard, because the button for the upload dialog does the same. */}
      <div {...getRootProps({ role: 'presentation', tabIndex: -1 })} className="fixed inset-0 z-30 bg-veil p-6">
        <div className="pointer-events-none grid h-full place-items-center rounded-dialog border-2 border-dashed border-white">
          <p className="flex items-center gap-3 rounded-sheet bg-float px-5 py-4 font-serif text-head font-medium shadow-lift">
            <FileUp size={20} aria-hidden />
            Drop your PDF to add it
          </p>
        </div>
      </div>
    </BesideApp>
  )
}
