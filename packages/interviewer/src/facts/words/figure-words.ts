/** Number words as they are written out in resumes. 'One' is left out: it is seldom a figure worth a question. */
export const numberWords = `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy eighty ninety hundred`

/** Nouns for people whom someone can lead or teach, in the plural. */
export const peopleNouns = `people staff colleagues employees members engineers developers nurses carers apprentices trainees juniors students pupils children volunteers
  technicians chefs cooks waiters cashiers clerks drivers operators operatives workers tradespeople fitters welders electricians carpenters consultants
  analysts designers researchers scientists teachers tutors assistants interns managers supervisors agents advisers advisors associates guards officers
  reports players athletes singers musicians dancers actors editors writers reporters accountants lawyers paralegals sellers salespeople representatives
  mechanics labourers laborers porters cleaners housekeepers receptionists midwives paramedics firefighters soldiers cadets recruits graduates bakers users participants
  baristas bartenders gardeners pickers packers stewards crew faculty personnel hires starters freelancers contractors`

/** Nouns for groups of people: 'a team of six'. */
export const groupNouns = `team teams squad squads crew crews brigade staff department departments shift shifts unit units group groups class classes section
  sections division divisions company platoon watch gang gangs desk chapter cohort cohorts`

/** What a figure with a currency or a large number counts when it is money. */
export const moneyWords = `euros pounds dollars francs budget budgets revenue revenues turnover sales funding grant grants portfolio contract contracts savings spend investment investments costs cost profit
  assets loan loans donations fees`
