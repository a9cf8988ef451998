import { identityOf } from '@candid/core'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { later } from '../../ui/later.tsx'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import { EditorComing } from './editor-coming.tsx'
import { toHeadLines } from './head-lines.ts'

// Loaded later, because it is not needed to read the resume.
const IdentityForm = later(() => import('./identity-form.tsx').then((module) => module.IdentityForm), <EditorComing />)

const nameClass = 'font-serif text-name font-medium tracking-[-0.015em]'
const addNameClass = 'self-start text-left text-act-ink underline decoration-1 underline-offset-6 hover:decoration-2'

type IdentityHeaderProps = {
  resume: Detail
  /** The file name, shown above the person's name. */
  head?: ReactNode
  /** Actions for the whole resume. */
  actions?: ReactNode
}

/** The head of a resume: name, headline and contact lines, with one Edit button for all. */
export function IdentityHeader({ resume, head, actions }: IdentityHeaderProps) {
  const editor = useOverlay<'edit'>()
  const edits = editor.kind === 'edit'
  const editRef = useReturnedFocus(edits)
  const lines = toHeadLines(resume.other)
  const { name, headline, email, phone, town, links, rest } = identityOf(lines.map(({ text }) => text))
  const contact = [email, phone, town, ...links, ...rest].filter((part) => part !== null)
  return (
    <header className="mb-7 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40 empty:hidden">{head}</div>
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto">{actions}</div>
      </div>
      {lines.length > 0 && !edits && (
        <div className="group/identity flex flex-col gap-1">
          {name ? (
            <p dir="auto" className={cx(nameClass, 'text-balance wrap-anywhere')}>
              {name}
            </p>
          ) : (
            <button type="button" onClick={() => editor.open('edit')} className={cx(nameClass, addNameClass)}>
              Add a name
            </button>
          )}
          {headline && (
            <p dir="auto" className="font-serif text-item text-ink-soft wrap-anywhere">
              {headline}
            </p>
          )}
          {/* Edit comes directly after the last word. */}
          <div className="text-small text-ink-soft [&>span]:align-middle">
            {contact.length > 0 && (
              <p dir="auto" className="mr-2 inline wrap-anywhere">
                {contact.join(' · ')}
              </p>
            )}
            <Button
              size="small"
              tone="quiet"
              icon={<Pencil size={13} aria-hidden />}
              aria-label="Edit name and contact lines"
              className="-my-1.5 -ml-2 pointer-coarse:-my-3"
              ref={editRef}
              onClick={() => editor.open('edit')}
            >
              Edit
            </Button>
          </div>
        </div>
      )}
      {edits && lines.length > 0 && <IdentityForm resumeId={resume.id} other={resume.other} onClosed={editor.close} />}
    </header>
  )
}
