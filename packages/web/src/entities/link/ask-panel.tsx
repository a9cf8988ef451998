import { texts } from '@candid/core'
import { ChevronDown, MessageCircleQuestion } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { dayOf } from '../../ui/day-of.ts'
import { usePrerendered } from '../../ui/use-prerendered.ts'
import { AskBox, type AskMutation } from './ask-box.tsx'
import { eachQuestionOnce } from './each-question-once.ts'
import { QueryList } from './query-list.tsx'
import type { EmployerQuery, SendQuestion, SharedResume } from './share.types.ts'
import type { Pointed } from './shared-sections.tsx'

type AskPanelProps = {
  shared: SharedResume
  queries: readonly EmployerQuery[]
  headingLevel: 2 | 3
  /** Where the bar begins, if not at the edge of the screen. */
  barClass?: string
  ask: AskMutation
  send?: SendQuestion | undefined
  action?: ((query: EmployerQuery) => ReactNode) | undefined
  /** Whether the screen is so wide that the panel stands beside the document; else a bar at the bottom opens it. */
  isBeside: boolean
  open: boolean
  onOpen: (open: boolean) => void
  /** Goes to what a receipt points at. */
  onPoint: (at: Pointed) => void
}

/** Where a shared resume is asked, and what was asked and answered. */
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
  // Pressed before React had taken the page over (public/early.js): open already, as far as one can see.
  useEffect(() => {
    if (bar.current?.dataset['pressed'] === undefined) return
    delete bar.current.dataset['pressed']
    onOpen(true)
  }, [onOpen])
  /** Opened by the bar the panel is ready to be typed into; closed by it, the focus is on the bar again. */
  const toggle = () => {
    // Rendered at once: a phone shows its keyboard only while the press is handled, and what is hidden takes no focus.
    flushSync(() => onOpen(!open))
    const focused = open ? bar.current : document.getElementById(id)?.querySelector('textarea')
    focused?.focus()
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
      {/* What is shown at which width is told by styles alone: the page is there before its width is known. */}
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
        className={cx(
          'min-h-0 overflow-y-auto overscroll-contain lg:rounded-dialog',
          !open && 'max-lg:[:not([data-pressed])+&]:hidden',
        )}
      >
        <div className="flex flex-col gap-5 p-5 pb-10 max-lg:pt-2 sm:p-6 sm:pb-10">
          {/* On a phone its place is the answers', once there are some. */}
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
            ask={rest.ask}
            labelHidden
            answers={
              queries.length > 0 && (
                <QueryList
                  shared={shared}
                  queries={eachQuestionOnce(queries)}
                  isBeside={isBeside}
                  onPoint={onPoint}
                  {...(rest.send && { send: rest.send })}
                  {...(rest.action && { action: rest.action })}
                />
              )
            }
          />
          <SmallPrint shared={shared} />
        </div>
        {/* What goes on below fades; at the end this lies on the empty room under the last line. */}
        <div
          aria-hidden
          className="pointer-events-none sticky bottom-0 -mt-10 h-10 bg-linear-to-t from-surface to-surface/0"
        />
      </div>
    </aside>
  )
}

/** Words for the person whose resume it is, whoever asks: 'his' and 'Duncan’s' are the same in two questions. */
const personWords = new Set(['he', 'she', 'they', 'him', 'her', 'them', 'his', 'hers', 'their', 'theirs'])

/** What of a question counts when two are compared: its letters and digits, with one word for its person. */
const plain = (question: string, firstName: string) =>
  question
    .toLowerCase()
    .replace(/['’]s\b/gu, '')
    .split(/[^\p{L}\p{N}]+/gu)
    .filter((word) => word !== '')
    .map((word) => (word === firstName.toLowerCase() || personWords.has(word) ? 'they' : word))
    .join(' ')

/** Suggestions without those that were asked already, and none twice. */
const notYetAsked = ({ suggestions, first_name }: SharedResume, queries: readonly EmployerQuery[]): string[] => {
  const keyOf = (question: string) => plain(question, first_name)
  const asked = new Set(queries.map(({ question }) => keyOf(question)))
  return [...new Map(suggestions.map((question) => [keyOf(question), question])).entries()]
    .filter(([key]) => !asked.has(key))
    .map(([, question]) => question)
}

/** Who speaks, who sees what is asked, and until when the link works. */
function SmallPrint({ shared: { engine, expires_at, first_name, questions, sample } }: { shared: SharedResume }) {
  // Which day that is depends on where one is, as only the browser knows.
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
