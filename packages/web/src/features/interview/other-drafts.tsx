import { toAnswerBoxView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { answerDrafts } from './answer-draft-store.ts'
import type { useAnswerBox } from './use-answer-box.ts'

type OtherDraftsProps = { questionId: string; saved: string; actor: ReturnType<typeof useAnswerBox> }

/** Offers drafts of the same answer from other tabs that are not part of the text here, so that none is lost silently. */
export function OtherDrafts({ questionId, saved, actor }: OtherDraftsProps) {
  const { id: userId } = useCurrentUser()
  useSyncExternalStore(answerDrafts.subscribe, answerDrafts.version)
  const { draft } = useSelector(actor, toAnswerBoxView, shallowEqual)
  const others = answerDrafts
    .readAll(userId, questionId)
    .filter(({ value }) => ![draft, saved].some((text) => text.includes(value.trim())))
  const take = ({ key, value }: (typeof others)[number]) => {
    if (!saved.includes(draft.trim())) answerDrafts.keepAside(userId, questionId, draft)
    actor.send({ type: 'answer.change', text: value })
    answerDrafts.drop(key)
  }
  return others.map((other) => (
    <Notice key={other.key} tone="note" title="Another draft of this answer was typed in another tab.">
      <div className="flex flex-col gap-2">
        <p className="whitespace-pre-line wrap-anywhere">{other.value}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => take(other)}>
            Use that one
          </Button>
          <Button size="small" tone="quiet" onClick={() => answerDrafts.drop(other.key)}>
            Discard
          </Button>
        </div>
      </div>
    </Notice>
  ))
}
