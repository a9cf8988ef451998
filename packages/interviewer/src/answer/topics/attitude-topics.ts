import { anywhere, type UsualTopic } from './usual-topic.ts'

/** A subject of which lines speak by their meaning, or not at all. */
const byMeaning = (name: string): UsualTopic => ({ name, strict: true, list: false, find: () => [] })

/** What moves a person, how others see them, and what they would rather: usual questions of a first call that resumes seldom answer. */
export const attitudeTopics: UsualTopic[] = [
  {
    ...byMeaning('motivation'),
    find: anywhere(
      /\b(motivat\w+|passion\w*|inspir\w+|enjoy\w*|loves?|likes?|drawn|fascinat\w+|wanted|want(s)? to|because|curious|chose|choose)\b/,
    ),
  },
  ...['what others say', 'personality', 'preference', 'management style', 'other offers', 'side job'].map(byMeaning),
  {
    ...byMeaning('kind of contract'),
    find: anywhere(/\b(temporary|permanent|fixed[- ]term|freelance\w*|interim|contractor|self-employed)\b/),
  },
  { ...byMeaning('thesis'), find: anywhere(/\b(thesis|dissertation|final (year )?project|doctoral work)\b/) },
  {
    ...byMeaning('grades'),
    find: anywhere(
      /\b(grades?|gpa|average|distinction|first[- ]class|upper second|2:1|2:2|summa|magna|cum laude|honou?rs|with merit|mark)\b/,
    ),
  },
]
