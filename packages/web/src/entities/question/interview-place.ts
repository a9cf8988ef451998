/** Where an interview begins: at an item, or at one question about it. One text, as a dialog is about one id. */
export const toInterviewPlace = (itemId: string, questionId: string | null): string =>
  questionId === null ? itemId : `${itemId}/${questionId}`

/** The item and the question of such a text. */
export const readInterviewPlace = (place: string): { itemId: string; questionId: string | null } => {
  const [itemId = '', questionId = null] = place.split('/')
  return { itemId, questionId }
}
