/** Encodes where an interview starts, at an item or at one of its questions, as one text, because a dialog is about one id. */
export const toInterviewPlace = (itemId: string, questionId: string | null): string =>
  questionId === null ? itemId : `${itemId}/${questionId}`

/** Decodes the item and the question of such a text. */
export const readInterviewPlace = (place: string): { itemId: string; questionId: string | null } => {
  const [itemId = '', questionId = null] = place.split('/')
  return { itemId, questionId }
}
