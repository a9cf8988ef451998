import { anywhere, type UsualTopic } from './usual-topic.ts'

/** A subject of which a resume speaks in these words or not at all. */
const saidAs = (name: string, words: RegExp): UsualTopic => ({ name, strict: true, list: false, find: anywhere(words) })

/** What moves a person, how others see them, and what they would rather: usual questions of a first call that resumes seldom answer. */
export const attitudeTopics: UsualTopic[] = [
  saidAs(
    'motivation',
    /\b(motivat\w+|passion\w*|inspir\w+|enjoy\w*|loves?|likes?|drawn|fascinat\w+|wanted|want(s)? to|because|curious|chose|choose)\b/,
  ),
  saidAs(
    'what others say',
    /\b(colleagues?|managers?|boss|clients|customers|team|people|they|others) (say|says|said|describes?|described|calls?|called|values?)\b|\b(known (for|as)|reputation|feedback|praised|described as|valued for)\b/,
  ),
  saidAs('personality', /\b(personality|temperament|introvert\w*|extrovert\w*|mbti|enneagram|character)\b/),
  saidAs(
    'preference',
    /\b(prefer\w*|rather|favou?rite|likes? (best|most|to work)|best (in|when)|enjoy\w*|happiest|most like)\b/,
  ),
  saidAs(
    'management style',
    /\b(style|as a (boss|manager|leader)|delegat\w+|hands-on|i (let|ask|give|tell|listen|trust|coach|lead|explain) .{0,40}(team|staff|people|juniors?|colleagues?|them))\b/,
  ),
  saidAs('other offers', /\b(other offers?|interviewing with|in talks with|heard about)\b/),
  saidAs(
    'side job',
    /\b(side (job|business|hustle|project)|second job|freelanc\w+ beside|non-?compete|secondary employment|part-time|beside)\b/,
  ),
  saidAs('kind of contract', /\b(temporary|permanent|fixed[- ]term|freelance\w*|interim|contractor|self-employed)\b/),
  saidAs('thesis', /\b(thesis|dissertation|final (year )?project|doctoral work)\b/),
  saidAs(
    'grades',
    /\b(grades?|gpa|average|distinction|first[- ]class|upper second|2:1|2:2|summa|magna|cum laude|honou?rs|with merit|mark)\b/,
  ),
]
