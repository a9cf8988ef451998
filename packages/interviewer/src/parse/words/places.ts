import { fold, foldedWords } from './lexicon/fold.ts'
import { organisationWords, titleWords } from './lexicon/words.ts'
import { remembering } from './remembering.ts'

const places =
  /^(?:remote|hybrid|on-?site|worldwide|home ?office|freelance|full[- ]?time|part[- ]?time|contract|permanent|temporary|seasonal|vollzeit|teilzeit|cdi|cdd|alternance|temps plein|temps partiel)$/i
const usPlace =
  /^\p{Lu}[\p{L}.'’ -]+,\s*(?:[A-Z]{2}|USA|UAE|GBR|NSW|VIC|QLD|TAS|ACT)(?:,\s{0,5}[\p{L}. ]{1,60})?(?:\s{1,5}\d{5})?$/u
/** 'San Antonio, TX', also with the country or the number of the post behind it. */
export const isTownAndState = (text: string): boolean => usPlace.test(text)
const states =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new-hampshire new-jersey new-mexico new-york north-carolina north-dakota ohio oklahoma oregon pennsylvania rhode-island south-carolina south-dakota tennessee texas utah vermont virginia washington west-virginia wisconsin wyoming ontario quebec alberta british-columbia england scotland wales northern-ireland catalonia bavaria bayern usa u.s.a u.s us uk u.k uae d.c dc korea s.korea czech-republic holland england great-britain turkey hong-kong macau kosovo'
const codes =
  'ad ae af al am ar at au az ba bd be bg bh bo br by ca ch ci cl cm cn co cr cu cy cz de dk do dz ec ee eg es et fi fr gb ge gh gr gt hk hn hr hu id ie il in iq ir is it jm jo jp ke kg kh kr kw kz lb lk lt lu lv ly ma md me mk mm mn mt mx my mz na ng ni nl no np nz om pa pe ph pk pl pt py qa ro rs ru rw sa sd se sg si sk sn so sv sy th tn tr tt tw tz ua ug us uy uz ve vn ye za zm zw'

/** 'Hillsboro, OR' at the end of a text, behind a comma: a town and the two letters of its state or province. */
const townBehind =
  /^(.{2,80}?\p{L}),\s+(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2},\s+(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]))\.?$/u

/** Where the town begins in 'Liberty High School, Hillsboro, OR'; -1 where none stands at the end. */
export const townAtEnd = (text: string): number => {
  const match = townBehind.exec(text)
  return match ? text.lastIndexOf(match[2] ?? '') : -1
}

/** Countries in the seven languages, as the runtime's locale data names them, and states. */
const regions = new Set<string>()
const knownRegion = (text: string) => {
  if (regions.size === 0) {
    for (const state of states.split(' ')) regions.add(state.replace(/-/g, ' '))
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']) {
      const names = new Intl.DisplayNames([language], { type: 'region' })
      for (const code of codes.split(' ')) regions.add(fold(names.of(code.toUpperCase()) ?? ''))
    }
  }
  return regions.has(fold(text).trim().replace(/\.$/, ''))
}

/** Does a piece name a place or a mode of work rather than an employer or a title? */
export const isPlace = remembering((text) => {
  const bare = text.replace(/[()[\]]/g, '').trim()
  // 'Amherst, MA.' ends as a sentence does
  const plain = bare.replace(/(?<=,\s[A-Z]{2})\.$/, '')
  if (places.test(plain) || usPlace.test(plain))
    return titleWords.count(foldedWords(plain.split(',')[0] ?? '')) === 0 || usPlace.test(plain)
  const parts = plain.split(/\s{0,20},\s*/)
  return (
    parts.length <= 3 &&
    // 'Store of the Year, Wales' is more than a town
    (parts[0] ?? '').split(' ').length <= 3 &&
    plain.split(/[\s,]+/).length <= 6 &&
    knownRegion(parts.at(-1) ?? '') &&
    titleWords.count(foldedWords(plain)) === 0 &&
    organisationWords.count(foldedWords(plain)) === 0
  )
}, 2000)
