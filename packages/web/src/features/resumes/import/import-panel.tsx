import { type ImportIssue, type ImportPreview, sectionTitles, texts } from '@candid/core'
import { Notice } from '../../../ui/notice.tsx'
import { DropZone } from '../drop-zone.tsx'
import { maxMegabytes } from './read-document.ts'
import type { useImport } from './use-import.ts'

/** The most errors that are shown at once. Once they are fixed, the next ones appear. */
const shownIssues = 5

type ImportPanelProps = ReturnType<typeof useImport>

/** Accepts a JSON Resume file and shows what it would become, before anything is sent. */
export function ImportPanel({ file, rejections, preview, issues, failure, busy, ...does }: ImportPanelProps) {
  return (
    <div className="-mt-3 flex flex-col gap-4">
      <DropZone
        kind="json"
        file={file}
        rejections={rejections}
        locked={busy}
        maxMegabytes={maxMegabytes}
        onChoose={(chosen) => does.choose({ name: chosen.name, size: chosen.size, handle: chosen })}
        onReject={(_name, reasons) => does.reject(reasons)}
        onRemove={does.remove}
      />
      <div aria-live="polite" className="empty:-mt-4">
        {preview && <Preview {...preview} />}
      </div>
      {issues.length > 0 && <Issues issues={issues} />}
      {failure && (
        <Notice tone="bad" title="The resume was not imported.">
          {failure.detail ?? texts.somethingWrong}
        </Notice>
      )}
    </div>
  )
}

function Preview({ counts, notPlaced }: ImportPreview) {
  return (
    <section aria-labelledby="to-be-imported" className="flex flex-col gap-2">
      <h3 id="to-be-imported" className="font-strong">
        What will be imported
      </h3>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {counts.map(({ section, items }) => (
          <li key={section} className="flex justify-between gap-4">
            <span>{sectionTitles[section]}</span>
            <span className="text-ink-soft tabular-nums">{items === 1 ? '1 item' : `${items} items`}</span>
          </li>
        ))}
      </ul>
      {notPlaced.length > 0 && (
        <details className="text-small">
          <summary className="cursor-pointer rounded py-1 text-ink-soft">
            {notPlaced.length === 1
              ? '1 text does not fit any section. It is listed under “Not placed”.'
              : `${notPlaced.length} texts do not fit any section. They are listed under “Not placed”.`}
          </summary>
          <dl className="mt-1 flex max-h-40 flex-col gap-1.5 overflow-y-auto rounded bg-sunken px-3 py-2">
            {notPlaced.map(({ path, text }) => (
              <div key={path} className="wrap-anywhere">
                <dt className="font-strong">{path}</dt>
                <dd className="line-clamp-2 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

function Issues({ issues }: { issues: ImportIssue[] }) {
  return (
    <Notice tone="bad" title="This file cannot be imported.">
      <ul className="flex flex-col gap-1">
        {issues.slice(0, shownIssues).map(({ place, message }) => (
          <li key={`${place} ${message}`} className="wrap-anywhere">
            {place && <strong className="font-strong text-ink">{place}</strong>} {message}
          </li>
        ))}
      </ul>
      {issues.length > shownIssues && <p className="mt-1">and {issues.length - shownIssues} more.</p>}
    </Notice>
  )
}
