import type { User } from '@candid/core'
import { texts } from '@candid/core'
import { Pencil, Trash2 } from 'lucide-react'
import { Badge, Status } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { RowMenu } from '../../ui/menu.tsx'

type UsersTableProps = {
  users: readonly User[] | undefined
  me: User
  dimmed: boolean
  onUpdate: (user: User) => void
  onDelete: (user: User) => void
}

/** The number of skeleton rows while the first page loads (specification, section 2). */
const skeletonRows = 4

/** The users of one page. */
export function UsersTable({ users, me, dimmed, onUpdate, onDelete }: UsersTableProps) {
  const columns: Column<User>[] = [
    {
      title: 'Full name',
      className: 'md:w-[28%]',
      cell: (user) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-2 md:justify-start">
          {user.full_name ? (
            <span className="font-medium wrap-anywhere">{user.full_name}</span>
          ) : (
            <span className="text-ink-soft">{texts.notAvailable}</span>
          )}
          {user.id === me.id && <Badge tone="act">You</Badge>}
        </span>
      ),
    },
    { title: 'Email', cell: (user) => <span className="wrap-anywhere text-ink-soft">{user.email}</span> },
    { title: 'Role', className: 'md:w-32', cell: (user) => (user.is_superuser ? 'Superuser' : 'User') },
    {
      title: 'Status',
      className: 'md:w-32',
      cell: (user) => (user.is_active ? <Status tone="good">Active</Status> : <Status tone="bad">Inactive</Status>),
    },
    {
      title: 'Actions',
      className: 'md:w-20 md:text-right',
      cell: (user) => (
        <RowMenu
          label={`Actions for ${user.email}`}
          reason={user.id === me.id ? 'Change your own account in User Settings' : null}
          entries={[
            { label: texts.updateUser, icon: <Pencil size={16} aria-hidden />, onSelect: () => onUpdate(user) },
            {
              label: texts.deleteUser,
              icon: <Trash2 size={16} aria-hidden />,
              tone: 'danger',
              onSelect: () => onDelete(user),
            },
          ]}
        />
      ),
    },
  ]
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      skeletonRows={skeletonRows}
      dimmed={dimmed}
    />
  )
}
