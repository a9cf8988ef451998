import { pageInstead, texts, toPage, type User } from '@candid/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { hasNextUsers, prefetchUsers, usersQuery } from '../../entities/user/users.queries.ts'
import { atPage, paths } from '../../platform/paths.ts'
import type { PreloadTarget } from '../../platform/route.ts'
import { useApi } from '../../platform/services.ts'
import { errorMessage } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page.tsx'
import { Paging } from '../../ui/paging.tsx'
import { usePrefetchNext } from '../../ui/use-prefetch-next.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { useDeleteUser } from './use-delete-user.tsx'
import { UsersTable } from './users-table.tsx'

/** For a link to /admin that is about to be followed. */
export const preloadAdmin = ({ services: { queryClient, api }, search }: PreloadTarget) =>
  prefetchUsers(queryClient, api, toPage(search.get('page')))

/** /admin: all users, five at a time. */
export function AdminPage() {
  const api = useApi()
  const client = useQueryClient()
  const me = useCurrentUser()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const page = toPage(search.get('page'))
  const users = useQuery(usersQuery(api, page))
  const [dialog, setDialog] = useState<'add' | User | null>(null)
  const deletion = useDeleteUser()

  const hasNext = hasNextUsers(page, users.data)
  const prefetchNext = () => void prefetchUsers(client, api, page + 1)
  usePrefetchNext(hasNext && !users.isPlaceholderData, prefetchNext)
  const close = () => setDialog(null)

  const instead =
    users.isPlaceholderData || !users.data ? null : pageInstead(page, users.data.data.length, users.data.count)
  if (instead !== null) return <Redirect to={atPage(paths.admin, instead)} replace />
  return (
    <>
      <PageHead
        title={texts.usersManagement}
        actions={
          <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setDialog('add')}>
            {texts.addUser}
          </Button>
        }
      />
      {users.isLoadingError ? (
        <Notice
          tone="bad"
          title={texts.somethingWrong}
          action={<Button onClick={() => void users.refetch()}>Try again</Button>}
        >
          {errorMessage(users.error)}
        </Notice>
      ) : (
        <>
          <UsersTable
            users={users.data?.data}
            me={me}
            dimmed={users.isPlaceholderData}
            onUpdate={setDialog}
            onDelete={deletion.ask}
          />
          <Paging
            page={page}
            hasNext={hasNext && !users.isPlaceholderData}
            onPage={(next) => navigate(atPage(paths.admin, next))}
          />
        </>
      )}
      {dialog === 'add' && <AddUserDialog onClose={close} />}
      {dialog !== null && dialog !== 'add' && <EditUserDialog user={dialog} onClose={close} />}
      {deletion.dialog}
    </>
  )
}
