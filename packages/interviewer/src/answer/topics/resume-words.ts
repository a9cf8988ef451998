const languageNames =
  'english|german|french|spanish|italian|portuguese|dutch|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|slovenian|swedish|norwegian|danish|finnish|estonian|latvian|lithuanian|icelandic|irish|welsh|gaelic|catalan|basque|galician|arabic|hebrew|persian|farsi|urdu|hindi|punjabi|bengali|gujarati|tamil|telugu|marathi|malayalam|kannada|sinhala|nepali|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|amharic|somali|yoruba|igbo|hausa|zulu|xhosa|afrikaans|twi|wolof|albanian|macedonian|bosnian|armenian|georgian|azerbaijani|kazakh|uzbek|mongolian|latin|esperanto|sign language|bsl|asl'
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
export const degree =
  /\b(b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|ll\.?b|ll\.?m|mba|ph\.?d|dphil|md|mbbs|pgce|bachelor'?s?|master'?s? (of|degree|in)|doctorate|degree|diploma|university|universidad\w*|universitat|universite|college|polytechnic|institute of technology|academy|faculty|school of|high school|secondary school|grammar school|a-levels?|gcses?|abitur|matura|graduated|apprenticeship|hnd|hnc|btec|nvq|vocational (training|school)|studied|qualified teacher|svq|bts|ausbildung|meisterbrief|staatsexamen|hochschule|escuela|ecole|lycee|laurea|licenciatura|licence de|magister|dr\.? ?(iur|med|phil|rer|ing|jur)|thesis|t[- ]level)\b/
/** Names of whole courses of study or training. */
export const fullCourse =
  /\b(b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?s|m\.?s|b\.?eng|m\.?eng|ll\.?b|ll\.?m|bba|mba|ph\.?d|dphil|mbbs|pgce|bachelor'?s?|master'?s?|doctorate|degree|diploma|diplom|apprenticeship|hnd|hnc|abitur|matura|a-levels?|licenciatura|laurea|magister|ausbildung|meisterbrief|staatsexamen|dr\.? ?(?:iur|med|phil|rer|ing|jur)|graduated|nvq|btec)\b/
/** Words by which resumes state certificates and licences. */
export const certificate =
  /\b(certif\w+|licen[cs]e\w*|accredit\w+|chartered|registered|qualified|diploma|permit|credential|award in|level \d|valid (until|to|through)|medical valid|card holder|prince2|pmp|itil|cips|cisa|cissp|cfa|acca|aca|cima|cpa|iosh|nebosh|osha|cscs|gwo|imo|stcw)\b/
/** Words by which resumes state pastimes. */
export const hobby =
  /\b(hobb\w+|interests?|volunteer\w*|plays?|playing|sings?|singing|choir|runs? (a|the|marathons?|half|ultra)|running|hik\w+|climb\w+|cycl\w+|swim\w*|row(s|ing)|sail\w*|ski\w*|garden\w*|paint\w*|bak(es|ing)|cook(s|ing)|knit\w*|sew\w*|chess|football|rugby|tennis|cricket|basketball|volleyball|hockey|judo|karate|yoga|danc\w+|guitar|piano|violin|cello|drums?|accordion|band|orchestra|photograph\w*|pottery|ceramics?|woodwork\w*|carpentry|birds?|bird ?watch\w*|bee\w*|allotment|astronom\w*|read(s|ing) (novels?|books?|club)|book club|travel\w*|films?|theatre|amateur|coaches? (an? )?(under|junior|youth|local)|restor(es|ing)|collects?|collector|keeps|breeds|fosters|scout\w*|spare time|free time|club|league|marathon|triathl\w+|trail|boat|kayak\w*|canoe\w*|surf\w*|surfing|fish(es|ing)|angl(er|ing)|quiz|puzzles?|games?|lifeboat|rescue)\b/
/** Words of entries that are no pastimes. */
export const formal =
  /\b(university|degree|b\.?sc|m\.?sc|diploma|certif\w+|licen[cs]e\w*|fluent\w*|native\w*|conversational|bilingual|available|notice|references?|visa|permit|ba in|ma in|bachelor\w*|institute of)\b/
