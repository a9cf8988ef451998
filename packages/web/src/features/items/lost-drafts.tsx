import { sections } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { resumeQuery } from '../../entities/resume/resume.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { useApi } from '../../platform/services.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { headDraft, itemDrafts } from './draft-store.ts'

/** Drafts of items that no longer exist, because the file was replaced or parsed again. They can be copied or discarded. */
export function LostDrafts({ resumeId }: { resumeId: string }) {
  const { id: userId } = useCurrentUser()
  const { data: resume } = useQuery(resumeQuery(useApi(), resumeId))
  useSyncExternalStore(itemDrafts.subscribe, itemDrafts.version)
  if (!resume) return null
  const homes = new Set<string>([...sections, ...sections.flatMap((section) => resume[section].map(({ id }) => id))])
  const isAtHome = (name: string, draft: object) =>
    homes.has(name) || (name === headDraft && Object.keys(draft).some((id) => homes.has(id)))
  const lost = itemDrafts.readGroup(userId, resumeId).filter(({ name, value }) => !isAtHome(name, value))
  return lost.map(({ key, value }) => (
    <Notice
      key={key}
      tone="note"
      title="You typed this into an item that no longer exists."
      action={
        <Button size="small" tone="quiet" onClick={() => itemDrafts.drop(key)}>
          Discard
        </Button>
      }
    >
      {Object.values(value)
        .filter((text) => text.trim() !== '')
        .map((text) => (
          <p key={text} className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        ))}
    </Notice>
  ))
}
