import { type AskQueryInput, employerQueryMachine, maxQueryLength, toEmployerQueryView } from '@candid/core'
import { useSelector } from '@xstate/react'
import { type ReactNode, useCallback, useRef } from 'react'
import { useServices } from '../../platform/services.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { fromWrite, type Write } from '../../platform/write.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { usePrerendered } from '../../ui/use-prerendered.ts'
import { useTypedBefore } from '../../ui/use-typed-before.ts'

/** How to ask a question and show it with its answer: through a link, or in the owner's preview. */
export type AskMutation = Write<AskQueryInput, { id: string }>

type AskBoxProps = {
  firstName: string
  suggestions: readonly string[]
  ask: AskMutation
  resumeOf: string
  labelHidden?: boolean
  /** The questions that were already asked. */
  answers?: ReactNode
}

/** The box to type a question, the asked questions (newest first), and a few suggestions that the resume can answer. */
export function AskBox({ firstName, suggestions, ask, resumeOf, labelHidden, answers }: AskBoxProps) {
  const { write } = useServices()
  const actor = useActorRef(employerQueryMachine.provide({ actors: { askQuery: fromWrite(write, ask) } }))
  const view = useSelector(actor, toEmployerQueryView)
  const form = useRef<HTMLFormElement>(null)
  const type = useCallback((text: string) => actor.send({ type: 'query.type', text }), [actor])
  useTypedBefore(form, type)
  const isPrerendered = usePrerendered()
  const submit = () => {
    actor.send({ type: 'query.ask' })
    // Without a question the button focuses the box.
    if (view.draft.trim() === '') form.current?.querySelector('textarea')?.focus()
  }
  const box = (
    <form
      ref={form}
      data-prerendered={isPrerendered || undefined}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        label={`Ask ${resumeOf}`}
        labelHidden={labelHidden}
        placeholder={`Ask about ${firstName}`}
        value={view.draft}
        readOnly={view.busy}
        error={view.excess > 0 ? `${view.excess} characters over the limit of ${maxQueryLength}` : null}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          // Enter asks. With Shift it is a line break, and during an IME composition it belongs to that.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
        inside={
          <Button size="small" type="submit" tone="primary" busy={view.busy} blocked={view.excess > 0 && !view.busy}>
            Ask
          </Button>
        }
      />
      {view.busy && (
        <Button size="small" className="self-end" onClick={() => actor.send({ type: 'query.cancel' })}>
          Cancel
        </Button>
      )}
      {view.failure && (
        <Notice tone="bad">
          {view.failure.detail ?? 'Your question could not be sent. It is still here: try again.'}
        </Notice>
      )}
    </form>
  )
  const chips = suggestions.length > 0 && (
    <ul aria-label="Suggested questions" className="flex flex-wrap gap-2">
      {suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            aria-disabled={view.busy || undefined}
            onClick={() => actor.send({ type: 'query.pick', question })}
            className="min-h-8 rounded-dialog bg-hover/70 px-3 py-1 text-left text-small text-ink transition-colors duration-100 wrap-anywhere hover:bg-hover pointer-coarse:min-h-11"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="flex flex-col gap-3">
      {box}
      {answers}
      {chips}
    </div>
  )
}
