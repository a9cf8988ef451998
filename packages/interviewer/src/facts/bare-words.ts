/** A word in lower case without the signs around it; '+' and '#' belong to names ('C++'). */
export const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, '')

/** The words of a text, split at every sign that parts them. */
export const bareWords = (text: string) =>
  text
    .split(/[\s,;:()/|–—]+/)
    .map(bare)
    .filter((word) => word !== '')
