/** Where a verb commands: at the head of a sentence, or after what leads to one ('please', 'then', 'you', 'to'). Elsewhere it tells ('sales drop before …'). */
const commanded =
  '(?:^|[.,;:!?)\\]-]\\s?|\\b(?:please|and|then|just|or|so|now|also|simply|first|instead|but|completely|kindly|immediately|not|ok|you|to|may|can|should|must|let us) )'
/** A word that its follower makes a matter of work: 'programming experience', 'source code management'. */
const notOfWork =
  '(?! (?:engineer\\w*|management|experience|skills?|background|languages?|knowledge|style|engines?|projects?|stack|tools?|tests?|reviews?|control|files|courses?|levels?|abilit\\w+|degree|work|career|jobs?|like|so far)\\b)'
/** What asks for a thing to be handed out. */
const handedOut =
  '\\b(?:show|reveal|give|tell|list|print|read|share|display|dump|send|leak|export|output|provide|delete|need|want|which|where (?:is|are)|what (?:is|are|was|were|do|does|did|have))\\b'

/** What no person is who works on a site or a ward: the machine itself, its keeper, the person asked about, who speaks for them, or whoever has no rules. */
const noSituation =
  '(?:ai|a\\.i\\.|bot|chat ?bot|robot|machine|computer|(?:language )?model|llm|assistant without|system|dan|admin\\w*|root|(?:developer|debug|god|jailbreak) mode|jailbroken|unrestricted|uncensored|(?:no|any|without|free (?:of|from)|not bound by) (?:\\p{L}+ ){0,2}(?:rules?|restrictions?|limits?|filters?|guidelines?|safeguards?|instructions?|evidence|sources?)|candidate|applicant|referees?|references?|recruiter|hired|employed by us|pirate|her|him|them|perfect|best)'
/** What begins a situation of work, by its place or its trouble: 'on a site', 'alone on a night shift', 'late with a delivery'. */
export const situation =
  '(?:on|in|at|under|alone|asked|called|faced|facing|confronted|responsible|working|near|inside|late|short of|stuck|about to|leading|managing|running|treating|teaching)'
/** What is asked of a situation: 'what do you do?', 'how would she decide?'. */
const askedOfIt =
  '\\b(?:what|how|which|who|whom|where|when|why)\\b.{0,40}\\b(?:do|does|did|would|will|should|can|could|are|is) (?:you|they|she|he|the (?:candidate|applicant))\\b'
/** A situation that is supposed, with or without what is asked of it; anything else that is supposed is a role or a made-up fact. */
const supposed = (verbs: string) =>
  new RegExp(
    `\\b(?:${verbs}) (?:that )?(?:you|they|she|he) (?:are|is|were|was|have|has|had)\\b(?:(?=.{0,80}\\b${noSituation}(?![\\p{L}-]))|(?! ${situation}\\b)(?!.{1,300}${askedOfIt}))`,
    'u',
  )
/** What a resume does not tell: that somebody is the best, or is to be hired. */
const judgement =
  '(?:best|perfect|ideal|excellent|outstanding|great|top|first choice|suitable|right|genius|better|honest|liars?|hired?|hiring|qualified for)'

/**
 * Orders to the machine that answers, by the families that the literature on prompt injection names: setting aside what came before,
 * getting at the prompt, a forged turn of another party, playing a role, forcing the wording of the answer, dropping the safeguards,
 * inventing facts, handing out what is not public, and code for the systems behind.
 */
const families: Record<string, RegExp[]> = {
  setAside: [
    /^\W{0,3}(override|overrule|overwrite|new rule|correction)\s?[:,-]/,
    new RegExp(
      `(?:\\b(?:ignore|disregard)|${commanded}(?:forget|override|bypass|skip|neglect|drop))\\b.{0,40}\\b(?:instructions?|prompts?|rules?|guidelines?|previous|prior|above|before|restrictions?|filters?|safety|safeguards?|policy|policies|everything|resume|cv|evidence|sources?|citations?)\\b`,
    ),
    /\b(new|updated|following|real) (instructions?|task|rules)\s*:/,
    /^from (now|here) on\b|\bfrom (now|here) on,? (you|answer|say|ignore|always|only|reply)\b|\bstop being\b/,
  ],
  prompt: [
    /\b(system|initial|hidden|original|secret) (prompt|message|instructions?)\b/,
    new RegExp(
      `\\byour (?:prompt|instructions|guidelines|configuration|rules|system message|source code)\\b${notOfWork}(?! (?:for|on|about|to|at|when|in) (?!this\\b|these\\b|you\\b|me\\b|us\\b|the (?:chat|conversation|answers?|system|user)|answer|reply|respond|refus))`,
    ),
    new RegExp(
      `\\b(?:ignore|forget|override|disregard|bypass|change|drop|show|reveal|print|repeat|tell|describe|explain|what (?:is|was|does)|against|beyond)\\b.{0,20}\\byour programming\\b${notOfWork}`,
    ),
  ],
  forgedTurn: [
    /^\W*(system|assistant|developer|admin|administrator|root|sudo|user|operator)\s*[:>\])]/,
    /\b(i am|this is|i'm) (your|the) (developer|administrator|admin|creator|system)\b|\badmin (mode|override)\b/,
  ],
  role: [
    /\b(pretend|role-?play|you are now)\b/,
    supposed('imagine|assume|suppose'),
    /^(please |now |just )*(act|behave|speak|respond|answer) (as|like)\b|\byou (must|should|will|are to) (act|behave|speak) (as|like)\b/,
    /\b(dan|developer|god|debug|jailbreak) mode\b|\bjailbr(eak|oken)\b/,
  ],
  wording: [
    /^(?:please |now |just |simply |and ){0,3}(?:say|state|claim|assert|report|pretend) (?:that )?(?!(?:whether|if)\b)(?:\p{L}+ ){1,2}(?:is|are|has|have|had|was|were|speaks?|holds?|worked|works?|knows?|can) /u,
    // Whether something is so may be confirmed ('confirm that he has a licence'): what stands there is told, or that it does not.
    new RegExp(
      `^(?:please |now |just |simply |and ){0,3}(?:confirm|verify|certify) (?:(?!(?:that )?(?:she|he|they|whether|if|the candidate|the applicant)\\b)(?:\\p{L}+ ){1,4}(?:is|are|has|have|had|was|were|will|can) |.{0,120}\\b(?:${judgement}|(?:and|then) (?:say|state|tell|recommend|add))\\b)`,
      'u',
    ),
    /\b(?:tell|advise|urge|convince|persuade|inform) (?:\p{L}+ ){1,3}(?:to |that (?:they|we|you) (?:must|should) )(?:hire|employ|invite|choose|pick|interview|shortlist)\b/u,
    /^(please |just |now )*(say|answer|reply|respond|output|print|state|repeat|type|echo)\b.{0,15}\b(yes|no|that (they|she|he|you|this)|with(?! (examples?|dates?|numbers|figures|details?|a list))|only|exactly|after me|your answer)\b/,
    /^(please |just |now )*confirm\b.{0,15}\b(yes|no|that (you|this)|with(?! (examples?|dates?|numbers|figures|details?|a list))|only|exactly|after me|your answer)\b/,
    /^(please |just |now )*(begin|start)\b.{0,15}\b(yes|no|your (answer|reply|response)|with (["'“]|sure|certainly|of course|the (words?|sentence|phrase|text)))/,
    /\b(repeat after me|answer (only|simply|just) (with )?(yes|no)|(yes|no) (only|and nothing else)|start your (answer|reply|response) with)\b/,
    /\b(rate|rank|score|recommend|approve|shortlist|mark|select|endorse)\b.{0,25}\b(candidate|applicant|them|they|her|him|resume|cv|person)\b.{0,40}\b(first|top|highest|best|perfect|excellent|ten|10|100|hired?|strong|qualified|suitable)\b/,
  ],
  safeguards: [
    // Who may work without restrictions is no order; who is to speak without them is.
    /(?:^|\b(?:answer|reply|respond|speak|talk|tell|say|write|describe|list|give|explain|summari[sz]e|chat|act|behave|operate|continue|go on|output|praise|rank|rate|recommend|you are)\b.{0,60}\b|[.,;:!?]\s?|\band )(?:now |please )?without (?:any |giving |using )?(?:citations?|evidence|sources?|restrictions?|filters?|quot\w+|refus\w+|disclaimers?)\b/,
    /\b(regardless of|no matter what|even if it is not in|don't rely on|do not rely on|beyond) (the |what the |their |your )?(resume|cv|evidence|facts?|sources?|documents?)\b/,
    /\b(don't|do not|never) (refuse|cite|quote|mention that|say that you)\b/,
  ],
  invention: [
    new RegExp(
      `${commanded}(?:make up(?! (?:artist|experience|skills)\\b)|making up|invent|fabricate|hallucinate|guess)\\b.{0,30}\\b(?:experience|answers?|degrees?|facts?|details?|references?|jobs?|skills?|awards?|something|anything|one)\\b(?!.*\\b(?:you|they|she|he) (?:did|made|invented)\\b)`,
    ),
  ],
  notPublic: [
    // A secret is asked for; whoever managed, rotated or has one in their work is asked about.
    new RegExp(
      `${handedOut}.{0,30}\\b(?:api keys?|(?:the|your|admin\\w*|their|her|his|user|root|database) passwords?|access tokens?|secret keys?|environment variables?|database (?:dump|contents?)|log-?in data)\\b(?! (?:policy|policies|reset|manage\\w*|rotation))`,
    ),
    new RegExp(
      `${handedOut}.{0,30}\\b(?:log-?in|users?'?|admin\\w*|database|root|server|system|account|api|access|cloud|stored|hidden|secret) credentials\\b`,
    ),
    /\b(?:show|reveal|give|tell|print|read|share|display|dump|send|leak|export)(?: (?:me|us))?(?: about)? (?:your|the|all|any)(?: \w+)? credentials\b/,
    new RegExp(
      `${handedOut}.{0,30}\\b(?:(?:other|all|another) (?:users?|accounts?|owners?|people)'?s? (?:data|resumes?|answers?|e-?mails?|accounts?|files?)|other users|all users)\\b`,
    ),
    /\b(show|reveal|give|tell|list|print|read|share|display|dump|send|quote|leak|what (is|are|do|does|did))\b.{0,30}\b(unreleased|unpublished|practi[cs]e[- ]only|private|hidden|withheld|secret) (answers?|items?|sections?|notes?|data|information|drafts?)\b/,
  ],
  code: [
    /<\/?script|\b(drop|truncate|alter) table\b|\bselect\b.{0,40}\bfrom (users?|\w+ where)\b|\bunion select\b|\{\{.{0,200}\}\}|\$\{.{0,200}\}|\brm -rf\b|\bselect \* from\b/,
  ],
}

/** Signs of an order to the machine in a folded question. */
export const orders: RegExp[] = Object.values(families).flat()
