/** The person a resume is about. Every value is copied from the contact lines without change; null if it is not stated. */
export type Identity = {
  name: string | null
  /** The person's headline: 'Senior Staff Nurse'. */
  headline: string | null
  email: string | null
  phone: string | null
  /** The person's town: 'Leeds, UK'. */
  town: string | null
  /** Web addresses as printed, with or without 'https://'. */
  links: string[]
  /** Contact lines, or parts of them, that fit none of the fields, so that nothing is lost. */
  rest: string[]
}

/**
 * Whether an item is a line of the resume's head: name, headline, email, phone, address or links. Such lines are shown in the
 * header, are not counted or asked about, and reach an employer only if the link allows contact details.
 */
export const isIdentityLine = (item: { tag: string | null }): boolean => item.tag === 'contact'

const email = /(?<![A-Za-z0-9._+-])[A-Za-z0-9][A-Za-z0-9._+-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/
const phone = /\+?\(?\d[\d ().-]{5,20}\d/g
const yearSpan = /^(?:19|20)\d\d\s*[–-]\s*(?:19|20)\d\d$/
const address = /https?:\/\/[A-Za-z0-9][A-Za-z0-9.-]*(?:\/[\w./~?=&+:@-]*)?/
/** Matches an address without 'https://': it has a common ending, or a path after the host. */
const bareAddress =
  /(?<![A-Za-z0-9.-])[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:(?:com|org|net|io|dev|me|de|fr|es|it|pt|nl|eu|uk|ch|at|be|info|app|edu|ca|design|page|site|tech)(?:\/[\w./~?=&+:@-]*)?|[a-z]{2,10}\/[\w./~?=&+:@-]+)(?![\w@-])/i
const separators = /\s{0,20}[|•·⋅●◦▪◆\t]\s*|\s{1,20}[–—/~-]\s+|(?<!\s)\s{3,}/
/** Matches a label before a value: 'Email:', 'Tel.', 'Address:'. */
const labels =
  /^(?:e-?mail|mail|phone|tel(?:efon|ephone|éfono|efone|efono)?|mobile?|mobil|cell|address|adresse?|location|lives in|based in|city|town|wohnort|linkedin|github|web(?:site)?|portfolio|homepage|[emptwl])(?:\s*:\s*|\.\s+)/i
const titleOfPage =
  /^(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf|personal (?:information|details)|contact|last updated.*)$/i
/** Matches what forms ask for beside the name: 'Sex Female', 'Date of birth 09/10/1989'. It is no headline. */
const ofForm =
  /^(?:sex|gender|date of birth|d\.?o\.?b\b|born|age|nationality|citizenship|marital|civil status|religion|passport|father|visa|europass|job applied)\b/i
const nameWord = /^\p{Lu}[\p{L}'’-]{1,24}$/u
const nameWords = /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,4}$/u
/** Job words in the languages of the parser: a line that contains one is a headline, not a name or a town. `\b` would not match after 'chargé'. */
const calling =
  /\b(?:engineer|developer|manager|nurse|designer|teacher|chef|cook|student|graduate|officer|director|consultant|analyst|scientist|architect|assistant|specialist|lead|leader|head|driver|electrician|clerk|lawyer|accountant|researcher|professor|lecturer|writer|editor|technician|administrator|coordinator|representative|executive|intern|apprentice|buyer|planner|artist|photographer|therapist|physician|pharmacist|owner|founder|freelance)s?\b|\p{L}(?:ingenieur|entwickler|leiter|kauf(?:frau|mann)|berater)(?:in)?\b|\b(?:ing[eé]nieure?|d[eé]veloppeu(?:r|se)|cheffe?|charg[eé]e?|responsable|gestora?|arquitect[oa]|architett[oa]|t[eé]cnic[oa]|desarrollador[a]?|leiter(?:in)?|projekt\p{L}+)(?![\p{L}\p{N}])/iu
/** Matches what can follow a name: 'RN', 'PhD', 'M.Sc.'. */
const credentials = /,\s*(?:\p{Lu}[\p{L}.]{0,5}(?:,\s*|$)){1,3}$/u
const placeWords = /^\p{Lu}[\p{L}'’. -]{1,40}(?:,\s*\p{L}[\p{L}'’. -]{1,40}){0,2}(?:\s+\d{4,6}(?:-\d{3,4})?)?$/u

const phoneIn = (text: string) =>
  text.match(phone)?.find((found) => !yearSpan.test(found) && found.replace(/\D/g, '').length >= 7) ?? null
const linkIn = (text: string) => address.exec(text)?.[0] ?? bareAddress.exec(text)?.[0] ?? null

/** A longer line is running text, so the patterns are not tried on it. */
const longestRow = 300

const isPlace = (text: string) => text.includes(',') && placeWords.test(text) && !calling.test(text)
const isWords = (text: string) => /^\p{L}/u.test(text) && !/\d{3}/.test(text) && text.length <= 90

/** Returns the name that a line states or begins with. */
const nameIn = (text: string) => {
  const bare = text.replace(credentials, '')
  return nameWords.test(bare) && !calling.test(bare) ? text : null
}

/**
 * Reads name, headline, email, phone, town and links from the contact lines of a resume, in order. A line can hold several of
 * them ('a@b.org | Leeds, UK'). Every value is copied from a line without change.
 */
export const identityOf = (lines: readonly string[]): Identity => {
  const found: Identity = { name: null, headline: null, email: null, phone: null, town: null, links: [], rest: [] }
  const rows = joinNames(lines.flatMap((line) => line.split('\n')).filter((line) => line.trim() !== ''))
  rows.forEach((row, index) => {
    if (row.length > longestRow) {
      found.rest.push(row)
      return
    }
    const reaches = email.test(row) || phoneIn(row) !== null || linkIn(row) !== null
    for (const part of row.split(separators)) readPart(found, part.trim(), reaches, index)
  })
  return found
}

/** Matches a town and what can follow it, in capitalised words; no house number and no postal code. */
const townWords =
  /^\p{Lu}[\p{L}'’.-]{0,30}(?:,? (?:\p{Lu}[\p{L}'’.-]{0,30}|upon|on|under|of|the|am|an|der|im|sur|de|del|la|le|les|di|do|da)){0,6}$/u
/** Words about private matters that people write beside a town and that must not be shown. */
const personal =
  /\b(?:married|single|divorced|widowed|unmarried|born|nationality|citizen|verheiratet|ledig|geschieden|geboren|c[ée]libataire|mari[ée]e?|solter[oa]|casad[oa]|children|kinder)(?![\p{L}\p{N}])/iu
/** Words that mark a street rather than a town, after a name or at its end. */
const street =
  /\p{L}[ -](?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|boulevard|blvd\.?|court|close|square|terrace|crescent|gardens|row)(?=,|$)|(?:stra(?:ß|ss)e|str\.|straat|gasse|allee|laan|weg|platz)(?=,|$)|\b(?:rue|avenue|boulevard|via|viale|piazza|calle|avenida|plaza|rua|flat|apartment|c\/o|p\.? ?o\.? box)\b/iu

/**
 * The part of a resume's head that is shown without contact data: the headline, and the town without a street. A value that
 * is uncertain is null: a line that only might be a headline could be anything that a person writes below their name.
 */
export const publicHeadOf = (lines: readonly string[]): Pick<Identity, 'headline'> & { place: string | null } => {
  const { headline, town } = identityOf(lines)
  return {
    headline: headline && calling.test(headline) && !personal.test(headline) ? headline : null,
    place: town && townWords.test(town) && !street.test(town) && !personal.test(town) ? town : null,
  }
}

/** Joins a name that takes two lines: 'Priya' above 'Raghunathan'. */
const joinNames = (rows: string[]): string[] => {
  const [first, second, ...others] = rows
  return first && second && nameWord.test(first) && nameWord.test(second) && !calling.test(second)
    ? [`${first} ${second}`, ...others]
    : rows
}

const readPart = (found: Identity, part: string, reaches: boolean, index: number) => {
  const labelled = labels.test(part)
  const { fields, left } = takeWays(found, labelled ? part.replace(labels, '') : part)
  const text = left.replace(/^[\s,;:()]+|(?<![\s,;:(])[\s,;:(]+$/g, '')
  if (!/[\p{L}\p{N}]/u.test(text) || titleOfPage.test(text)) return
  // the rest of a line with an email address or a phone number is a label, a street or a town
  if (!found.name && !fields && index < 4 && nameIn(text)) found.name = text
  else if (
    !found.town &&
    (isPlace(text) || (reaches && !fields && found.email !== null && placeWords.test(text) && !calling.test(text)))
  )
    found.town = text
  else if (found.name && !found.headline && !fields && !labelled && isWords(text) && !ofForm.test(text))
    found.headline = text
  else if (!found.town && labelled && !fields) found.town = text
  else if (!labels.test(`${text}:`)) found.rest.push(text)
}

/** Takes email, phone and links out of a part of a line and returns the rest. */
const takeWays = (found: Identity, part: string) => {
  let left = part
  let fields = false
  const take = (value: string) => {
    left = left.replace(value, ' ')
    fields = true
    return value
  }
  const mail = email.exec(left)?.[0]
  if (mail && (!found.email || found.email === mail)) found.email = take(mail)
  // before the phone number, because addresses contain digits too
  for (let link = linkIn(left); link && !left.includes(`@${link}`); link = linkIn(left)) found.links.push(take(link))
  const number = phoneIn(left)
  if (number && !found.phone) found.phone = take(number)
  return { fields, left }
}
