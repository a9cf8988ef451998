/** The id of the item that the address names, as '#item-…'. */
export const idInAddress = (): string | undefined => window.location.hash.split('#item-')[1]
