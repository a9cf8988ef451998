const signs: RegExp[] = [
  /(?<!\b(?:never|not|nobody|must not|n['’]t) )\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|prompt|rule|guideline|previous|prior|above|earlier|everything)/i,
  /\b(system|developer|hidden)\s+(prompt|message|instruction)s?\s*[:=]|\b(your|this|new|updated)\s+(system|developer|hidden)\s+(prompt|message|instruction)/i,
  /\b(note|attention|message|instruction|hint|memo|reminder)s?\s+(to|for)\s+(the\s+|any\s+|all\s+|an?\s+)?((ai|llm|language)\s+(model|assistant|system|agent|screener|reviewer|recruiter|tool)|llm|chat ?bot|ats|recruit\w* (ai|bot|software|system|tool)|automated (screen|system|review|parser|reader)|screening (ai|bot|system|software|tool))/i,
  // 'instructions for the machine operators' are for people
  /\b(note|attention|message|instruction|hint|memo|reminder)s?\s+(to|for)\s+(the\s+|any\s+|all\s+|an?\s+)?(ai|a\.i\.|language model|bot|assistant|model|screening|automated|parser|machine)s?(?=\s*([:,.;!—–-]|$|reading|that reads?|which reads?|evaluating|scoring))/i,
  /\b(ai|llm|language)\s+(model|assistant|system|agent|screener|reviewer|recruiter|tool)s?\b.{0,60}\b(must|should|shall|please|are (told|asked|required|instructed)|reading (this|the) (resume|cv|text|document|page))/i,
  // 'AI models that score credit risk' do not score the person
  /\b(ai|llm|language)\s+(model|assistant|system|agent|screener|reviewer|recruiter|tool)s?\b.{0,60}\b(rank|rate|score|recommend|answer|say|state|reply|respond)\b.{0,30}\b(this|me|candidate|applicant|resume|cv|yes|that)\b/i,
  /\b(if|when|since|because) you are (an? )?(ai|llm|language model|chat ?bot|bot|automated)\b/i,
  // 'as an AI engineer' names a job
  /\bas an? (ai|llm|chat ?bot|bot|(ai )?language model|ai (model|assistant|system|agent))(?=\s*([,.;:!]|$|(you|i|we|must|should|please)\b))/i,
  /\b(chat ?gpt|claude|gemini|copilot|gpt-?\d)\b.{0,40}\b(must|should|please|ignore|rank|rate|say|answer|reply|recommend)/i,
  /\b(assistant|chat ?bot|model|screener|parser)s?\b.{0,30}\b(must|should|please|shall|needs? to)\b.{0,40}\b(rank|rate|score|recommend|answer|say|state|reply|respond|tell|hire|approve|select)/i,
  /\b(rank|rate|score|recommend|approve|shortlist)\s+(this|the)\s+(candidate|applicant|resume|cv|person)\b.{0,40}\b(first|top|highest|best|10|ten|perfect|immediately|above|strong|must|without)/i,
  /\b(say|state|answer|reply|respond|report|tell|write|output)\b.{0,30}\bthat\s+(this|the)\s+(candidate|applicant)\b/i,
  /\b(you are now|act as (if|though|an? (ai|llm|language model|chat ?bot|bot|assistant that|system that|machine)|my|dan\b|you)|pretend (to be|you|that)|role-?play (as|that|being|like)|let['’]?s role-?play|jailbreak|developer mode|do anything now)\b/i,
  /\b(reveal|print|show|repeat|output|leak)\b.{0,20}\b(your|previous|above|system|hidden|initial|original)\s+(\w+\s+){0,2}(prompt|instructions?|message|configuration|password|api key)/i,
  /\b(reveal|print|repeat|output|leak)\b.{0,12}\b(prompt|system message|configuration|password|api key)/i,
  /<\/?(system|assistant|instruction|user|prompt)\b|\[\/?(INST|SYSTEM)\]|```|###\s*(system|instruction)/i,
  /\banswer every question with\b|\b(always|only) (answer|reply|respond|say) (with|that|yes|by)\b/i,
]

/** True when a text speaks to a machine that reads it instead of about a person: such text is never asked about or quoted. */
export const addressesMachine = (text: string): boolean => signs.some((sign) => sign.test(text))
