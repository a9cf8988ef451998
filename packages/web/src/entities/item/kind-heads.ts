const kinds: Record<string, string> = {
  education: 'Education',
  certificate: 'Certificates',
  publication: 'Publications',
  language: 'Languages',
  interest: 'Interests',
  reference: 'References',
}

/** Returns the heading before an item of Other, if the item is of another kind than the one before it; else null. */
export const kindHeadOf = (items: readonly { tag: string | null }[], index: number): string | null => {
  const tag = items[index]?.tag ?? null
  return tag !== null && tag !== items[index - 1]?.tag ? (kinds[tag] ?? null) : null
}
