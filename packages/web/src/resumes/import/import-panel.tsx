import { sectionTitles } from '@candid/core'
import { Notice } from '../../ui/notice.tsx'
import { DropZone } from '../drop-zone.tsx'
import { type DocumentReading, readDocument } from './read-document.ts'
import type { useImport } from './use-import.ts'

/** What the server takes in one call. */
const maxMegabytes = 1
/** Mistakes shown at once; who mends these sees the next. */
const shownIssues = 5

/** Takes a JSON Resume file and says what it would become, before anything is sent. */
export function ImportPanel({ chosen, choose, busy, failure }: ReturnType<typeof useImport>) {
  const take = async (file: File) => {
    const { name, size } = file
    if (size > maxMegabytes * 2 ** 20) choose({ name, rejections: [`${name} is larger than ${maxMegabytes} MB`] })
    else choose({ name, size, reading: readDocument(await file.text()) })
  }
  return (
    <div className="-mt-3 flex flex-col gap-4">
      <DropZone
        kind="json"
        file={chosen?.reading ? chosen : null}
        rejections={chosen?.rejections ?? []}
        locked={busy}
        maxMegabytes={maxMegabytes}
        onChoose={(file) => void take(file)}
        onReject={(name, rejections) => choose({ name, rejections })}
        onRemove={() => choose(null)}
      />
      {chosen?.reading && <Reading reading={chosen.reading} />}
      {failure && (
        <Notice tone="bad" title="The resume was not imported.">
          {failure}
        </Notice>
      )}
    </div>
  )
}

function Reading({ reading }: { reading: DocumentReading }) {
  if (!reading.ok) return <Issues issues={reading.issues} />
  const { counts, notPlaced } = reading
  return (
    <section aria-labelledby="to-be-imported" aria-live="polite" className="flex flex-col gap-2">
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
              ? '1 text fits no section. It is kept beside the items.'
              : `${notPlaced.length} texts fit no section. They are kept beside the items.`}
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

function Issues({ issues }: { issues: { place: string; message: string }[] }) {
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
