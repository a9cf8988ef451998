import type { User } from '@candid/core'
import { DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Brand } from '../ui/brand.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { SideMenu } from './side-menu.tsx'

/** How far to the left a swipe must go to close the drawer, in CSS pixels. */
const swipeDistance = 60

/** The side menu on small screens. Focus stays inside. Escape, a swipe or a press beside it closes it. */
export function Drawer({ onClose, user }: { onClose: () => void; user: User | undefined }) {
  const start = useRef(0)
  useReturnFocus()
  return (
    <HeadlessDialog open onClose={onClose} aria-label="Menu" className="fixed inset-0 z-40 md:hidden">
      <div aria-hidden className="fixed inset-0 bg-veil" />
      <DialogPanel
        onTouchStart={(event) => {
          start.current = event.touches[0]?.clientX ?? 0
        }}
        onTouchEnd={(event) => {
          if (start.current - (event.changedTouches[0]?.clientX ?? start.current) > swipeDistance) onClose()
        }}
        className="fixed inset-y-0 left-0 flex w-72 max-w-[85vw] flex-col bg-surface shadow-lift"
      >
        <div className="flex h-14 items-center justify-between pr-3 pl-5">
          <Brand />
          <IconButton label="Close menu" tooltip={undefined} icon={<X size={18} aria-hidden />} onClick={onClose} />
        </div>
        <SideMenu user={user} onLeave={onClose} />
      </DialogPanel>
    </HeadlessDialog>
  )
}
