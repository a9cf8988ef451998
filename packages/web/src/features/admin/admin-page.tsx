import { pageInstead, texts, toPage, type User } from '@candid/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { hasNextUsers, prefetchUsers, usersQuery } from '../../entities/user/users.queries.ts'
import { atPage, paths } from '../../platform/paths.ts'
import { QueryView } from '../../platform/query-view.tsx'
import type { PreloadTarget } from '../../platform/route.ts'
import { useApi } from '../../platform/services.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { PageHead } from '../../ui/page.tsx'
import { Paging } from '../../ui/paging.tsx'
import { usePrefetchNext } from '../../ui/use-prefetch-next.ts'
import { useDeleteUser } from './use-delete-user.tsx'
import { UsersTable } from './users-table.tsx'

const AddUserDialog = later(() => import('./add-user-dialog.tsx').then((module) => module.AddUserDialog))
const EditUserDialog = later(() => import('./edit-user-dialog.tsx').then((module) => module.EditUserDialog))

/** Preloads /admin. */
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
  const { kind, about, open, close } = useOverlay<'add' | 'edit'>()
  const edited = kind === 'edit' && users.data?.data.find(({ id }) => id === about)
  const deletion = useDeleteUser()

  const hasNext = hasNextUsers(page, users.data)
  const readAt = hasNext && !users.isPlaceholderData ? users.dataUpdatedAt : null
  usePrefetchNext(readAt, () => void prefetchUsers(client, api, page + 1))

  const instead =
    users.isPlaceholderData || !users.data ? null : pageInstead(page, users.data.data.length, users.data.count)
  if (instead !== null) return <Redirect to={atPage(paths.admin, instead)} replace />
  const rows = {
    me,
    dimmed: users.isPlaceholderData,
    onUpdate: ({ id }: User) => open('edit', id),
    onDelete: deletion.ask,
  }
  return (
    <>
      <PageHead
        title={texts.usersManagement}
        actions={
          <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={() => open('add')}>
            {texts.addUser}
          </Button>
        }
      />
      <QueryView query={users} pending={<UsersTable users={undefined} {...rows} />}>
        {({ data }) => (
          <>
            <UsersTable users={data} {...rows} />
            <Paging
              page={page}
              hasNext={hasNext && !users.isPlaceholderData}
              onPage={(next) => navigate(atPage(paths.admin, next))}
            />
          </>
        )}
      </QueryView>
      {kind === 'add' && <AddUserDialog onClose={close} />}
      {edited && <EditUserDialog user={edited} onClose={close} />}
      {deletion.dialog}
    </>
  )
}
