import { toSecondPerson } from '../facts/wording.ts'

/** The longest wish that is said before a question, in words. */
const longest = 15

const wanted =
  /(?:^|\bI |\bnow |[,;–-] |\band (?:am )?)(?:(?<look>looking for|seeking|aiming for|hoping for|searching for)|(?<want>want|would like|wish|hop|hope|plan|aim|look)(?:s|ing)? to) (?<what>[^.;:!?]{4,120})/iu
/** What somebody needs of hours, place and pay is no wish that one asks the reason of; and what every employer has says nothing. */
const terms =
  /\b(?:accommodation|visa|sponsor\w*|part[- ]time|full[- ]time|permanent|remote|hybrid|home office|hours|shifts?|nights?|weekends?|rotation|relocat\w*|move to|salary|pay|commut\w*|near\p{L}*|close to|around|from (?:january|february|march|april|may|june|july|august|september|october|november|december)|season|work[- ]life|child\w*|famil\w*|opportunit\w+|challeng\w+|position|grow|growth|company|employer|internship|start|steady|contracts?|employed|self-employed|w|mine|because|after|layoffs?|redundanc\w+|now|first (?:\p{L}+ )?job)\b/iu
/** A wish for a mere job, role or post, which names no matter. */
const bare =
  /\b(?:first|own|next|same|new|more)$|^(?:an? |my |the )?(?:first |new |next |permanent |suitable |interesting |good )*(?:job|role|post|work|place|internship|placement|traineeship|employment)s?$/i

/** What an overview says that its writer wants, said to them ('You are looking for a first apprentice'); null when it says nothing of the kind. */
export const wishIn = (sentence: string): string | null => {
  const { look, want, what = '' } = wanted.exec(sentence)?.groups ?? {}
  const [clause = ''] = what.split(/,? (?:and|but) (?=I\b)|, (?!an? |the )/u)
  const wish = clause.trim().replace(/\s+/g, ' ')
  const words = wish.split(' ').length
  if (wish === '' || words > longest || terms.test(wish) || bare.test(wish) || /[“”"()]/.test(wish)) return null
  const said = toSecondPerson(wish)
  return look === undefined
    ? want === undefined
      ? null
      : `You want to ${said}`
    : /^(?:an?|the|my|your|his|her|work|one|some|\p{Lu})\b|s$|\b(?:or|and)\b/u.test(said)
      ? `You are looking for ${said}`
      : null
}

/** Whether a sentence begins with what its writer looks for or wants, of whatever kind it is. */
export const isWish = (sentence: string): boolean => (wanted.exec(sentence)?.index ?? 1) === 0
