import { useId, useState } from 'react'

/** Something that a button opens in its place and closes again (the APG disclosure): spread both on their elements. */
export const useDisclosure = (opensAtFirst: () => boolean = () => false) => {
  const [isOpen, setOpen] = useState(opensAtFirst)
  const id = useId()
  return {
    isOpen,
    button: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    panel: { id, hidden: !isOpen },
  }
}
