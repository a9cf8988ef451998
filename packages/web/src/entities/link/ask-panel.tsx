import { texts } from '@candid/core'
import { ChevronDown, MessageCircleQuestion } from 'lucide-react'
import { memo, type ReactNode, startTransition, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { dayOf } from '../../ui/day-of.ts'
import { usePrerendered } from '../../ui/use-prerendered.ts'
import { AskBox, type AskMutation } from './ask-box.tsx'
import { QueryList } from './query-list.tsx'
import type { EmployerQuery, SendQuestion, SharedResume } from './share.types.ts'
import type { Pointed } from './shared-sections.tsx'

type AskPanelProps = {
  shared: SharedResume
  queries: readonly EmployerQuery[]
  headingLevel: 2 | 3
  /** The class for the left edge of the bar, if that is not the edge of the screen. */
  barClass?: string
  ask: AskMutation
  send?: SendQuestion | undefined
  action?: ((query: EmployerQuery) => ReactNode) | undefined
  /** Whether the screen is wide enough to show the panel beside the document; otherwise a bar at the bottom opens it. */
  isBeside: boolean
  open: boolean
  onOpen: (open: boolean) => void
  /** Goes to the source of a receipt. */
  onPoint: (at: Pointed) => void
}

/**
 * While the bar is closed, the panel is out of sight and reach, but as wide as it will be: its lines are set before the
 * press, not within it, which has to focus the text area before it ends.
 */
const staysLaidOut =
  'max-lg:[:not([data-pressed])+&]:invisible max-lg:[:not([data-pressed])+&]:absolute max-lg:[:not([data-pressed])+&]:inset-x-0 max-lg:[:not([data-pressed])+&]:bottom-0 max-lg:[:not([data-pressed])+&]:max-h-[88dvh]'

/** The panel to ask a shared resume, with its questions and answers. */
export function AskPanel({
  shared,
  queries,
  headingLevel,
  barClass,
  open,
  onOpen,
  isBeside,
  onPoint,
  ...rest
}: AskPanelProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const bar = useRef<HTMLButtonElement>(null)
  const isPrerendered = usePrerendered()
  // Once it was pressed, also before hydration (public/early.js), it looks open, and then is.
  useEffect(() => {
    if (bar.current?.dataset['pressed'] === undefined) return
    if (open) delete bar.current.dataset['pressed']
    else onOpen(true)
  }, [open, onOpen])
  /** After the bar opens the panel, its text area is focused; after it closes the panel, the bar is focused. */
  const toggle = () => {
    if (!bar.current) return
    if (open) {
      // Rendered synchronously, because the bar looks different afterwards.
      flushSync(() => onOpen(false))
      return bar.current.focus()
    }
    // A phone shows its keyboard only while the press is handled, and hidden elements cannot be focused: the panel is in
    // sight at once, by its styles, and the bar changes after the press.
    bar.current.dataset['pressed'] = ''
    document.getElementById(id)?.querySelector('textarea')?.focus()
    startTransition(() => onOpen(true))
  }
  if (!shared.questions)
    return (
      <aside aria-label="Questions" className="flex flex-col gap-4 lg:sticky lg:top-6 print:hidden">
        <p className="text-ink-soft">
          {shared.name} shared this resume with you. You cannot ask questions with this link.
        </p>
        <SmallPrint shared={shared} />
      </aside>
    )
  return (
    <aside
      aria-label="Questions"
      className={cx(
        'z-20 flex min-w-0 flex-col bg-surface shadow-lift print:hidden noscript:hidden',
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:max-h-[88dvh] max-lg:rounded-t-dialog',
        'lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:rounded-dialog lg:shadow-sheet',
        barClass,
      )}
    >
      {/* Only styles decide what is shown at which width, because the page is rendered before its width is known. */}
      <button
        ref={bar}
        type="button"
        data-prerendered={isPrerendered || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className={cx(
          'lg:hidden',
          open ? 'flex min-h-11 items-center justify-center gap-2 text-small text-ink-soft' : 'm-3',
          !open && buttonClass('primary'),
        )}
      >
        {open ? <ChevronDown size={18} aria-hidden /> : <MessageCircleQuestion size={18} aria-hidden />}
        {open ? 'Back to the resume' : `Ask about ${shared.first_name}`}
      </button>
      <div
        id={id}
        className={cx('min-h-0 overflow-y-auto overscroll-contain lg:rounded-dialog', !open && staysLaidOut)}
      >
        <Inside {...{ shared, queries, Heading, isBeside, onPoint }} {...rest} />
        {/* Content that continues below fades. At the end the fade lies on the empty space under the last line. */}
        <div
          aria-hidden
          className="pointer-events-none sticky bottom-0 -mt-10 h-10 bg-linear-to-t from-surface to-surface/0"
        />
      </div>
    </aside>
  )
}

type InsideProps = Pick<AskPanelProps, 'shared' | 'queries' | 'ask' | 'send' | 'action' | 'isBeside' | 'onPoint'> & {
  Heading: 'h2' | 'h3'
}

/** What is in the panel. It stays as it is while the panel opens and closes, and while a receipt points into the document. */
const Inside = memo(function Inside({ shared, queries, Heading, ask, send, action, isBeside, onPoint }: InsideProps) {
  return (
    <div className="flex flex-col gap-5 p-5 pb-10 max-lg:pt-2 sm:p-6 sm:pb-10">
      {/* On a phone the answers replace it, once there are some. */}
      <div className={queries.length > 0 ? 'max-lg:sr-only' : undefined}>
        <Heading className="font-serif text-head font-medium">Ask this resume</Heading>
        <p className="mt-2 text-small text-ink-soft">
          Every sentence shows its source. If the resume does not answer your question, the answer says so.
        </p>
      </div>
      <AskBox
        firstName={shared.first_name}
        resumeOf="this resume"
        suggestions={notYetAsked(shared, queries)}
        ask={ask}
        labelHidden
        answers={
          queries.length > 0 && (
            <QueryList
              shared={shared}
              queries={queries}
              isBeside={isBeside}
              onPoint={onPoint}
              {...(send && { send })}
              {...(action && { action })}
            />
          )
        }
      />
      <SmallPrint shared={shared} />
    </div>
  )
})

/** Matches words for the owner of the resume, so that 'his' and 'Duncan’s' are the same when two questions are compared. */
const personWords = new Set(['he', 'she', 'they', 'him', 'her', 'them', 'his', 'hers', 'their', 'theirs'])

/** Normalises a question for comparison: its letters and digits, with one word for the person. */
const plain = (question: string, firstName: string) =>
  question
    .toLowerCase()
    .replace(/['’]s\b/gu, '')
    .split(/[^\p{L}\p{N}]+/gu)
    .filter((word) => word !== '')
    .map((word) => (word === firstName.toLowerCase() || personWords.has(word) ? 'they' : word))
    .join(' ')

/** Returns the suggestions without duplicates and without questions that were already asked. */
const notYetAsked = ({ suggestions, first_name }: SharedResume, queries: readonly EmployerQuery[]): string[] => {
  const keyOf = (question: string) => plain(question, first_name)
  const asked = new Set(queries.map(({ question }) => keyOf(question)))
  return [...new Map(suggestions.map((question) => [keyOf(question), question])).entries()]
    .filter(([key]) => !asked.has(key))
    .map(([, question]) => question)
}

/** Says how answers are created, who sees the questions, and until when the link works. */
function SmallPrint({ shared: { engine, expires_at, first_name, questions, sample } }: { shared: SharedResume }) {
  // The day depends on the time zone, which only the browser knows.
  const zone = usePrerendered() ? 'UTC' : undefined
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-4 text-small text-ink-soft">
      {questions && (
        <p>
          {engine.kind === 'rules' ? texts.answeredByRules : texts.answeredByModel(engine.model ?? '')}{' '}
          {sample ? 'What you ask here is not stored.' : texts.ownerSeesQuestions(first_name)}
        </p>
      )}
      {!sample && (
        <p>
          {expires_at
            ? `This link works until ${dayOf(expires_at, zone)}.`
            : 'This link has no end date. It can be revoked at any time.'}
        </p>
      )}
    </div>
  )
}
