import { fold, foldedWords, organisationWords, titleWords } from './lexicon/words.ts'

const places =
  /^(?:remote|hybrid|on-?site|worldwide|home ?office|freelance|full[- ]?time|part[- ]?time|contract|permanent|temporary|seasonal|vollzeit|teilzeit|cdi|cdd|alternance|temps plein|temps partiel)$/i
const usPlace = /^\p{Lu}[\p{L}.'’ -]+,\s*(?:[A-Z]{2}|[A-Z]{2,3})(?:,\s*[\p{L}. ]+)?(?:\s+\d{5})?$/u
const countries =
  /\b(?:usa|u\.s\.a?\.?|united states|uk|united kingdom|england|scotland|wales|ireland|canada|australia|new zealand|germany|deutschland|france|spain|espana|italy|italia|portugal|brazil|brasil|netherlands|nederland|belgium|belgique|switzerland|schweiz|suisse|austria|osterreich|sweden|norway|denmark|finland|poland|polska|czech republic|hungary|romania|greece|turkey|israel|india|china|japan|singapore|hong kong|taiwan|korea|south korea|vietnam|thailand|indonesia|malaysia|philippines|pakistan|bangladesh|nigeria|kenya|ghana|egypt|south africa|mexico|argentina|chile|colombia|peru|uae|united arab emirates|saudi arabia|qatar|russia|ukraine|luxembourg)$/i

/** Does a piece name a place or a mode of work rather than an employer or a title? */
export const isPlace = (text: string) => {
  const plain = text.replace(/[()[\]]/g, '').trim()
  if (places.test(plain) || usPlace.test(plain))
    return titleWords.count(foldedWords(plain.split(',')[0] ?? '')) === 0 || usPlace.test(plain)
  const folded = fold(plain)
  return (
    countries.test(folded) &&
    plain.split(/[\s,]+/).length <= 5 &&
    titleWords.count(foldedWords(plain)) === 0 &&
    (plain.includes(',') || plain.split(' ').length <= 3) &&
    organisationWords.count(foldedWords(plain)) === 0
  )
}
