/** A bullet as a sentence: with a capital, unless its first word is written in a way of its own ('iOS'), and a closing mark. */
export const closed = (text: string): string => {
  const begun = text.replace(
    /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}])/u,
    (word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
  )
  return /[.!?]["”’)]?$/.test(begun) ? begun : `${begun.replace(/(?<![,;:\s])[,;:\s]+$/, '')}.`
}

/** A sentence as a quotation. */
export const quoted = (text: string): string => `“${closed(text).replace(/[“”]/g, '"')}”`

/** True when a text speaks of its writer as 'I' or 'we'. */
export const speaksInFirstPerson = (text: string): boolean =>
  // 'category I' is a number
  /(?<!\b(?:category|class|level|grade|part|type|phase|stage|group|tier|division|scale|cat\.) )\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|us|[Oo]urs?)\b/.test(
    text,
  )

/** Entries in one phrase: 'a, b and c', by semicolons where an entry holds a comma. */
export const joined = (entries: string[]): string => {
  const mark = entries.some((entry) => entry.includes(',')) ? ';' : ','
  const [last = '', ...before] = [...entries].reverse()
  if (before.length === 0) return last
  return `${before.reverse().join(`${mark} `)}${mark === ';' ? ';' : ''} and ${last}`
}

const linking = /^(?:of|for|and|the|in|at|de|des|du|la|der|für|&)$/u

/** True for a text that is a name and no sentence, such as that of an issuer: 'Sinclair Community College'. */
export const isName = (text: string): boolean =>
  text
    .replace(/\.$/, '')
    .split(' ')
    .every((word) => /^\p{Lu}[\p{L}.&’'-]*$/u.test(word) || linking.test(word))

const saying = /^(?:Yes\. |No\. )?(\S.{0,40}? (?:writes|says): )(?=“)/u

/** Quotations that follow each other, with who wrote them told once. */
export const saidOnce = <Told extends { text: string }>(sentences: Told[]): Told[] => {
  let lead = ''
  return sentences.map((sentence) => {
    const [, own = ''] = saying.exec(sentence.text) ?? []
    const isSame = own !== '' && own === lead && sentence.text.startsWith(own)
    lead = own
    return isSame ? { ...sentence, text: sentence.text.slice(own.length) } : sentence
  })
}
