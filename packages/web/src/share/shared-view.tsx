import { type Section, texts } from '@candid/core'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { AskBox, type AskMutation } from './ask-box.tsx'
import { dayOf, QueryList } from './query-list.tsx'
import type { EmployerQuery, Receipt, SharedResume } from './share.types.ts'
import { itemAnchor, SharedSections } from './shared-sections.tsx'

type SharedViewProps = {
  shared: SharedResume
  queries: readonly EmployerQuery[]
  ask: AskMutation
  send?: (queryId: string) => Promise<unknown>
  action?: (query: EmployerQuery) => ReactNode
}

/** What an employer sees: the resume, and beside it the box to ask it. The owner's preview is the very same. */
export function SharedView({ shared, queries, ask, send, action }: SharedViewProps) {
  const [open, setOpen] = useState<Section | null>(() => firstSection(shared))
  const openReceipt = ({ id, category }: Receipt) => {
    // Rendered at once: the item must be there before it can be gone to.
    flushSync(() => setOpen(category))
    const item = document.getElementById(itemAnchor(id))
    item?.scrollIntoView({ block: 'center' })
    item?.focus({ preventScroll: true })
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-label="Resume" className="min-w-0">
        <SharedSections resume={shared.resume} open={open} onOpen={setOpen} />
      </section>
      <aside aria-label="Questions" className="flex min-w-0 flex-col gap-6 max-lg:row-start-1 lg:sticky lg:top-6">
        {shared.questions ? (
          <>
            <AskBox firstName={shared.first_name} resumeOf="this resume" suggestions={shared.suggestions} ask={ask} />
            {queries.length > 0 && (
              <QueryList
                firstName={shared.first_name}
                queries={queries}
                onOpen={openReceipt}
                {...(send && { send })}
                {...(action && { action })}
              />
            )}
          </>
        ) : (
          <p className="text-ink-soft">{shared.name} shares this resume for reading; this link takes no questions.</p>
        )}
        <SmallPrint shared={shared} />
      </aside>
    </div>
  )
}

const firstSection = ({ sections, resume }: SharedResume): Section | null =>
  (['experience', 'overview', ...sections] as const).find((section) => resume[section].length > 0) ?? null

/** Who speaks, who sees what is asked, and until when the link works. */
function SmallPrint({ shared: { engine, expires_at, first_name, questions } }: { shared: SharedResume }) {
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-4 text-small text-ink-soft">
      {questions && (
        <p>
          {engine.kind === 'rules' ? texts.answeredByRules : texts.answeredByModel(engine.model ?? '')}{' '}
          {texts.ownerSeesQuestions(first_name)}
        </p>
      )}
      <p>
        {expires_at
          ? `This link works until ${dayOf(expires_at)}.`
          : 'This link has no end date; it can be withdrawn at any time.'}
      </p>
    </div>
  )
}
