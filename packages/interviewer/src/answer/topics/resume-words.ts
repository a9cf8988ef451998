import { anyOf } from '../word-table.ts'
import phrases from './phrases.json' with { type: 'json' }

const languageNames =
  'english|german|french|spanish|italian|portuguese|dutch|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|slovenian|swedish|norwegian|danish|finnish|estonian|latvian|lithuanian|icelandic|irish|welsh|gaelic|catalan|basque|galician|arabic|hebrew|persian|farsi|urdu|hindi|punjabi|bengali|gujarati|tamil|telugu|marathi|malayalam|kannada|sinhala|nepali|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|amharic|somali|yoruba|igbo|hausa|zulu|xhosa|afrikaans|isixhosa|isizulu|kiswahili|setswana|sesotho|shona|luganda|bemba|nyanja|kinyarwanda|lingala|oromo|tigrinya|bhojpuri|odia|assamese|pashto|dari|kurdish|khmer|burmese|hiligaynon|cebuano|ilocano|flemish|maltese|maori|quechua|guarani|twi|wolof|albanian|macedonian|bosnian|armenian|georgian|azerbaijani|kazakh|uzbek|mongolian|latin|esperanto|sign language|bsl|asl'
/** A text that begins with a language. */
export const languageAtStart = new RegExp(`^(${languageNames})\\b`)
/** A line that names two languages or more, one after the other. */
export const languageList = new RegExp(
  `\\b(${languageNames})\\b(?: ?\\([^)]*\\))?[,;/ ]+(?:and |some |basic |fluent |good )?(${languageNames})\\b`,
)
/** A language anywhere. */
export const languageAnywhere = new RegExp(`\\b(${languageNames})\\b`)

/** Names of the world's larger languages: asked about in small letters too ('do you speak german'). */
export const languages: ReadonlySet<string> = new Set(languageNames.split('|'))

/** Words by which resumes state education. */
export const degree = anyOf(phrases.resumeWords.degree)
/** Names of whole courses of study or training. */
export const fullCourse = anyOf(phrases.resumeWords.fullCourse)
/** Words by which resumes state certificates and licences. */
export const certificate =
  /\b(certif\w+|licen[cs]e\w*|accredit\w+|chartered|registered|qualified|diploma|permit|credential|award in|level \d|valid (until|to|through)|medical valid|card holder|prince2|pmp|itil|cips|cisa|cissp|cfa|acca|aca|cima|cpa|iosh|nebosh|osha|cscs|gwo|imo|stcw)\b/
/** Words by which resumes state pastimes. */
export const hobby = anyOf(phrases.resumeWords.hobby)
/** Words of entries that are no pastimes. */
export const formal = anyOf(phrases.resumeWords.formal)
