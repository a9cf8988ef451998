import type { User } from '@candid/core'
import type { ComponentProps } from 'react'

const initial = (user: User | undefined) => (user?.full_name || user?.email || '').trim().charAt(0).toUpperCase()

export const userMenuButtonClass =
  'grid size-8 place-items-center rounded-full border border-line bg-act-wash font-strong text-act-ink hover:border-line-strong'

/** The round button top right, named 'User menu'. */
export function UserMenuButton({ user, ...rest }: { user: User | undefined } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="User menu"
      aria-haspopup="menu"
      data-testid="user-menu"
      {...rest}
      className={userMenuButtonClass}
    >
      <span aria-hidden>{initial(user)}</span>
    </button>
  )
}
