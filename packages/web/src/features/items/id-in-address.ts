/** Returns the id of the item in the address ('#item-…'). */
export const idInAddress = (): string | undefined => window.location.hash.split('#item-')[1]
