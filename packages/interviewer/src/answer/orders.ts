/** Where a verb commands: at the head of a sentence, or after what leads to one ('please', 'then', 'you', 'to'). Elsewhere it tells ('sales drop before …'). */
const commanded =
  '(?:^|[.,;:!?)\\]-]\\s?|\\b(?:please|and|then|just|or|so|now|also|simply|first|instead|but|completely|kindly|immediately|not|ok|you|to|may|can|should|must|let us) )'
/** A word that its follower makes a matter of work: 'programming experience', 'source code management'. */
const notOfWork =
  '(?! (?:engineer\\w*|management|experience|skills?|background|languages?|knowledge|style|engines?|projects?|stack|tools?|tests?|reviews?|control|files|courses?|levels?|abilit\\w+|degree|work|career|jobs?|like|so far)\\b)'
/** What asks for a thing to be handed out. */
const handedOut =
  '\\b(?:show|reveal|give|tell|list|print|read|share|display|dump|send|leak|export|output|provide|delete|need|want|which|where (?:is|are)|what (?:is|are|was|were|do|does|did|have))\\b'

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
    /\b(pretend|role-?play|you are now|imagine (that )?(you|they|she|he) (are|is|were|have|has))\b/,
    /^(please |now |just )*(act|behave|speak|respond|answer) (as|like)\b|\byou (must|should|will|are to) (act|behave|speak) (as|like)\b/,
    /\bassume (that )?(you|they|she|he) (are|is|were|have|has)\b|\b(dan|developer|god|debug|jailbreak) mode\b|\bjailbr(eak|oken)\b/,
  ],
  wording: [
    /^(?:please |now |just |simply |and ){0,3}(?:say|state|claim|confirm|assert|report|pretend) (?:that )?(?:\p{L}+ ){1,2}(?:is|are|has|have|had|was|were|speaks?|holds?|worked|works?|knows?|can) /u,
    /\b(?:tell|advise|urge|convince|persuade|inform) (?:\p{L}+ ){1,3}(?:to |that (?:they|we|you) (?:must|should) )(?:hire|employ|invite|choose|pick|interview|shortlist)\b/u,
    /^(please |just |now )*(say|answer|reply|respond|output|print|confirm|state|repeat|type|echo)\b.{0,15}\b(yes|no|that (they|she|he|you|this)|with(?! (examples?|dates?|numbers|figures|details?|a list))|only|exactly|after me|your answer)\b/,
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
