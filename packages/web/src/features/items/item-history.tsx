import { type Section, sectionTitles, texts } from '@candid/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { format } from 'date-fns/format'
import { itemVersionsQuery, saveItemMutation } from '../../entities/item/editing.queries.ts'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { ItemContent } from '../../entities/item/item-content.tsx'
import type { ItemAddress } from '../../entities/item/items.queries.ts'
import { useServices } from '../../platform/services.ts'
import { errorMessage, notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type ItemHistoryProps = { address: ItemAddress; item: ItemOf<Section>; onClose: () => void }

/** The earlier versions of an item, newest first. Each can be restored, which makes it the newest. */
export function ItemHistory({ address, item, onClose }: ItemHistoryProps) {
  const { api, queryClient } = useServices()
  const { data, error } = useQuery(itemVersionsQuery(api, address))
  const { mutate, isPending } = useMutation({ ...saveItemMutation(api, queryClient), onError: notifyFailure })
  const earlier = data?.filter(({ version }) => version !== item.version)
  return (
    <Dialog open onClose={onClose} title="History of this item" className="max-w-2xl">
      <div className="flex max-h-[60dvh] flex-col gap-3 overflow-y-auto">
        {error && <Notice tone="bad">{errorMessage(error)}</Notice>}
        {!earlier && !error && <Skeleton className="h-16 w-full" />}
        {earlier?.length === 0 && <p className="text-ink-soft">This item has not been changed yet.</p>}
        {earlier?.map(({ version, category, content, saved_at }) => (
          <section key={version} className="rounded border border-line p-4">
            <div className="mb-2 flex items-center justify-between gap-3">
              <time dateTime={saved_at} className="text-small text-ink-soft">
                {format(new Date(saved_at), 'd MMMM yyyy, HH:mm')}
                {category !== address.section && `, in ${sectionTitles[category]}`}
              </time>
              <Button
                size="small"
                busy={isPending}
                onClick={() =>
                  mutate(
                    { ...address, content, version: item.version },
                    {
                      onSuccess: () => {
                        notifySuccess({ title: texts.success, message: texts.itemSaved(address.section) })
                        onClose()
                      },
                    },
                  )
                }
              >
                Restore this version
              </Button>
            </div>
            <ItemContent section={address.section} item={{ id: item.id, version, tag: item.tag, ...content }} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
