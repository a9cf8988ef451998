import { fold, stem, stopWords, words } from '../text/words.ts'
import { readNumber } from './dates.ts'
import { everydayWords } from './everyday-words.ts'
import { knowsWord } from './thesaurus/thesaurus.ts'
import { topicExamples } from './topics/examples.ts'

/** Short forms of recruiters' notes with what they stand for. */
const shortForms: Record<string, string> = {
  ...{
    yrs: 'years',
    yr: 'year',
    exp: 'experience',
    xp: 'experience',
    edu: 'education',
    uni: 'university',
    langs: 'languages',
    lang: 'language',
  },
  ...{
    certs: 'certificates',
    cert: 'certificate',
    quals: 'qualifications',
    mgmt: 'management',
    mgr: 'manager',
    dept: 'department',
    hrs: 'hours',
  },
  ...{
    mths: 'months',
    pls: 'please',
    plz: 'please',
    u: 'you',
    ur: 'your',
    wfh: 'work from home',
    asap: 'immediately',
    refs: 'references',
  },
  ...{
    whats: 'what is',
    hows: 'how is',
    wheres: 'where is',
    whens: 'when is',
    whos: 'who is',
    hes: 'he is',
    shes: 'she is',
    thats: 'that is',
    whys: 'why is',
    "there's": 'there is',
    'there’s': 'there is',
    waht: 'what',
    wat: 'what',
    wich: 'which',
    thru: 'through',
  },
  ...{
    doesnt: "doesn't",
    dont: "don't",
    didnt: "didn't",
    isnt: "isn't",
    hasnt: "hasn't",
    cant: "can't",
    couldnt: "couldn't",
    wasnt: "wasn't",
  },
  ...{
    ts: 'TypeScript',
    js: 'JavaScript',
    k8s: 'Kubernetes',
    gcp: 'Google Cloud',
    ppt: 'PowerPoint',
    mens: "men's",
    womens: "women's",
  },
  ...{
    ft: 'full time',
    pt: 'part time',
    ot: 'overtime',
    cv: 'resume',
    qty: 'number',
    avg: 'average',
    max: 'maximum',
    min: 'minimum',
    approx: 'about',
    w: 'with',
    ppl: 'people',
    pax: 'participants',
    mgt: 'management',
    lic: 'licence',
  },
}

/** Words by which papers are asked for. */
const ofPapers = ['certified', 'licensed', 'registered', 'qualified', 'experience', 'internship']
const askingWords = [...new Set(words(Object.values(topicExamples).flat().join(' ')).concat(ofPapers))].filter(
  (word) => word.length >= 5,
)
const asking = new Set(askingWords)

/** Ordinary words that are one slip away from those words: the encoder's vocabulary held against them. */
const ordinary = new Set(
  "still though through wouldn't chance coming favorite couldn't force seeing shouldn't smart trans characters lived possibly wheel shirt format holiday stuck noticed filled thick wound loving spark grass receiver trait sneak snack rally polite cheek waves spill".split(
    ' ',
  ),
)

/** True when one slip of the finger makes one word of the other: a letter changed, left out, added or two of them swapped. */
const oneSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let [end, otherEnd] = [one.length, other.length]
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1
    otherEnd -= 1
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''))
}

/** A word of the resume is meant for sure only by two letters swapped, or, of a long word, by one left out or too many: one letter for another makes other words ('planting'). */
const longWord = { swapped: 6, longer: 8 } as const

const isSlipOf = (plain: string, other: string): boolean =>
  plain.length === other.length
    ? plain.length >= longWord.swapped &&
      [...plain].sort().join('') === [...other].sort().join('') &&
      oneSlip(plain, other)
    : plain.length >= longWord.longer && oneSlip(plain, other)

/**
 * A question as notes write it ('yrs of exp?', 'langauges', 'hobbys'), with the short forms written out and slips put right in
 * the words by which usual questions are asked, and in those of the resume. Words that are known stay as they are.
 */
export const writeOut = (
  question: string,
  known: (stem: string) => boolean,
  shorter: ReadonlyMap<string, string> = new Map(),
  ofResume: ReadonlySet<string> = new Set(),
): string =>
  // 'js' in 'Vue.js' is a part of a name
  question
    .replace(/\br u\b/giu, 'are you')
    .replace(/\b(salary|ctc|pay|package) exp\b/giu, '$1 expected')
    .replace(/(?<![\p{L}\p{N}'’]|\p{L}\.)[\p{L}\p{N}'’]+/gu, (word) => {
      const plain = fold(word)
      const long = Object.hasOwn(shortForms, plain) ? shortForms[plain] : undefined
      if (long !== undefined && !known(stem(plain))) return long
      const written = known(stem(plain)) || stopWords.has(plain) ? undefined : shorter.get(plain)
      if (written !== undefined) return written
      const isName = /^\p{Lu}/u.test(word)
      if (isName || plain.length < 5 || asking.has(plain) || stopWords.has(plain) || everydayWords.has(stem(plain)))
        return word
      if (known(stem(plain)) || knowsWord(plain) || ordinary.has(plain) || readNumber(plain) !== null) return word
      const meant =
        askingWords.find((other) => oneSlip(plain, other)) ?? [...ofResume].find((other) => isSlipOf(plain, other))
      return meant === undefined || stem(meant) === stem(plain) ? word : meant
    })
