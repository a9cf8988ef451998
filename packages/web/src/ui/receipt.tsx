import type { ReactNode } from 'react'

/** Classes for a button that is a receipt. */
export const receiptClass =
  'ml-1 rounded-[4px] bg-receipt-wash px-1.5 py-0.5 align-[2px] font-sans text-micro font-medium text-receipt not-italic'

/** The small mark after a sentence that shows its source. */
export const Receipt = ({ children }: { children: ReactNode }) => <span className={receiptClass}>{children}</span>
