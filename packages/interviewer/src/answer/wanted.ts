/** What kind of fact a question asks for. */
export type Wanted =
  | 'count'
  | 'amount'
  | 'moment'
  | 'duration'
  | 'place'
  | 'person'
  | 'level'
  | 'yes_no'
  | 'reason'
  | 'open'

/** Kinds of question that one piece of evidence answers, and one sentence of it. */
export const oneFact: ReadonlySet<Wanted> = new Set<Wanted>([
  'count',
  'amount',
  'moment',
  'duration',
  'place',
  'person',
  'level',
])

/** The kind of fact that a folded question asks for, by its wording; 'open' where none shows. */
export const wantedOf = (plain: string): Wanted => {
  if (
    /\bhow (long|many (years|months|weeks))\b|\blongest\b|\bfor how long\b|\b(years|length) of (experience|service)\b/.test(
      plain,
    )
  )
    return 'duration'
  if (
    /\bhow (many|large|big|often)\b|\bwhat (size|number|percentage|share|proportion|percent)\b|\bnumber of\b|\bheadcount\b/.test(
      plain,
    )
  )
    return 'count'
  if (/\bhow much\b|\b(what|which) (amount|budget|rate|figure)\b|\bby what percent/.test(plain)) return 'amount'
  if (
    /^(and )?(since )?when\b|\b(what|which) (year|month|date|day)\b(?! (?:rate|job|to day))|\b(during|in|over|for) (what|which) (period|time|years|months)\b|\bsince when\b|\buntil when\b|\bwhen (did|was|were|does|do|is|are|will|has|have)\b|\b(start|end|expiry|expiration) date\b|\buntil (which|what)\b|\bexpir(e|es|y|ing)\b|\bstill valid\b|\brun(s)? out\b/.test(
      plain,
    )
  )
    return 'moment'
  if (
    /\bhow (good|well|strong|proficient|skilled|fluent|experienced|comfortable|advanced|confident|deep|solid)\b|\b(level|proficiency|mastery|fluency|competence)\b|\b(command|grasp|knowledge|mastery) of\b|\brate (your|yourself|his|her|their)\b|^how(?:'s| is| are) (?:your|his|her|their) [^\s?]{2,30}(?: [^\s?]{2,30})?\?*$/.test(
      plain,
    )
  )
    return 'level'
  // Where an interest or an idea comes from is why somebody has it
  if (/^(?:and )?where (?:does|did) (?!(?:he|she|they|you)\b).{3,40}\bcome from\b/.test(plain)) return 'reason'
  if (
    /^(and )?where\b|\bwhere (did|do|does|was|were|is|are|have|has)\b|\b(which|what) (city|country|location|place)\b/.test(
      plain,
    )
  )
    return 'place'
  if (/^who\b|\bwhom\b/.test(plain)) return 'person'
  if (/^why\b|\bwhat (made|led|motivated|persuaded) (you|them|her|him)\b|\breason\b/.test(plain)) return 'reason'
  if (/^(do|does|did|is|are|was|were|have|has|had|can|could|will|would)\b/.test(plain)) return 'yes_no'
  return 'open'
}
