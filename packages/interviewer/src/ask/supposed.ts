/** Events and things of which there is not one everywhere: a question that speaks of 'the award' supposes that the item tells of one. */
const definite =
  /\b(?:the|that|this|your) (award|prize|medal|grant|merger|takeover|strike|accident|recall|flood|fire|closure|expedition|exhibition|data set|dataset|thesis|patent|promotion|redundanc\p{L}+|successor|statistical test)\b/giu
/** So many letters of a word are the same in its other forms. */
const stem = 5

/** Whether a question speaks of something definite that its item does not mention. */
export const supposesMore = (question: string, item: string): boolean => {
  const text = item.toLowerCase()
  return [...question.matchAll(definite)].some(([, what = '']) => {
    const last = what.toLowerCase().split(' ').at(-1) ?? ''
    return !text.includes(last.slice(0, stem))
  })
}

/** People and things of one setting, and words by which a resume shows that its writer works in it: a laboratory may test food, and a mechanic mend refrigerators. */
const settings: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:clinicians?|surgeons?|anaesthetists?|the ward)\b/i,
    /clinic|hospital|patient|nurs(?:e|ing)|doctor|physician|surg|medical|dental|veterin|patholog|midwi/i,
  ],
  [
    /\bcars?\b(?! parks?| hire)/i,
    /\bcars?\b|vehicle|automo|\bauto\b|garage|motor|dealer|fleet|taxi|driver|traffic|insur|body ?shop|tyre|tire/i,
  ],
  [
    /\bparcels?\b/i,
    /parcel|courier|package|\bpost(?:al|man|woman| office)\b|royal mail|the post\b|\bmail\b|logisti|warehouse|shipp|freight|dispatch|last[- ]mile/i,
  ],
  [
    /\bin a kitchen\b/i,
    /kitchen|cook|chef|restaurant|cater|bak|hotel|caf[eé]|food (?:service|truck)|canteen|househol/i,
  ],
  [
    /\b(?:pupils?|in the classroom)\b/i,
    /pupil|school|teach|tutor|class|educat|kindergarten|coach|instruct|lesson|academ/i,
  ],
  [
    /\bcabin crew\b|\bpassengers?\b/i,
    /passenger|cabin|flight|airline|airport|\bbus|coach|train\b|tram|rail|taxi|ferry|ship|cruise|driv|pilot|transport/i,
  ],
]

/** Whether a question speaks of people or things of a setting in which nothing of the resume stands. */
export const supposesSetting = (question: string, resume: string): boolean =>
  settings.some(([asked, stated]) => asked.test(question) && !stated.test(resume))

/** Whom a question has the person send for. */
const sentFor = /\b(?:get|fetch|call) (?:the|an?) (\p{Ll}+)(?: or (\p{Ll}+))?/iu

/** Whether a question has somebody send for one of their own trade: a nurse is not asked when to fetch the nurse. */
export const sendsForOwnTrade = (question: string, titles: readonly string[]): boolean => {
  const [, ...people] = sentFor.exec(question) ?? []
  // 'Staff nurse, night shift': the last word before a comma or bracket says what somebody is
  const held = titles.map((title) =>
    title
      .toLowerCase()
      .split(/[,(–/]/)[0]
      ?.trim()
      .split(/\s/)
      .at(-1),
  )
  return people.some((one) => one !== undefined && held.includes(one))
}
