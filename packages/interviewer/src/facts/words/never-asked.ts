/** Why a line of a resume is no subject for a question. */
export type Reason =
  | 'contact'
  | 'private'
  | 'availability'
  | 'nationality'
  | 'declaration'
  | 'reference'
  | 'licence'
  | 'machine'

/**
 * Lines that are never asked about, by the reason. They are formalities or nobody's business, and a question about them makes an
 * interviewer look as if they had not read the resume.
 */
export const neverAsked: readonly (readonly [Reason, RegExp])[] = [
  [
    'reference',
    /\b(?:references?|referees?)\b|\b(?:will|would|can|could) (?:speak|talk|vouch|answer) for me\b|\bavailable (?:up)?on request\b/i,
  ],
  [
    'declaration',
    /\bI (?:hereby )?(?:declare|certify|confirm|consent|authori[sz]e|agree)\b|\bhereby\b|\b(?:gdpr|data protection|personal data)\b|\btrue to the best\b|^(?:curriculum vitae|resume|résumé|cv|lebenslauf)$/i,
  ],
  [
    'availability',
    /\b(?:available|availability|notice period|immediate start|start immediately|can start|willing to (?:travel|relocate|work)|open to (?:relocat|work|travel)|relocat(?:e|ion)|full[- ]time|part[- ]time|(?:weekends?|evenings?|shifts?) available|salary|day rate)\b/i,
  ],
  [
    'nationality',
    /\b(?:nationality|citizens?(?:hip)?|passport|work permit|right to work|eligible to work|visa|residence permit|settled status|green card)\b/i,
  ],
  [
    'licence',
    /\bdriv(?:er'?s?|ing) licen[cs]e\b|\b(?:full )?clean (?:driving )?(?:licen[cs]e|ODL|CDL|DL|MVR)\b|\bown (?:car|van|transport)\b|\bführerschein\b|\bpermis (?:de conduire|b)\b|\bsecurity clearance\b|\bdbs (?:check|checked)\b|^(?:enhanced |basic |standard |full )?(?:dbs|pvg|garda vetting)\b|\bhep(?:atitis)? b\b/i,
  ],
]

/**
 * Lines of a declaration and of the data that stand beside it on resumes of some countries ('Place: Mysuru', 'Father’s Name: …'): they are never asked about, in
 * whatever section they end up.
 */
export const declared =
  /^(?:I (?:do )?(?:hereby )?(?:solemnly )?(?:declare|certify|confirm|affirm) (?:that|all)|(?:(?:father|mother|husband|wife|spouse|guardian)(?:['’]?s)? name|date of birth|d\.?o\.?b\.?|place|date|gender|sex|age|religion|caste|blood group|(?:(?:permanent|present|current|home) )?address|signature)\s?:)|\btrue (?:and correct )?to the best of my\b|\bhereby (?:declare|certify)\b/i
