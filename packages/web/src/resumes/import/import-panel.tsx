import { sectionTitles } from '@candid/core'
import { useRef } from 'react'
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
  const latest = useRef<File | null>(null)
  const take = async (file: File) => {
    const { name, size } = file
    latest.current = file
    const taken = await look(file).then(
      (reading) => ('rejections' in reading ? { name, ...reading } : { name, size, reading }),
      () => ({ name, rejections: ['The file could not be read.'] }),
    )
    // Who has chosen another file meanwhile wants that one.
    if (latest.current === file) choose(taken)
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
        onRemove={() => {
          latest.current = null
          choose(null)
        }}
      />
      <div aria-live="polite" className="empty:-mt-4">
        {chosen?.reading?.ok && <Preview {...chosen.reading} />}
      </div>
      {chosen?.reading?.ok === false && <Issues {...chosen.reading} />}
      {failure && (
        <Notice tone="bad" title="The resume was not imported.">
          {failure}
        </Notice>
      )}
    </div>
  )
}

const look = async (file: File) =>
  file.size > maxMegabytes * 2 ** 20
    ? { rejections: [`${file.name} is larger than ${maxMegabytes} MB`] }
    : readDocument(await file.text())

function Preview({ counts, notPlaced }: Extract<DocumentReading, { ok: true }>) {
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
