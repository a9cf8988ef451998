import { addressesMachine } from '../text/machine-address.ts'
import { holdsContact, tellsPrivateMatter } from '../text/private-matters.ts'
import { splitSentences } from '../text/sentences.ts'

/**
 * What of a text a model may see: nothing of a text that speaks to machines, and of any other all sentences but those that tell of
 * private matters or hold an address of the person.
 */
export const quotable = (text: string): string => {
  if (addressesMachine(text)) return ''
  return splitSentences(text)
    .filter((sentence) => !tellsPrivateMatter(sentence) && !holdsContact(sentence))
    .join(' ')
}
