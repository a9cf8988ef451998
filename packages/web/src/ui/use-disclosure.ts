import { useId, useState } from 'react'

/** A disclosure (APG): a button that shows and hides a part of the page. Spread both results on their elements. */
export const useDisclosure = (opensAtFirst: () => boolean = () => false) => {
  const [isOpen, setOpen] = useState(opensAtFirst)
  const id = useId()
  return {
    isOpen,
    button: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    panel: { id, hidden: !isOpen },
  }
}
