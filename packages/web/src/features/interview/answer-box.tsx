import { texts, toAnswerBoxView } from '@candid/core'
import { maxAnswerLength } from '@candid/core/schemas'
import { shallowEqual, useSelector } from '@xstate/react'
import { format } from 'date-fns/format'
import { Pencil } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { ConflictNotice } from '../../ui/conflict-notice.tsx'
import { cx } from '../../ui/cx.ts'
import { Marked, type Range } from '../../ui/marked.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isSubmitKey } from '../../ui/submit-key.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { type EarlierAnswer, SimilarAnswer } from './similar-answer.tsx'
import type { useAnswerBox } from './use-answer-box.ts'
import { useClearOfFoot } from './use-clear-of-foot.ts'

type AnswerBoxProps = {
  actor: ReturnType<typeof useAnswerBox>
  label: string
  saved: { text: string; version: number } | null
  /** An earlier answer to a similar question. */
  earlier: EarlierAnswer | null
  /** The passages of the text that the coach remarks on. */
  marks?: readonly Range[]
  /** Whether a button elsewhere saves it, so that the box has no Save button. */
  savedElsewhere?: boolean
  /** Content directly below the text, such as the remarks of the coach. */
  below?: ReactNode
  /** Other actions for a saved answer, besides Edit. */
  actions?: ReactNode
}

/** The Save button stays visible below the text while it is edited, however long the text gets. */
const staysWhileTyping = cx(
  // A scrolling body has bottom padding, and sticky elements stay above it.
  'bottom-0 py-2 group-focus-within/box:sticky md:-bottom-8',
  // Its background is as wide as the scrolling body, also below an indented follow-up.
  'bg-surface shadow-[0_0_0_100vmax_var(--surface)] [clip-path:inset(0_-100vmax)]',
)

/** The answer to one question, shown or edited with a kept draft. Ctrl or Cmd with Enter saves. */
export function AnswerBox({
  actor,
  label,
  saved,
  earlier,
  marks = [],
  savedElsewhere = false,
  below,
  actions,
}: AnswerBoxProps) {
  const view = useSelector(actor, toAnswerBoxView, shallowEqual)
  const { send } = actor
  const box = useRef<HTMLTextAreaElement>(null)
  const clearOfFoot = useClearOfFoot(box)
  // After Edit the box is focused; a box that is empty from the start is not.
  const type = (...event: Parameters<typeof send>) => {
    flushSync(() => send(...event))
    box.current?.focus()
  }
  const edit = () => type({ type: 'answer.edit', saved: saved?.text ?? '', version: saved?.version ?? null })
  if (view.mode === 'viewing')
    return (
      <div className="flex flex-col gap-2">
        <p dir="auto" className="max-w-[64ch] font-serif text-lead whitespace-pre-line wrap-anywhere">
          <Marked text={saved?.text ?? ''} ranges={marks} />
        </p>
        {below}
        <div className="-ml-2.5 flex flex-wrap items-center">
          <Button
            size="small"
            tone="quiet"
            icon={<Pencil size={14} aria-hidden className="max-sm:hidden" />}
            onClick={edit}
          >
            {texts.edit}
          </Button>
          <Restore undoes={view.undoes} onRestore={() => type({ type: 'answer.restore' })} />
          {actions}
        </div>
      </div>
    )
  const { excess } = view
  const draftSaved = (
    // As wide as its later text, so that the text beside it does not move.
    <span role="status" className="ml-auto min-w-28 text-right text-small text-ink-soft tabular-nums">
      {view.draftSavedAt && `Draft saved ${format(new Date(view.draftSavedAt), 'HH:mm')}`}
    </span>
  )
  const save = () => send({ type: 'answer.save' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) save()
  }
  return (
    <form
      className="group/box flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {earlier && !saved && <SimilarAnswer actor={actor} earlier={earlier} />}
      {view.theirs !== null && <Conflict theirs={view.theirs} send={send} />}
      <TextArea
        serif
        tall
        label={label}
        labelHidden
        placeholder="Type your answer"
        ref={box}
        value={view.draft}
        marks={marks}
        {...clearOfFoot}
        onKeyDown={onKeyDown}
        onChange={(event) => send({ type: 'answer.change', text: event.target.value })}
      />
      {below && (
        <div className="flex flex-wrap items-start gap-x-4">
          <div className="min-w-0 flex-1 basis-60">{below}</div>
          {draftSaved}
        </div>
      )}
      {excess > 0 && (
        <Notice tone="bad" title="This answer is too long to be saved.">
          {`It is kept in this browser. Shorten it by ${excess.toLocaleString('en')} ${excess === 1 ? 'character' : 'characters'}: an answer has at most ${maxAnswerLength.toLocaleString('en')}.`}
        </Notice>
      )}
      {view.failure && (
        <Notice tone="bad" title="The answer was not saved. Your text is still here.">
          {view.failure.detail ?? texts.somethingWrong}
        </Notice>
      )}
      <div className={cx('flex flex-wrap items-center gap-2 empty:hidden', !savedElsewhere && staysWhileTyping)}>
        {!savedElsewhere && (
          <Button size="small" type="submit" tone="primary" busy={view.busy} blocked={!view.canSave && !view.busy}>
            {texts.save}
          </Button>
        )}
        {(saved || (view.dirty && !savedElsewhere)) && (
          <Button size="small" blocked={view.busy} onClick={() => send({ type: 'answer.cancel' })}>
            {texts.cancel}
          </Button>
        )}
        <Restore undoes={view.undoes} onRestore={() => send({ type: 'answer.restore' })} />
        {!below && draftSaved}
      </div>
    </form>
  )
}

const undoLabels = { cancel: 'Undo cancel', reuse: 'Undo' } as const

function Restore({ undoes, onRestore }: { undoes: keyof typeof undoLabels | null; onRestore: () => void }) {
  if (undoes === null) return null
  return (
    <Button size="small" tone="quiet" onClick={onRestore}>
      {undoLabels[undoes]}
    </Button>
  )
}

function Conflict({ theirs, send }: { theirs: string; send: AnswerBoxProps['actor']['send'] }) {
  return (
    <ConflictNotice
      what="answer"
      onKeepMine={() => send({ type: 'answer.keepMine' })}
      onTakeTheirs={() => send({ type: 'answer.takeTheirs' })}
    >
      <p className="whitespace-pre-line wrap-anywhere">{theirs}</p>
    </ConflictNotice>
  )
}
