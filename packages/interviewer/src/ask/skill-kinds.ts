/** Which questions fit a trait or a soft skill, by its name as resumes write it, in lower case. Tools and crafts are in the bank (`bank/names`). */
const skillKinds: readonly (readonly [string, RegExp])[] = [
  [
    'teamwork',
    /^(?:team ?work|team work|team ?player|collaboration|working in (?:a )?teams?|team spirit|interpersonal skills|people skills)$/,
  ],
  [
    'communication',
    /^(?:(?:verbal |written |oral |calm |clear )?communication(?: skills)?|active listening|listening)$/,
  ],
  [
    'leadership',
    /^(?:(?:team )?leadership(?: skills)?|delegation|delegating|people management|staff management|team management|managing people|motivation)$/,
  ],
  [
    'problemSolving',
    /^(?:(?:creative )?problem[- ]solving(?: skills)?|troubleshooting|critical thinking|analytical (?:thinking|skills)|strategic thinking)$/,
  ],
  [
    'adaptability',
    /^(?:adaptab(?:ility|le)|flexib(?:ility|le)|change management|learning mindset|fast learner|quick learner|versatile)$/,
  ],
  ['creativity', /^(?:creativity|creative(?: thinking)?|innovati(?:on|ve))$/],
  ['detail', /^(?:attention to detail|accuracy|precision|detail[- ]oriented|meticulous(?:ness)?|careful|accurate)$/],
  ['conflict', /^(?:conflict (?:resolution|management)|mediation|de-?escalation|diplomacy|diplomatic)$/],
  [
    'customers',
    /^(?:customer (?:service|care|relations|advice|focus|orientation|support)|guest relations|client care|hospitality)$/,
  ],
  ['patience', /^(?:patience|patient)$/],
  [
    'pressure',
    /^(?:resilien(?:ce|t)|stress (?:management|resistance|tolerance)|(?:working|work) under pressure|calm under pressure|staying calm(?: under pressure)?|stress-resistant)$/,
  ],
  [
    'reliability',
    /^(?:reliab(?:ility|le)|accountability|work ethic|responsib(?:ility|le)|trustworth(?:y|iness)|dependab(?:ility|le)|commitment|conscientious(?:ness)?|hard[- ]working)$/,
  ],
  [
    'initiative',
    /^(?:initiative|self[- ]motivat(?:ion|ed)|proactiv(?:e|ity)|independent work(?:ing)?|working independently|motivated|ambitious|driven|energetic|enthusiastic|dynamic)$/,
  ],
  [
    'bargaining',
    /^(?:negotiat(?:ion|ing)(?: skills)?|persua(?:sion|sive)|stakeholder management|relationship building)$/,
  ],
  [
    'organising',
    /^(?:organi[sz]ation(?:al skills)?|organi[sz]ed|planning|planning and organi[sz]ation|administration|resourceful)$/,
  ],
  ['explaining', /^(?:coaching|mentoring|teaching|training|tutoring|instructing)$/],
  [
    'skill.statistics',
    /\b(?:inference|statistics|statistical|regression|bayesian|machine learning|deep learning|econometrics|time series|nlp|computer vision)\b/,
  ],
  [
    'skill.clinical',
    /\b(?:phlebotomy|cannulation|wound care|ventilation|ventilator|catheter\w*|triage|ecgs?|suturing|intubation|injections?|blood (?:taking|draws?)|vaccinations?|moving and handling|first aid|palliative care|infection control|resuscitation)\b/,
  ],
  ['skill.law', /\blaw$/],
]

/** The kind of a skill by its name ('Teamwork' is 'teamwork'), or null. */
export const skillKind = (name: string): string | null => {
  const plain = name
    .toLowerCase()
    .replace(/^(?:strong|excellent|good|great|very) /, '')
    .trim()
  return skillKinds.find(([, words]) => words.test(plain))?.[0] ?? null
}
