/**
 * Words of the questions about a job title that belong to only one of the settings in which the title stands, and what shows that the item tells of it: a
 * planner may plan production or building sites, and a conductor of teams is on no train. The first pattern finds the words in a question as the bank
 * holds it, the second what must stand in the item.
 */
const plantWork =
  /product(?:ion|s)?\b|manufactur|factor(?:y|ies)|\bmills?\b|\bplants?\b|machin|assembl|\blines?\b|industr|packag|\bfood\b|pharma|chemi|steel|metal|automot|electronic|textile|\bparts?\b|workshop|batch|\bbrew|bak(?:er|ing)|plastic|foundr|CNC/i
const served =
  /restaurant|hotel|\bbar(?:s|tend\p{L}*|m[ae]n|maid|ista|back)?\b|tavern|caf[eé]|kitchen|cater|\bfood\b|dining|wait(?:er|ress)|\bpubs?\b|bistro|brasserie|banquet|cook|chef|busser|busboy|barback|\btables?\b|guest|\bclub\b|\bgrill\b|pizz|courier|rider/iu
const filmed = /\bfilm|cinema|televis|\bTV\b|video|documentar|theat|drama|animation|broadcast|footage|studio|\bshoot/i
/** An authority has citizens and ministers, and no business: only who tells of a company or its customers has one. */
const ofBusiness =
  /\b(?:business|compan(?:y|ies)|commercial|corporate|customers?|clients?|sales|products?|Ltd|Limited|LLC|Inc|GmbH|AG|PLC|bank|insur\p{L}*)\b|^(?!.*\b(?:ministr(?:y|ies)|courts?|judiciary|government|municipal\p{L}*|councils?|state counsel|public (?:defender|prosecutor|authority)|prosecut\p{L}+|embassy|parliament|universit\p{L}+|hospital|charity|NGO|foundation|police)\b)/isu

export const titleSettings: readonly (readonly [RegExp, RegExp])[] = [
  // a lead in sales to firms has no shift in a shop
  [
    /\bpull\p{L}* (?:\[[^\]]*\] )?their weight on a shift\b/iu,
    /retail|\bshops?\b|stores?\b|supermarket|shift|floor|fashion|boutique|restaurant|caf[eé]|mall/i,
  ],
  [
    /\bthe shop floor\b/i,
    new RegExp(
      `${plantWork.source}|\\bshop|stores?\\b|retail|\\bsales\\b|stock|wear\\b|fashion|garden|supermarket`,
      'i',
    ),
  ],
  [/\bthe business\b|\bcompany policy\b|\byour own company\b/i, ofBusiness],
  [
    /\bprofessor\b|\blecture hall\b|\bdoctoral student/i,
    /universit|college|facult|academ|\bschool of\b|institute|polytechnic|hochschule|professor|campus/i,
  ],
  [
    /\b(?:your own exams|exams and a deadline|lectures and exams|at lectures)\b/i,
    /student|universit|college|campus|studies|facult/i,
  ],
  [
    /\bthe teacher\b/i,
    /teacher|kindergarten|pre-?school|nurser|elementary|primary|secondary|high school|middle school|child|pupil|classroom|\bboys?\b|\bgirls?\b|recess|educational|\bgrades?\b|special (?:needs|education)|\bSEN\b/i,
  ],
  [/\ba classroom\b|\bschool leader\b/i, /school|college|academ|kindergarten|educat|campus|teach|pupil/i],
  [/\bcontrol sample\b/i, /\blab|clinic|hospital|chemi|analy|assay|quality|pharma|biolog|patholog|sample|test/i],
  // who plans or watches over building sites, offices or software has no production
  [
    /\bproduction \[(?:want|protest|didn)|\b(?:get|and|keep) production\b|\bwork on the floor\b|\bmachine guard\b|\bsales \[(?:changed|promised)/i,
    plantWork,
  ],
  [/\bcustomer's plant\b/i, plantWork],
  [
    /\brepaired vehicle\b|\byour technicians\b|\bcustomer and the workshop\b|\bkeep the workshop\b/i,
    /vehicle|\bcars?\b|machin|workshop|garage|repair|technician|mechanic|motor|truck|engine|equipment|fleet|bike|bicycle|aircraft|automot|dealer|\bparts?\b/i,
  ],
  [
    /\bwriting code\b|\bcode (?:review|base)\b|\blines of code\b|\bin the code\b|\bto the code\b|\bcode in production\b/i,
    /software|develop|programm|\bcod(?:e|ing)\b|\bweb\b|\bIT\b|devops|\bapps?\b|digital|java|python|\bSQL\b|tech(?:nology)?\b|data|cloud|platform|SaaS|startup|\bCTO\b|servers?\b|microservice|monolith/i,
  ],
  [
    /\bdevelopment project\b|\broom to experiment\b|\bdeveloped yet\b/i,
    /\bR ?& ?D\b|research|develop|prototyp|design|innovat|products?\b|patent|software/i,
  ],
  [
    /\bguards?\b(?! against)/i,
    /guard|patrol|\bsites?\b|premises|securit(?:y (?:officer|staff|team|compan|service)|as)|\bmall\b|shopping|event|access control|CCTV|watchm|warehouse/i,
  ],
  [
    /\bcarers?\b/i,
    /carer|care (?:home|assist|work|staff|visit|plan)|home ?care|domicil|residen|elder|dementia|nursing home|living|older|support worker/i,
  ],
  [/\b(?:waiters?|the bar|the restaurant|in a restaurant)\b/i, served],
  [/\b(?:call sheet|on a set|rhythm of a piece|director or client|the only take)\b/i, filmed],
  [
    /\bmembers to do something\b|\bonly a few people \[turned/i,
    /club|societ|associat|union|student|committee|council|chapter|choir|volunteer|members?\b|league|alumni|forum/i,
  ],
  [
    /\bcitizens?\b|\bas an official\b/i,
    /civil|public|govern|council|municip|\bcity\b|ministr|county|\bstate\b|federal|town|authorit|citizen|embassy|consul|department of|agency|police/i,
  ],
  [
    /\bthe embassy\b|\breport home\b|\bofficial version\b/i,
    /embass|consul|diplom|foreign|\bmission\b|ministr|permanent representation/i,
  ],
  [
    /\bthe brand\b/i,
    /brand|market|products?\b|promot|sales|retail|campaign|consumer|advert|stores?\b|social|content|communicat|fashion|food|drink|cosmetic/i,
  ],
  [
    /\ba product's limits\b|\bsales colleagues\b/i,
    /device|pharma|sales|products?\b|medtech|biotech|medical affairs|vendor|manufactur|applications?\b|liaison/i,
  ],
  [
    /\bon the table and on the people\b|\bplayer \[disputed\b/i,
    /casino|poker|gaming|croupier|betting|blackjack|roulette|cards?\b|slot/i,
  ],
  [
    /\bposition or deal\b|\ba position \[|\blosing day\b/i,
    /equit|\bstocks?\b|\bbonds?\b|\bF ?X\b|forex|commodit|derivativ|fund|bank|invest|options?\b|financ|energy|hedge|capital|securities|portfolio/i,
  ],
  [
    /\bask for a gift\b/i,
    /donor|donat|fundrais|charit|non-?profit|\bNGO\b|foundation|alumni|museum|appeal|philanthrop|\bgifts?\b/i,
  ],
  [
    /\bthe boundary\b|\bold marks\b/i,
    /\bland|cadast|topograph|\bGPS\b|GNSS|total station|geo|\bmap|boundar|\bsites?\b|plot|parcel|engineering survey/i,
  ],
  // who writes software draws and calculates nothing
  [
    /\bcalculation, drawing or test\b|\ban experienced engineer\b/i,
    /^(?!.*\b(?:software|back-?end|front-?end|full-?stack|web|mobile|apps?|data|machine learning|ML|AI|devops|platform|cloud|site reliability)\b)/is,
  ],
  [
    /\bbest engineers\b|\ban engineer on your team\b|\bteam of engineers\b/i,
    /software|engineers?\b|\bcode|programm|\bIT\b|technolog|\bweb|\bapps?\b|digital|data/i,
  ],
]
