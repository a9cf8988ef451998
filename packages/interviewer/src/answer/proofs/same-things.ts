import { fold, stem, terms } from '../../text/words.ts'

/**
 * Words of which one stands for the other wherever it has an object: a yes may rest on them. The thesaurus is wider (its words are near
 * each other, 'quotes' and 'claims'), so that it finds evidence and says no yes. From a dictionary of synonyms, common words of work only.
 */
const same = `reduce cut lower decrease trim shrink slash minimise minimize halve
increase raise grow boost double triple
shorten reduce cut
train teach instruct coach tutor induct
lead manage supervise head oversee oversaw overseen run
build construct
write author
repair fix mend
buy purchase procure
hire recruit
start launch founded establish
organise organize arrange
check inspect
translate interpret
worker employee colleague staff crew workforce personnel
licence license
car vehicle
lorry truck
delivery shipment
client customer
stock inventory
cost expense spending
mistake error`
  .split('\n')
  .map((line) => new Set(terms(line)))

/** Things that are told as what happened to others: who cut spoiled deliveries has reduced waste. */
const incidents: { asked: ReadonlySet<string>; stated: RegExp }[] = [
  {
    asked: new Set(['waste', 'wastage', 'spoilage', 'scrap'].map(stem)),
    stated:
      /\b(?:(?:food |material )?waste|wastage|spoilage|scrap(?: loss| rate| costs?)?|(?:spoil(?:ed|t)|rotten|discarded|unsold) \p{L}+)\b/gu,
  },
  {
    asked: new Set(['error', 'mistake', 'defect'].map(stem)),
    stated:
      /\b(?:errors?|mistakes?|defects?|rejects?|(?:wrong|faulty|incorrect) \p{L}+|mis(?:pick|print|count|label|diagnos)\p{L}{0,5})\b/gu,
  },
  {
    asked: new Set(['accident', 'injury'].map(stem)),
    stated: /\b(?:accidents?|injur(?:y|ies)|lost-time incidents?)\b/gu,
  },
  {
    asked: new Set(['complaint'].map(stem)),
    stated: /\b(?:complaints?|complaining (?:customers|guests|clients))\b/gu,
  },
  {
    asked: new Set(['theft', 'stealing', 'pilferage', 'shrinkage', 'shoplifting'].map(stem)),
    stated: /\b(?:thefts?|stealing|pilferage|shrinkage|shoplifting|stock loss(?:es)?)\b/gu,
  },
  {
    asked: new Set(['absence', 'absenteeism', 'sickness'].map(stem)),
    stated: /\b(?:absences?|absenteeism|sickness|sick (?:days|leave))\b/gu,
  },
]

/** True when one stem stands for the other. */
export const areSame = (one: string, other: string): boolean =>
  one === other || same.some((set) => set.has(one) && set.has(other))

/** Where a text tells of a thing in other words than the stem by which it is asked for: the end of each place. */
export const endsOfMentions = (asked: string, text: string): number[] =>
  incidents
    .filter((entry) => entry.asked.has(asked))
    .flatMap((entry) => [...fold(text).matchAll(entry.stated)].map((match) => match.index + match[0].length))
