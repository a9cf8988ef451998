import { anywhere, type Intent, matching } from './intent.ts'

const who = '(?:you|they|she|he|\\w+)'

/** A subject of which a resume speaks in these words or not at all. */
const saidAs = (name: string, asks: RegExp, words: RegExp, not?: RegExp): Intent => ({
  name,
  asks,
  ...(not !== undefined && { not }),
  strict: true,
  list: false,
  find: anywhere(words),
})

const publicBodies = saidAs(
  'public service',
  /\b(public sector|civil service|government|public service)\b/,
  /\b(public (sector|service|body)|government\w*|ministry|(city|county|town|district|borough|parish|regional) council|municipal\w*|civil (service|servant)|authority|federal|county|nhs|police|army|state (school|hospital|agency))\b/,
)
const publicService: Intent = {
  ...publicBodies,
  find: (index) => [
    ...publicBodies.find(index),
    ...matching(/\b(city|town|county|municipality|borough) of\b/, ['experience'])(index),
  ],
}

/** What moves a person, how others see them, and what they would rather: usual questions of a first call that resumes seldom answer. */
export const attitudeIntents: Intent[] = [
  saidAs(
    'motivation',
    new RegExp(
      `\\b(what (motivates|drives|inspires) ${who}|${who} motivat(ion|ed by)|why (do|does|would|are|is) ${who} (want|wish|like|apply\\w*|interested|keen|choose|drawn)\\b|interest(ed)? in (us|our|this (company|job|role|position)))\\b`,
    ),
    /\b(motivat\w+|passion\w*|inspir\w+|enjoy\w*|loves?|likes?|drawn|fascinat\w+|wanted|want(s)? to|because|curious|chose|choose)\b/,
    /\b(leave|leaving|left|quit|change jobs?|changing|move on|new (job|role|position|challenge))\b/,
  ),
  saidAs(
    'what others say',
    new RegExp(
      `\\b(colleagues?|co-?workers?|managers?|boss(es)?|team|friends|clients|customers|references|others|people|teachers?) (would |might |usually )?(say (about|of)|describe (you|them|her|him)|think of|rate)\\b|\\bwhat (do|does|did|would) .{0,30}\\b(say|think) (about|of) ${who}\\b`,
    ),
    /\b(colleagues?|managers?|boss|clients|customers|team|people|they|others) (say|says|said|describes?|described|calls?|called|values?)\b|\b(known (for|as)|reputation|feedback|praised|described as|valued for)\b/,
  ),
  saidAs(
    'personality',
    /\b(personality|temperament|introvert\w*|extrovert\w*|mbti|myers|enneagram|star sign|character traits?)\b/,
    /\b(personality|temperament|introvert\w*|extrovert\w*|mbti|enneagram|character)\b/,
  ),
  saidAs(
    'preference',
    new RegExp(
      `\\b(do|does|would|which|what) .{0,40}\\b(prefer|rather work|like best|like most|favou?rite)\\b|\\bfavou?rite\\b|\\b${who} preferences?\\b|\\bpreferred\\b`,
    ),
    /\b(prefer\w*|rather|favou?rite|likes? (best|most|to work)|best (in|when)|enjoy\w*|happiest|most like)\b/,
    /\bpreferred (name|start|date)/,
  ),
  saidAs(
    'management style',
    /\b(management|leadership|working|work|communication|teaching|learning) style\b|\bstyle of (management|leadership|working)\b|\bas a (boss|manager|leader)\b/,
    /\b(style|as a (boss|manager|leader)|delegat\w+|hands-on|i (let|ask|give|tell|listen|trust|coach|lead|explain) .{0,40}(team|staff|people|juniors?|colleagues?|them))\b/,
  ),
  saidAs(
    'other offers',
    /\b(other|another|any other|which) (companies|employers|firms|offers?|interviews?|applications|processes|options) .{0,30}\b(talk\w*|interview\w*|apply\w*|applied|considering|have|has|speaking|negotiat\w*)\b|\b(looking|applying|applied|applications?|interviews?) (at|for|to|with) .{0,12}\b(other|another|else)\b|\binterviewing (with|elsewhere|anywhere)\b|\bhear about (us|this|the (job|role|position))\b/,
    /\b(other offers?|interviewing with|in talks with|heard about)\b/,
  ),
  saidAs(
    'side job',
    /\b(side (job|business|hustle|project)|second job|moonlight\w*|non-?compete|secondary employment)\b/,
    /\b(side (job|business|hustle|project)|second job|freelanc\w+ beside|non-?compete|secondary employment|part-time|beside)\b/,
  ),
  saidAs(
    'kind of contract',
    /\b(temporary|permanent|fixed[- ]term|freelance|contract|interim) (contract|role|position|job|work|basis|employment)\b|\bopen to (a |an )?(contract|freelance|temporary)\b/,
    /\b(temporary|permanent|fixed[- ]term|freelance\w*|interim|contractor|self-employed)\b/,
  ),
  saidAs(
    'start-ups',
    /\b(start-?ups?|scale-?ups?)\b/,
    /\b(start-?ups?|scale-?ups?|seed|series [abc]|founder|co-?founded|founding)\b/,
  ),
  publicService,
  saidAs(
    'thesis',
    /\b(thesis|dissertation|final (year )?project)\b/,
    /\b(thesis|dissertation|final (year )?project|doctoral work)\b/,
  ),
  saidAs(
    'grades',
    /\b(what|which) (grades?|marks?) (did|has|have|does|do) \w+ (get|have|achieve|receive|got|graduate)\b|\b(gpa|grade (point )?average|final mark|class of degree)\b/,
    /\b(grades?|gpa|average|distinction|first[- ]class|upper second|2:1|2:2|summa|magna|cum laude|honou?rs|with merit|mark)\b/,
    /\b(students?|pupils?|class|children|learners?|exam|under)('s?)?\b/,
  ),
  saidAs(
    'typing',
    /\b(typing (speed|test)|words per minute|wpm|touch[- ]typ\w+)\b/,
    /\b(typ(es|ing)|words per minute|wpm)\b/,
  ),
  saidAs(
    'reading',
    /\b(books?|newspapers?|magazines?) (has|have|did|does|do|is|are) \w+ (\w+ )?read(ing)?\b|\b(read(ing)?) (lately|recently|now)\b/,
    /\b(read(s|ing)?|books?|novels?)\b/,
  ),
  saidAs(
    'punctuality',
    /\b(punctual\w*|how often (is|are|was|were) \w+ late|(come|comes|arrive|arrives|be) (late|on time))\b/,
    /\b(punctual\w*|on time|late|never missed)\b/,
    /\b(deliver\w*|project\w*|train\w*|bus\w*|order\w*|ship\w*)\b/,
  ),
]
