/** Words that an ending has, in whatever clause: only where none is found, an answer is said to have no end. */
export const endings = `as a result|in the end|finally|eventually|after that|afterwards|since then|the result|the outcome|it worked|which meant|so that|fell to|fell by|fell from|dropped to|dropped by|dropped from|rose to|rose by|rose from|went down|went up|grew|saved|halved|doubled|reduced|increased|improved|won|no longer|stopped|passed|succeeded|delivered|today we|we lost|kept the|has not happened|never happened`

/** Verbs that follow 'I' and are no action: thinking, being, having. */
export const noAction = `am was were have had think thought believe believed feel felt guess know knew like liked love loved mean hope hoped would could should might will can do did want wanted need needed`

/** Further ones that are no deed to praise: what happens to somebody, is only noticed, or is left undone. */
export const noDeed = `got get became worked lived joined came went saw heard noticed found realised realized learned learnt remember remembered failed forgot missed lost struggled hesitated never hardly rarely seldom nearly almost not used expected`

/** Words that open a clause which depends on another: wherever they come, or only before its subject. */
export const clauseOpeners = {
  always: `when|while|because|although|though|unless|until|whether|whenever|which|who|whose|if|what|why|how`,
  beforeSubject: `after|before|since|as|once|where|that|so that|than`,
} as const

/** What may come before the subject or the verb of a main clause. */
export const leadingWords = {
  conjunctions: `and|but|so|or|then|yet`,
  adverbs: `then|so|first|second|third|next|finally|later|afterwards|eventually|instead|therefore|also|now|basically|actually|well|in the end|as a result|after that|that day|that night|that week|last year|last month|one day|one night|at first|at once`,
  prepositions: `in|on|at|for|from|with|over|by|during|within|together with`,
  subjects: `i|he|she|we|they|it|you|who|that|which|what|how|if|when`,
  manner: `then|also|first|even|still|always|often|usually|just|once`,
} as const

/** Words by which a clause is known to tell a part of a story. Each is tried at its beginning but for `change` and `notSo`. */
export const storyClauses = {
  background: `at the time|at that time|back then|in my first|in my last|in those days|last (?:year|month|week|winter|spring|summer|autumn)|(?:two|three|four|five|six) years ago|one (?:day|night|morning|evening)|we were|there (?:was|were)|i was working|i had just|it was|we had a problem|we used to|they used to`,
  duty: `(?:i|we) (?:had|needed|were|was) to|(?:i|we) (?:was|were) (?:asked|supposed|meant|responsible|told) (?:to|for)|my (?:job|task|role|part) was|the (?:goal|aim|task|target) was|it was up to me`,
  outcome: `as a result|in the end|since then|the (?:result|outcome) was|which meant|it worked|today we|it has not happened|it never happened`,
  change: `(?:fell|dropped|rose|went|came) (?:to|by|from|down|up)|grew|saved|halved|doubled|reduced|increased|improved|won|no longer|stopped|passed|succeeded|delivered`,
  /** No clause by themselves: what they open comes after a comma or 'that'. */
  time: `at the time|at that time|back then|in those days|in my (?:first|last) \\p{L}+|last \\p{L}+|\\p{L}+ years ago|one \\p{L}+`,
  lead: `as a result|in the end|since then|which meant`,
  /** Before or beside such a verb: it did not happen, was only meant to, or was done to something. */
  notSo: `not|never|to (?:be )?(?:save|saved|halve|reduce|reduced|increase|increased|improve|improved)|would|could|should|might|before|had`,
} as const

/** Words that take back what is being said. */
export const hedges = `maybe|perhaps|i guess|i think|i suppose|sort of|kind of|somehow|probably|more or less|i would say|a bit|somewhat|not really|i'm not sure|i am not sure|hopefully|just tried`

/** Words without meaning that slip in when one speaks. */
export const fillers = `you know|basically|actually|literally|like,|um|uh|er|well,|so yeah|to be honest|at the end of the day|and stuff|or something|and so on|obviously`

/** Words in whose place a figure could be. */
export const vagueAmounts = `a lot of|a lot|lots of|many|several|a few|plenty of|a number of|most of|some of|often|quickly|for a while|for a long time|a long time|much better|much faster|much less|significantly|considerably|greatly|massively|huge|large`

/** Small words of English, to tell whether a text is in English. */
export const englishWords = `the and of to in was i we that it for with my had on at as were they but this not our when a is be have from then so`

/** Small words of other languages with Latin letters. */
export const otherWords = `der die das und ich nicht mit war wir für auf den dem ein eine le la les et je nous que dans pour avec une des el los y que con para nos una il che di e non per een het ik wij van niet o os um uma`

/** What a part of a question asks for, by its words, and the words that show an answer to it. */
export const questionParts = [
  {
    asks: /\bwhy\b|what made you|what was the alternative/i,
    answeredBy:
      /\b(?:because|since|so that|reason|in order to|to avoid|instead of|rather than|otherwise|wanted to|needed to|would have|so I|so we|in case)\b/i,
  },
  {
    asks: /how (?:do|did) you know|how was that measured|how did you measure|how could you tell|as proof|in figures/i,
    answeredBy:
      /\d|\b(?:measured|compared|survey|feedback|told (?:me|us)|report|data|log|count(?:ed)?|before and after|checked|per cent|percent|half|twice|third|thanked|asked for)\b/i,
  },
  {
    asks: /differently|take back|unlearn/i,
    answeredBy:
      /\b(?:would|wouldn't|next time|today I|now I|instead|earlier|sooner|should have|differently|learn(?:ed|t)?)\b/i,
  },
  {
    asks: /went wrong|go wrong|hard|difficult|tried that did not work|not work|bad day|fall short|worst/i,
    answeredBy:
      /\b(?:problem|wrong|failed|failure|mistake|difficult|hard|hardest|broke|missed|late|lost|could not|couldn't|did not|didn't|struggled|trouble|error|refused|worst|short|stuck)\b/i,
  },
  {
    asks: /what (?:do|did) you do|how did you react|how did you handle|how (?:do|did) you go about|how did you deal|how did you bring/i,
    answeredBy: /\bI (?!am\b|was\b|have\b|had\b|think\b|would\b|could\b|guess\b|feel\b)[a-z]+/,
  },
  { asks: /your own (?:part|doing)|do yourself|yours and/i, answeredBy: /\b(?:I|my|mine|myself)\b/ },
  {
    asks: /\bwho\b|whom|whose/i,
    answeredBy:
      /\b(?:he|she|they|manager|boss|colleague|team|customer|client|director|nurse|doctor|engineer|partner|parent|people|everyone|nobody|one of)\b/i,
  },
] as const
