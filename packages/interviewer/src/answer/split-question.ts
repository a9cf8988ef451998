const joint =
  /\?\s+|;\s+|,?\s{1,20}(?:and|as well as|but also|plus|also)\s+(?=(?:what|which|when|where|who|whom|why|how|did|do|does|have|has|is|are|was|were|can|could)\b)/i
const pair =
  /^(.*\b(?:both|with|in|about|of|at|for|between|to|on|know|use|used)\b\s{1,5})(?:both\s{1,5})?([^,?]{2,40}?)\s{1,5}(?:and|or|as well as|versus|vs\.?)\s{1,5}([^,?]{2,40})\?*$/i

/** The questions inside one question: 'Where did you study, and when?' has two, 'experience with Go and Kotlin?' asks about two things. [] when it is one. */
export const splitQuestion = (question: string): string[] => {
  const parts = question
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length > 1)
  if (parts.length > 1) return parts.slice(0, 3)
  const match = pair.exec(question.trim())
  return match === null || /^[\d\s]+$/.test(match[3] ?? '')
    ? []
    : [`${match[1]}${match[2]}?`, `${match[1]}${match[3]}?`]
}
