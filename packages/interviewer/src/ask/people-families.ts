import type { FactOf } from '../facts/fact.ts'
import { number, numberOf } from './numbers.ts'

/** Those who are won over for something and not taken on. */
export const notHired =
  /\b(?:donors?|members?|volunteers?|participants?|subscribers?|patients|respondents|customers|clients|users)\b/i

/** Those who are interviewed for a post: a study, a film or a newspaper interviews others. */
const applying =
  /\b(?:applicants?|candidates?|applications?|shortlist\w*|hires?|hiring|recruits?|recruitment|starters|staff|jobs?|posts?|positions?|vacanc\w+|roles?)\b/i

/** Whether a line tells of people who were asked for what they know, and not for a post. */
export const isInquiry = (line: string): boolean => /^(?:You )?interview/i.test(line) && !applying.test(line)

/** Those whom one prepares for work of their own. */
const newcomers =
  /\b(?:apprentices?|trainees?|new (?:starters?|hires?|colleagues?|staff|people|drivers|clerks|nurses|slingers|members)|starters|newcomers|juniors?|graduates|recruits|successors?|drivers|operators|clerks|nurses|technicians|staff|employees)\b/i
/** From so many on nobody knows all whom they lead, and up to so few are no team. */
const manyPeople = 30
const fewPeople = 2

/** Parts of a house that have people, whom nothing names. */
const unit = /\b(?:department|unit|section|division|branch|desk|office|faculty|clinic|laborator(?:y|ies)|lab)$/i

/** The counts of a line, without the grades of people ('band 5'). */
const counts = new RegExp(String.raw`(?<!\b(?:band|grade|level|year|stage|step|class) )\b${number}\b`, 'giu')

/** Which questions fit the people of a line, by how many they are and what is done with them. */
export const peopleFamilies = ({ act, count, who, text, statement }: FactOf<'people'>): string[] => {
  // a mentor gives advice, and nobody gets their lessons wrong
  if (/^You mentor/.test(statement ?? '')) return ['people.mentor']
  if (act === 'teach')
    return newcomers.test(statement ?? text) ? ['people.teach', 'people.teach.work'] : ['people.teach']
  if (act === 'hire' && (notHired.test(statement ?? text) || isInquiry(statement ?? text))) return []
  if (act !== 'lead') return [`people.${act}`]
  // who is one of a team has nobody under them
  if (/^You (?:are|were) a member\b/.test(statement ?? '')) return []
  // 'one of them' has nobody to stand for where only the department is named
  if (count === null && unit.test(who)) return ['people.lead.unit']
  const size = numberOf(count ?? '')
  if (size !== null && size >= manyPeople) return ['people.lead.large']
  // 'five clerks, two of them trainees'
  const others = [...(statement ?? text).matchAll(counts)].some(([found]) => (numberOf(found) ?? 0) > fewPeople)
  return size !== null && size <= fewPeople && !others ? ['people.lead.few'] : ['people.lead']
}
