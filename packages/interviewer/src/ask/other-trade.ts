/**
 * Questions of one trade about a name that stands in several: who merchandises for export has no shelves, and who brings investors to flats has no quarter to
 * explain. The first pattern finds the trade in a question, the second what the resume must tell of it.
 */
export const workSettings: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bproducts? (?:\[got\|get\]|get|got) more space\b|\bproduct placed as planned\b|\ba range (?:\[was\|is\]|is|was) not selling\b/i,
    /^(?!.*\b(?:exports?|exporters?|garments?|knits?|knitwear|lab dips?|TNA|buying (?:house|services|agent|agency)|sampling co-?ordinators?|shipments?)\b)/is,
  ],
  [
    /\ba bad quarter\b/i,
    /earnings|quarter|\blisted\b|stock exchange|\bIPO\b|\bCFO\b|treasur|sharehold|annual report|\bfunds?\b|equity|\bCEO\b|start-?up|corporate financ|finance (?:manager|director|officer)/i,
  ],
  [
    /\bthe project platform\b|\beveryone on a project works from the latest drawing\b/i,
    /construct|\bbuild(?:ing|er)|architect|civil|engineer|contractor|\bsites?\b|quantity|\bBIM\b|infrastructure|fit-?out|\bM&E\b|document control/i,
  ],
  [
    /\ba cost is spread over products\b|\bhow exactly a cost needs\b/i,
    /account|controll(?:er|ing)|financ|audit|ledger|\bCIMA\b|book-?keep|\bcost (?:cent(?:re|er)s?|units?|rates?|allocation)\b/i,
  ],
  [
    /\ban official letter or form\b/i,
    /council|municip|citizen|govern|clerk|receptionist|benefits?\b|authorit|civil serv|librar|registr|case ?worker|social work|customs|\btax|\bcourt|ministr|administrat|counter/i,
  ],
  [/\balong the train\b|\bthe signal to leave\b/i, /\brail|locomotiv|\btrains?\b|\btrams?\b|metro|conductor/i],
  // a copper pipe takes the heat
  [/\bsolder a delicate part\b/i, /^(?!.*\b(?:plumb\p{L}*|pipe ?fitt\p{L}*|roof\p{L}*|tinsmith\p{L}*)\b)/isu],
  [
    /\bthe look of the organi[sz]ation\b/i,
    /market|communicat|brand|social media|design|press|public relations|compan|\bNGO\b|charit|association|foundation|content/i,
  ],
]

/** The same where the item itself must tell it. */
export const itemTrades: readonly (readonly [RegExp, RegExp])[] = [
  // who teaches or treats newcomers fills in no forms with them
  [
    /\bwith offices and forms\b|\bthrough offices and forms\b|\bfar more than a volunteer\b/i,
    /^(?!.*\b(?:teach\p{L}*|taught|tutor\p{L}*|lessons?|class(?:es)?|course|coach\p{L}*|train(?:ing|er)|midwi\p{L}+|nurs\p{L}+|medic\p{L}*|clinic|dent\p{L}+|doctor|consultation|mechanics?|football|sports?|choir|music|cook\p{L}*|sew\p{L}*|driver|driving|transport|interpret\p{L}*|translat\p{L}*|legal|law|mentor\p{L}*|swim\p{L}*|art|theatre)\b)/isu,
  ],
  // who drives or packs for a food bank stands at no counter
  [
    /\bashamed (?:of coming|to come)\b|\benough for everyone who\b|\bfeeling ashamed\b/i,
    /^(?!.*\b(?:driv(?:er|ing|es)|vans?|collect(?:ion|s|ed|ing)?|pack(?:ing|er|ed|s)?|sort(?:ing|ed|er)?|warehouse|logistics|deliver\p{L}*|accounts?|treasurer|fundrais\p{L}*)\b)/isu,
  ],
  [
    /\bto your stall or gate\b/i,
    /^(?!.*\b(?:orientation|way-?finding|stage|backstage|artists?|driv\p{L}+|transport|photo\p{L}*|translat\p{L}*|press|clean\p{L}*|build|set-?up|first aid|programme|program)\b)/isu,
  ],
  // vehicles of one's own house have no customer who waits
  [
    /\bwhile the customer (?:\[was\|is\]|was|is) there\b/i,
    /^(?!.*\b(?:fleet|buses|coaches|motor ?pool|depot|mine|quarry|factory|army|municipal|council|NGO|outreach|night shift)\b)/is,
  ],
  [/\bevery fitting (?:\[was\|is\]|was|is) pressed\b/i, /\bpress(?:ed|[- ]?fit\p{L}*|ing)?\b/iu],
  [
    /\bto the owner's bills\b|\bsuitable for a heat pump\b/i,
    /heat[- ]?pumps?|heating|boiler|geothermal|air[- ]source/i,
  ],
  // who leads a shift is not on their own
  [
    /\band you (?:\[were\|are\]|were|are) on your own\b/i,
    /^(?!.*\b(?:team of|lead(?:ing)?|led|supervis\p{L}+|helpers|technicians and)\b)/isu,
  ],
  [
    /\bbulk production (?:\[looked\|looks\]|looks|looked) like\b/i,
    /^(?!.*\b(?:communication|liaison|correspondence)\b)/is,
  ],
  // who sings along leads no rehearsal
  [
    /\ba piece still isn't right\b/i,
    /conduct|direct|lead|chorus ?master|choir ?master|accompan|organist|soloist|section|teach|\bband\b|orchestra/i,
  ],
  // the name of the skill says it
  [
    /\bwhich process do you use for it\b/i,
    /^(?!.*\b(?:gas|oxy\p{L}*|MIG|MAG|TIG|WIG|arc|stick|MMA|SMAW|GMAW|GTAW|FCAW|spot|laser|plasma|electrode)\b)/isu,
  ],
  // a number of donors that grew are more donors
  [
    /\bwhether more people gave or the same donors gave more\b/i,
    /^(?!.*\d[\d,.]{0,12} (?:\p{L}{1,20} ){0,2}donors\b)(?!.*\bdonors? from \d)/isu,
  ],
]

/** Whether a question belongs to a trade of which `told` does not tell. */
export const isOfOtherTrade = (
  trades: readonly (readonly [RegExp, RegExp])[],
  question: string,
  told: string,
): boolean => trades.some(([asked, stated]) => asked.test(question) && !stated.test(told))

/** Stations of a working life, and forms of work, as which a question speaks to a person. */
const station = /\bas an? (?<who>apprentice|intern|trainee|student|freelancer|volunteer|temp)\b/i
const statedAs: Readonly<Record<string, RegExp>> = {
  apprentice: /apprentic|trainee|learner|lehrling|azubi/i,
  intern: /\bintern|trainee|placement|prakti[kc]|stag(?:e|iaire)/i,
  trainee: /trainee|apprentic|intern|\bin training|cadet|graduate|stag(?:e|iaire)|probation|articled|pupil/i,
  student: /student|pupil|undergraduate|studies|tutor|assistant|university|college|school/i,
  freelancer: /freelanc|self[- ]?employed|independent|contractor|sole trader/i,
  volunteer: /volunt/i,
  temp: /\btemp/i,
}

/** Whether a question speaks to a person as what the title of their item does not say: who leads an apprentice is none. */
export const speaksToAnother = (question: string, title: string): boolean => {
  const who = station.exec(question)?.groups?.['who']?.toLowerCase()
  return who !== undefined && !(statedAs[who]?.test(title) ?? false)
}
