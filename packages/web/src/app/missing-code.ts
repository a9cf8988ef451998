// What browsers say when a file of the app cannot be had: gone after an update of the server, or no network.
const missingCode = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether an error means that a part of the app's code could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missingCode.test(error.message)
