import type { User } from '@candid/core'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Brand } from '../ui/brand.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Modal } from '../ui/modal.tsx'
import { SideMenu } from './side-menu.tsx'

/** How far to the left a swipe must go to close the drawer, in CSS pixels. */
const swipeDistance = 60

/** The side menu on small screens. Focus stays inside. Escape, a swipe or a press beside it closes it. */
export function Drawer({ onClose, user }: { onClose: () => void; user: User | undefined }) {
  const start = useRef(0)
  useCloseAboveMd(onClose)
  return (
    <Modal onClose={onClose} onPressBeside={onClose} aria-label="Menu" className="md:hidden">
      <div
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
      </div>
    </Modal>
  )
}

/** The side menu takes its place when the screen becomes wider, as when a tablet is turned. */
const useCloseAboveMd = (onClose: () => void) => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const query = window.matchMedia('(min-width: 48rem)')
    const onChange = () => close()
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
}
