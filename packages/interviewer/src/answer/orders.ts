/**
 * Orders to the machine that answers, by the families that the literature on prompt injection names: setting aside what came before,
 * getting at the prompt, a forged turn of another party, playing a role, forcing the wording of the answer, dropping the safeguards,
 * inventing facts, handing out what is not public, and code for the systems behind.
 */
const families: Record<string, RegExp[]> = {
  setAside: [
    /^\W{0,3}(override|overrule|overwrite|new rule|correction)\s?[:,-]/,
    /\b(ignore|disregard|forget|override|bypass|skip|neglect|drop)\b.{0,40}\b(instructions?|prompts?|rules?|guidelines?|previous|prior|above|before|restrictions?|filters?|safety|safeguards?|policy|policies|everything|resume|cv|evidence|sources?|citations?)\b/,
    /\b(new|updated|following|real) (instructions?|task|rules)\s*:/,
    /^from (now|here) on\b|\bfrom (now|here) on,? (you|answer|say|ignore|always|only|reply)\b|\bstop being\b/,
  ],
  prompt: [
    /\b(system|initial|hidden|original|secret) (prompt|message|instructions?)\b/,
    /\byour (prompt|instructions|guidelines|configuration|programming|rules|system message|source code)\b/,
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
    /^(please |just |now )*(say|answer|reply|respond|output|print|confirm|state|repeat|type|echo|begin|start)\b.{0,15}\b(yes|no|that (they|she|he|you|this)|with|only|exactly|after me|your answer)\b/,
    /\b(repeat after me|answer (only|simply|just) (with )?(yes|no)|(yes|no) (only|and nothing else)|start your (answer|reply|response) with)\b/,
    /\b(rate|rank|score|recommend|approve|shortlist|mark|select|endorse)\b.{0,25}\b(candidate|applicant|them|they|her|him|resume|cv|person)\b.{0,40}\b(first|top|highest|best|perfect|excellent|ten|10|100|hired?|strong|qualified|suitable)\b/,
  ],
  safeguards: [
    /\bwithout (any |giving |using )?(citations?|evidence|sources?|restrictions?|filters?|quot\w+|refus\w+|disclaimers?)\b/,
    /\b(regardless of|no matter what|even if it is not in|don't rely on|do not rely on|beyond) (the |what the |their |your )?(resume|cv|evidence|facts?|sources?|documents?)\b/,
    /\b(don't|do not|never) (refuse|cite|quote|mention that|say that you)\b/,
  ],
  invention: [
    /\b(make up|making up|invent|fabricate|hallucinate|guess)\b.{0,30}\b(experience|answers?|degrees?|facts?|details?|references?|jobs?|skills?|awards?|something|anything|one)\b(?!.*\b(you|they|she|he) (did|made|invented)\b)/,
  ],
  notPublic: [
    /\b(api keys?|(?:the|your|admin\w*|their|her|his|user|root|database) passwords?|access tokens?|secret keys?|credentials|environment variables?|database (dump|contents?)|log-?in data)\b(?! (policy|policies|reset|manage\w*|rotation))/,
    /\b(other|all|another) (users?|accounts?|owners?|people)'?s? (data|resumes?|answers?|e-?mails?|accounts?|files?)\b|\b(other users|all users)\b/,
    /\b(show|reveal|give|tell|list|print|read|share|display|dump|send|quote|leak|what (is|are|do|does|did))\b.{0,30}\b(unreleased|unpublished|practi[cs]e[- ]only|private|hidden|withheld|secret) (answers?|items?|sections?|notes?|data|information|drafts?)\b/,
  ],
  code: [
    /<\/?script|\b(drop|truncate|alter) table\b|\bselect\b.{0,40}\bfrom (users?|\w+ where)\b|\bunion select\b|\{\{.{0,200}\}\}|\$\{.{0,200}\}|\brm -rf\b|\bselect \* from\b/,
  ],
}

/** Signs of an order to the machine in a folded question. */
export const orders: RegExp[] = Object.values(families).flat()
