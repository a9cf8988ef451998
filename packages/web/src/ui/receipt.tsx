import type { ReactNode } from 'react'

/** The look of a receipt, for a button that is one. */
export const receiptClass =
  'ml-1 rounded-[4px] bg-receipt-wash px-1.5 py-0.5 align-[2px] font-sans text-micro font-medium text-receipt not-italic'

/** The small mark behind a sentence that says where it comes from. */
export const Receipt = ({ children }: { children: ReactNode }) => <span className={receiptClass}>{children}</span>
