const person = /\b(you|your|yours|they|their|she|her|hers|he|him|his|candidate|applicant|team)\b/.source
const genres =
  'poems?|songs?|haikus?|limericks?|essays?|stor(?:y|ies)|jokes?|riddles?|fairy tales?|lyrics|novels?|speech(?:es)?|letters?|cover letters?|e-?mails?|blog posts?|articles?|recipes?|menus?|code|functions?|scripts?|programs?|quer(?:y|ies)|regex|job (?:advert|advertisement|ad|description|posting|offer)s?|contracts?|slogans?|captions?|tweets?|lists? of (?:other )?candidates'
const order = '(?:please |now )*'
/** A few words with a question mark are a note of a skill ('code reviews?', 'run a kitchen?'), no order. */
const note = '(?!(?!.*\\b(?:me|us|my|our|poems?|songs?|jokes?|haikus?)\\b)[\\w -]{1,40}\\?+$)'
/** Nothing in the question speaks of the person: what the world knows is asked for, not what they did in it. */
const impersonalFrom = (head: string) =>
  `^(?=${head})(?!.*\\b(?:she|her|hers|he|him|his|they|their|your|yours|candidate|applicant|team|you(?! (?:know|tell|say|give|explain|name)\\b))\\b).*`
const impersonal = impersonalFrom('')
const trifles = 'jokes?|poems?|songs?|haikus?|limericks?|riddles?|fairy tales?|lyrics|recipes?|bedtime stor(?:y|ies)'

/** Matters that have nothing to do with the person: general knowledge, day and weather, sums, texts to be written, advice, the machine itself, others. */
export const otherMatters: RegExp[] = [
  new RegExp(
    `^${order}${note}(?:write|compose|draft|generate|code|implement|create|sing|produce|make me|make us)\\b(?! (?:about|down))|\\b(?:write|compose|draft|create|generate|make) (?:me|us|my|our) .{0,30}\\b(?:${genres})\\b`,
  ),
  new RegExp(
    `\\b(?:tell|give|read|show|sing|find|know|got) (?:me |us )?(?:an? |some |the |any )?(?:\\w+ )?(?:${trifles})\\b(?!.*${person})`,
  ),
  /\b(?:tell|write|give|make) (?:me|us) (?:an? |some )?(?:\w+ )?(?:jokes?|poems?|songs?|riddles?)\b/,
  new RegExp(
    `^${order}${note}(?:(?:draw|paint|sketch|solve|calculate|compute|execute|find me|remind|translate|summari[sz]e the (?:news|article|text))\\b|(?:order|buy|book|call|e-?mail|send|open|run|play|search|google|set|turn) (?:me|us|my|our|this|that|these|those|the|an?|some|up|it|for|on|off)\\b)(?!.*${person})`,
  ),
  new RegExp(
    `${impersonal}(?:(?<!\\b(?:human|working|venture|share|social|equity) )\\bcapital (?:city )?of|(?:^|\\bthe (?:\\w+ )?)population of(?! (?:\\w+ ){0,2}(?:patients|clients|students|residents|users|customers|pupils|children|people))|\\bthe (?:tallest|highest|largest|longest|deepest) (?:mountain|building|river|lake|ocean|country)(?=\\W*$| (?:in|on|of|ever)\\b)|\\bdistance (?:to|between|from))\\b`,
  ),
  /\b((?<!\b(?:they|you|she|he|been|become|as|elected) (?:(?:an?|the|vice) )?)(president|prime minister|king|queen) of (?!.{0,20}\b(your|their|her|his)\b)|currency of|meaning of life|speed of (light|sound)|boiling point of)\b/,
  /(?<!\b(?:did|has|have|does|do) (?:you|they|she|he) (?:ever )?)\b(book|order|buy|reserve|find|get|fetch) (me|us|an? (flight|table|taxi|hotel|pizza|room|meeting room|ticket|train))\b|(?<!\b(?:did|has|have|does|do) (?:you|they|she|he) (?:ever )?)\b(translate|solve|calculate|compute|summari[sz]e|proofread|rewrite) (this|these|that|the following|my|our|["'“\d])(?! (?:cv|resume|résumé|profile|career|candidate|applicant|person)\b)/,
  /\b(((what is|what's|how is|how's) the weather)|weather (like|today|tomorrow|now|in|forecast)|weather forecast|temperature (today|outside|tomorrow)|horoscope|zodiac)\b(?!.*\b(you|your|they|their|she|he) (work|build|built|cover|write|model|predict|forecast)\w*)/,
  // Of chance, prices and games a question asks who, what, when or whether; 'exchange rate risk?' is a note of work.
  new RegExp(
    `${impersonalFrom('(?:and |so |but )?(?:who|whom|what|which|when|where|how|will|should|shall|can|could|do|is|are|did|has|tell|give|show|name|any (?:news|tips?)|predict|explain)\\b')}\\b(?:lottery|stock (?:price|market)s?|share price|exchange rates?|bitcoin|cryptocurrency|football (?:score|result)s?|world cup|super bowl|olympic games (?:take|held)|oscars?)\\b(?! (?:risks?|exposure|hedg\\w+|loss\\w*|gains?|models?|experience|projects?|campaign|coverage|work)\\b)`,
  ),
  // Explanations, what holds of the world now, and what is best for a thing: nothing of the person.
  new RegExp(
    `^${order}(?:(?:can|could) you )?(?:explain|define)\\b(?!.*${person})|^(?:what|which) [\\p{L}\\d -]+ (?:is|are) (?:the )?best (?:for|to|against)\\b(?!.*${person})|^(?:(?:can|could) you )?(?:tell me )?(?:what is |what's )?the (?:usual|normal|average|legal|recommended|standard|current) (?:\\p{L}+ ){0,3}(?:range|values?|doses?|limits?|thresholds?|rates?|prices?|temperature|age|wages?)\\b(?!.*${person})|^(?:what is|what's|whats) the [\\p{L}\\d -]{3,40} (?:today|this year|these days|nowadays|right now|at the moment)\\?*$(?<!${person}.*)(?<!\\b(?:job|role|position|post|employer|company|title|team|salary|project|stack|status)\\b.*)`,
    'u',
  ),
  /\b(what|which) (day|time|date|year) is (it|today)\b|\btoday's (date|news|weather)/,
  new RegExp(
    `${impersonal}\\b(?:(?:latest|breaking) news|in the news|(?<!\\b(?:in|at|for|from|with|of) )(?:best|good|cheap) (?:restaurants?|movies?|films?|hotels?|phones?|laptops?|books?))\\b`,
  ),
  /\b(what|how much) (is|are|makes?) [\d.,]+ ?([-+*x/^%]|plus|minus|times|divided by|percent of|multiplied)|\b(square root|integral|derivative|factorial) of\b|\bsolve (the |this )?equation/,
  /\b(how (do|can|should|would|could) (i|we|one|someone)) (?!.*\b(you|your|they|them|their|she|her|he|him|his|candidate)\b)/,
  /^(?:when|what|which|where|why) (?:should|can|could|do|must|shall|would) (?:i|one|someone)\b(?!.*\b(?:you|your|them|their|they|she|her|he|his|him|candidate|know|expect|ask)\b)/,
  /\b(recipe for|recommend (me |us )?(an? |some )?(good )?(restaurant|movie|film|book|hotel|recipe|phone|laptop)s?)\b/,
  /^who (invented|discovered|painted|composed|wrote|founded|is|was) (the (telephone|internet|light ?bulb|web|pope|first man|first person)|penicillin|america|gravity|hamlet|mona lisa)\b/,
  // 'Are you human?', not 'Are you human resources …?': the word is the whole of what is asked.
  /\bare you (?:an? |really |actually |just |some |kind of ){0,3}(?:ai|a\.i\.|artificial intelligence|bot|chatbot|robot|human(?: being)?|machine|computer|(?:computer )?program|(?:large )?language model|real(?: person| human)?)(?: (?:model|assistant|system|agent|tool|bot))?(?=\W*$|[,;.?!]| (?:and|or|instead|that|who|which|here|talking|speaking|answering|answers|in)\b)|\b(?:which|what) (?:(?:ai|language) model|llm|ai) (?:are|is)\b|\b(?:which|what) model (?:are you|is (?:this|that|it|answering|behind|running|powering))\b|\bwho (?:made|built|created|trained|programmed) you(?=\W*$|[,;.?!]| (?:and|or)\b)|\bchat ?gpt\b.{0,20}\byou\b/,
  /\b(other|another|better|different|remaining) (candidates?|applicants?)\b|\b(compare (this|the|them|they|their|her|him)\b.{0,30}|compared|better|worse) (to|with|than) (the )?(other|another|others|rest)\b|\bwhich (candidate|applicant) (is|should|would|do|has)\b/,
  // Advice on the person is asked for; which tool they would choose is theirs to say.
  /(?<!\bwhy )\b(?:should|shall|would) (?:we|i) (?:hire|reject|interview|employ|invite)\b|(?<!\bwhy )\b(?:should|shall|would) (?:we|i|you) (?:hire|pick|choose|reject|interview|employ|invite|offer|pay) (?:them|they|her|him|(?:this|the) (?:candidate|applicant|person|one))\b|\bwould you hire\W*$|\bwho (?:should|would|shall) (?:we|i|you) (?:hire|pick|choose|employ|invite)\b|\bhow much should (?:we|i) (?:offer|pay)\b|\bwhat (salary|pay|offer) should (we|i)\b|\b(is|are) (this|they|she|he) (an? |the )?(good|bad|right|best|suitable|ideal) (candidate|applicant|hire|fit|person|choice)\b/,
  /(?<!\b(?:she|he|they) (?:also |ever |really )?)\b(help (me|us)|(fix|write|draft|prepare|check|correct|debug|finish|do) .{1,40} for (me|us)|(my|our) (homework|job (advert|ad|description|posting)|interview questions))\b|\b(give|draft|write|suggest) .{0,20}\binterview questions\b/,
  /\b(tell|give) (me|us) (an? )?(fun|random|interesting) facts?\b|\bfavou?rite (colou?r|food|film|movie|song|animal|season|number)\b|\bdo you (have|feel) (feelings|emotions|pain)\b|^(?:please |now |can you |could you )*(?:generate|create|draw|make) (?:me |us )?an? (?:\w+ )?(?:picture|image|logo|video|drawing)\b/,
  /\b(should|shall) (i|we) (buy|eat|watch|visit|read|invest)\b|\bbest way to (cook|bake|lose|travel|get rich|invest)\b|\bconvert \d|\b(?:what|how much) (?:is|are) the (?:\w+ )?(?:price|cost) of (?:gold|oil|bread|petrol|gas)\b|\b(plot|author|ending|summary) of (hamlet|the (film|movie|book|novel))\b|\bwho will win\b/,
  new RegExp(
    `^(?:what (?:is|are|does) an? [\\w -]+|what's an? [\\w -]+|what does [\\w -]+ mean|what(?:'s| is| are) the (?:differences? between|best (?:way|programming language|framework|phone|car))\\b[^?]*|how (?:do|does) [\\w -]+ work|how (?:tall|high|far|deep|hot|cold|expensive) (?:is|are) [^?]*|how much (?:is|does|do|are) an? [^?]*)\\?*$(?<!${person}.*)`,
  ),
  /\bwhat do you think (about|of) (climate change|the (war|government|election|president|economy)|politics|crypto\w*|ai|artificial intelligence)\b|\bwhat is the tax rate\b/,
]
