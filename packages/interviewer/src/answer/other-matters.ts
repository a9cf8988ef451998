const person = /\b(you|your|yours|they|their|she|her|hers|he|him|his|candidate|applicant|team)\b/.source
const genres =
  'poems?|songs?|haikus?|limericks?|essays?|stor(?:y|ies)|jokes?|riddles?|fairy tales?|lyrics|novels?|speech(?:es)?|letters?|cover letters?|e-?mails?|blog posts?|articles?|recipes?|menus?|code|functions?|scripts?|programs?|quer(?:y|ies)|regex|job (?:advert|advertisement|ad|description|posting|offer)s?|contracts?|slogans?|captions?|tweets?|lists? of (?:other )?candidates'
const order = '(?:please |now )*'
const trifles = 'jokes?|poems?|songs?|haikus?|limericks?|riddles?|fairy tales?|lyrics|recipes?|bedtime stor(?:y|ies)'

/** Matters that have nothing to do with the person: general knowledge, day and weather, sums, texts to be written, advice, the machine itself, others. */
export const otherMatters: RegExp[] = [
  new RegExp(
    `^${order}(?:write|compose|draft|generate|code|implement|create|sing|produce|make me|make us)\\b(?! (?:about|down))|\\b(?:write|compose|draft|create|generate|make) (?:me|us|my|our) .{0,30}\\b(?:${genres})\\b`,
  ),
  new RegExp(
    `\\b(?:tell|give|read|show|sing|find|know|got) (?:me |us )?(?:an? |some |the |any )?(?:\\w+ )?(?:${trifles})\\b(?!.*${person})`,
  ),
  /\b(?:tell|write|give|make) (?:me|us) (?:an? |some )?(?:\w+ )?(?:jokes?|poems?|songs?|riddles?)\b/,
  new RegExp(
    `^${order}(?:(?:draw|paint|sketch|solve|calculate|compute|execute|find me|remind|translate|summari[sz]e the (?:news|article|text))\\b|(?:order|buy|book|call|e-?mail|send|open|run|play|search|google|set|turn) (?:me|us|my|our|this|that|these|those|the|an?|some|up|it|for|on|off)\\b)(?!.*${person})`,
  ),
  /\b(capital (city )?of|population of|(?<!\b(?:they|you|she|he|been|become|as|elected) (?:(?:an?|the|vice) )?)(president|prime minister|king|queen) of (?!.{0,20}\b(your|their|her|his)\b)|currency of|the (tallest|highest|largest|longest|deepest) (mountain|building|river|lake|ocean|country)|meaning of life|speed of (light|sound)|distance (to|between|from)|boiling point of)\b/,
  /\b(book|order|buy|reserve|find|get|fetch) (me|us|an? (flight|table|taxi|hotel|pizza|room|meeting room|ticket|train))\b|\b(translate|solve|calculate|compute|summari[sz]e|proofread|rewrite) (this|these|that|the following|my|our|["'“\d])/,
  /\b(((what is|what's|how is|how's) the weather)|weather (like|today|tomorrow|now|in|forecast)|weather forecast|temperature (today|outside|tomorrow)|horoscope|zodiac|lottery|stock (price|market)s?|share price|exchange rate|bitcoin|cryptocurrency|football (score|result)s?|world cup|super bowl|olympic games (take|held)|oscars?)\b(?!.*\b(you|your|they|their|she|he) (work|build|built|cover|write|model|predict|forecast)\w*)/,
  // Explanations, what holds of the world now, and what is best for a thing: nothing of the person.
  new RegExp(
    `^${order}(?:(?:can|could) you )?(?:explain|define)\\b(?!.*${person})|^(?:what|which) [\\p{L}\\d -]+ (?:is|are) (?:the )?best (?:for|to|against)\\b(?!.*${person})|^(?:(?:can|could) you )?(?:tell me )?(?:what is |what's )?the (?:usual|normal|average|legal|recommended|standard|current) (?:\\p{L}+ ){0,3}(?:range|values?|doses?|limits?|thresholds?|rates?|prices?|temperature|age|wages?)\\b(?!.*${person})|^(?:what is|what's|whats) the [\\p{L}\\d -]{3,40} (?:today|this year|these days|nowadays|right now|at the moment)\\?*$(?<!${person}.*)(?<!\\b(?:job|role|position|post|employer|company|title|team|salary|project|stack|status)\\b.*)`,
    'u',
  ),
  /\b(what|which) (day|time|date|year) is (it|today)\b|\btoday's (date|news|weather)|\b(latest|breaking) news\b|\bin the news\b/,
  /\b(what|how much) (is|are|makes?) [\d.,]+ ?([-+*x/^%]|plus|minus|times|divided by|percent of|multiplied)|\b(square root|integral|derivative|factorial) of\b|\bsolve (the |this )?equation/,
  /\b(how (do|can|should|would|could) (i|we|one|someone)) (?!.*\b(you|your|them|their|she|her|he|his|candidate)\b)/,
  /^(?:when|what|which|where|why) (?:should|can|could|do|must|shall|would) (?:i|one|someone)\b(?!.*\b(?:you|your|them|their|they|she|her|he|his|him|candidate|know|expect|ask)\b)/,
  /\b(recipe for|(best|good|cheap) (restaurants?|movies?|films?|hotels?|phones?|laptops?|books?)|recommend (me |us )?(an? |some )?(good )?(restaurant|movie|film|book|hotel|recipe|phone|laptop)s?)\b/,
  /^who (invented|discovered|painted|composed|wrote|founded|is|was) (the (telephone|internet|light ?bulb|web|pope|first man|first person)|penicillin|america|gravity|hamlet|mona lisa)\b/,
  /\bare you (an? )?(ai|bot|chatbot|robot|human|machine|computer|program|language model|real|real person)\b|\b(which|what) (ai|language )?(model|llm) (are|is)\b|\bwho (made|built|created|trained|programmed) you\b|\bchat ?gpt\b.{0,20}\byou\b/,
  /\b(other|another|better|different|remaining) (candidates?|applicants?)\b|\b(compare (this|the|them|they|their|her|him)\b.{0,30}|compared|better|worse) (to|with|than) (the )?(other|another|others|rest)\b|\bwhich (candidate|applicant) (is|should|would|do|has)\b/,
  /(?<!\bwhy )\b(should|shall|would) (we|i|you) (hire|pick|choose|reject|interview|employ|invite|offer|pay)\b|\bwhat (salary|pay|offer) should (we|i)\b|\b(is|are) (this|they|she|he) (an? |the )?(good|bad|right|best|suitable|ideal) (candidate|applicant|hire|fit|person|choice)\b/,
  /\b(help (me|us)|(fix|write|draft|prepare|check|correct|debug|finish|do) .{1,40} for (me|us)|(my|our) (homework|job (advert|ad|description|posting)|interview questions))\b|\b(give|draft|write|suggest) .{0,20}\binterview questions\b/,
  /\b(tell|give) (me|us) (an? )?(fun|random|interesting) facts?\b|\bfavou?rite (colou?r|food|film|movie|song|animal|season|number)\b|\bdo you (have|feel) (feelings|emotions|pain)\b|\b(generate|create|draw|make) an? (\w+ )?(picture|image|logo|video|drawing)\b/,
  /\b(should|shall) (i|we) (buy|eat|watch|visit|read|invest)\b|\bbest way to (cook|bake|lose|travel|get rich|invest)\b|\bconvert \d|\b(price|cost) of (gold|oil|bread|petrol|gas)\b|\b(plot|author|ending|summary) of (hamlet|the (film|movie|book|novel))\b|\bwho will win\b/,
  new RegExp(
    `^(?:what (?:is|are|does) an? [\\w -]+|what's an? [\\w -]+|what does [\\w -]+ mean|what(?:'s| is| are) the (?:differences? between|best (?:way|programming language|framework|phone|car))\\b[^?]*|how (?:do|does) [\\w -]+ work|how (?:tall|high|far|deep|hot|cold|expensive) (?:is|are) [^?]*|how much (?:is|does|do|are) an? [^?]*)\\?*$(?<!${person}.*)`,
  ),
  /\bwhat do you think (about|of) (climate change|the (war|government|election|president|economy)|politics|crypto\w*|ai|artificial intelligence)\b|\bwhat is the tax rate\b/,
]
