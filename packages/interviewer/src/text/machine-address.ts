const signs: RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|prompt|rule|guideline|previous|prior|above|earlier|everything)/i,
  /\b(system|developer|hidden)\s+(prompt|message|instruction)/i,
  /\b(note|attention|message|instruction|hint|memo|reminder)s?\s+(to|for)\s+(the\s+|any\s+|all\s+|an?\s+)?(ai|a\.i\.|llm|language model|chat ?bot|bot|assistant|model|screening|ats|automated|parser|machine|recruit\w* (ai|bot|software|system|tool))/i,
  /\b(ai|llm|language)\s+(model|assistant|system|agent|screener|reviewer|recruiter|tool)s?\b.{0,60}\b(must|should|shall|please|are (told|asked|required|instructed)|reading|rank|rate|score|recommend|answer|say|state|reply|respond)/i,
  /\b(if you are|when you are|as) (an? )?(ai|llm|language model|chat ?bot|bot|automated)\b/i,
  /\b(chat ?gpt|claude|gemini|copilot|gpt-?\d)\b.{0,40}\b(must|should|please|ignore|rank|rate|say|answer|reply|recommend)/i,
  /\b(assistant|chat ?bot|model|screener|parser)s?\b.{0,30}\b(must|should|please|shall|needs? to)\b.{0,40}\b(rank|rate|score|recommend|answer|say|state|reply|respond|tell|hire|approve|select)/i,
  /\b(rank|rate|score|recommend|approve|shortlist)\s+(this|the)\s+(candidate|applicant|resume|cv|person)\b.{0,40}\b(first|top|highest|best|10|ten|perfect|immediately|above|strong|must|without)/i,
  /\b(say|state|answer|reply|respond|report|tell|write|output)\b.{0,30}\bthat\s+(this|the)\s+(candidate|applicant)\b/i,
  /\b(you are now|act as (if|though|an? (ai|llm|language model|chat ?bot|bot|assistant that|system that|machine)|my|dan\b|you)|pretend (to be|you|that)|role-?play|jailbreak|developer mode|do anything now)\b/i,
  /\b(reveal|print|show|repeat|output|leak)\b.{0,30}\b(prompt|instructions|system message|configuration|password|api key)/i,
  /<\/?(system|assistant|instruction|user|prompt)\b|\[\/?(INST|SYSTEM)\]|```|###\s*(system|instruction)/i,
  /\banswer every question with\b|\b(always|only) (answer|reply|respond|say) (with|that|yes|by)\b/i,
]

/** True when a text speaks to a machine that reads it instead of about a person: such text is never asked about or quoted. */
export const addressesMachine = (text: string): boolean => signs.some((sign) => sign.test(text))
