/**
 * People and things of one setting, and words by which a resume shows that its writer works in it: a laboratory may test food, and a mechanic mend
 * refrigerators. The first pattern finds the setting in a question, the second in what the resume tells of work.
 */
export const settings: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:clinicians?|surgeons?|anaesthetists?|the ward)\b/i,
    /clinic|hospital(?!it)|patient|nurs(?:e|ing)|doctor|physician|surg|medical|dental|veterin|patholog|midwi/i,
  ],
  [
    /\b(?:the|a) hospital\b/i,
    /hospital(?!it)|clinic|nurs(?:e|ing)|patient|medic|health ?care|surg|\bward\b|ambulance|pharm/i,
  ],
  [
    /\bpatients?\b/i,
    /patient|clinic|hospital(?!it)|nurs(?:e|ing)|doctor|physician|surg|medic|\bdent|patholog|midwi|\bcare\b|caring|carer|therap|pharm|ambulance|health|hospice|optic|optom|physio|psych|laborator|radio|rehab|counsel|social work|biolog|life scien|interpret|massage|podiat|audiolog|nutrition|diet/i,
  ],
  [
    /\b(?:the baby|bab(?:y|ies)|newborns?|unborn)\b/i,
    /midwi|obstet|matern|neonat|infant|nurser|paediat|pediat|\bbab(?:y|ies)\b|birth|childcare|nanny|\bfamil(?:y|ies)\b|wom[ae]n|kindergarten|\btoddler/i,
  ],
  [
    /\bparents?\b/i,
    /parent|school|child|pupil|kindergarten|nurser|youth|teen|paediat|pediat|\bfamil(?:y|ies)\b|camp|coach|\bbab(?:y|ies)\b|nanny|midwi|matern|teach|tutor|\bkids?\b|swim|under[- ]?\d|\bu\d+|educat|adolesc|scout|foster/i,
  ],
  [
    /\bstudents?\b/i,
    /student|school|teach|lectur|tutor|course|lesson|class|professor|educat|train|instruct|academ|apprentic|intern\b|pupil|librar|universit|campus/i,
  ],
  [
    /\b(?:pupils?|in the classroom)\b/i,
    /pupil|school|teach|tutor|class|educat|kindergarten|coach|instruct|lesson|academ/i,
  ],
  [
    /\bcars?\b(?! parks?| hire)/i,
    /\bcars?\b|vehicle|automo|\bauto\b|garage|motor|dealer|fleet|taxi|driver|traffic|insur|body ?shop|tyre|tire/i,
  ],
  [
    /\bon the road\b|\byour roads\b/i,
    /deliver|courier|\bvans?\b|\b(?:lorry|trucks?|HGV|LGV) driv|\broads?\b|\bbus\b|coach|taxi|haul|chauffeur|ambulance|patrol|touring|\broutes?\b|transport|field sales|removals|rounds?\b|travel|fire dep/i,
  ],
  [
    /\bparcels?\b/i,
    /parcel|courier|package|\bpost(?:al|man|woman| office)\b|royal mail|the post\b|\bmail\b|logisti|warehouse|shipp|freight|dispatch|last[- ]mile/i,
  ],
  [
    /\bin a kitchen\b|\b(?:other|the) kitchens\b/i,
    /kitchen|cook|chef|restaurant|cater|bak|hotel|caf[eé]|food (?:service|truck)|canteen|househol/i,
  ],
  [
    /\bin a job share\b|\bthe other lead\b/i,
    /job[- ]?shar|shared leadership|co-?lead|joint leadership|tandem|\bjointly\b/i,
  ],
  [/\bother kitchens\b/i, /group|chain|sites|branches|outlets|several|other kitchens|restaurants|canteens/i],
  [
    /\bcabin crew\b|\bpassengers?\b/i,
    /passenger|cabin|flight|airline|airport|\bbus|coach|train\b|tram|rail|taxi|ferry|ship|cruise|driv|pilot|transport/i,
  ],
  [
    /\b(?:the rails|every signal|green signal|level crossing)\b/i,
    /\brail|\btrain driver|locomotiv|\btrams?\b|\btracks?\b|signal|metro|underground line/i,
  ],
  [
    /\b(?:aircraft|cockpit|runway|airframe)\b/i,
    /aircraft|avia|aerospace|aeronaut|airline|airport|airfield|flight|pilot|helicopter|air force|drone|\bjet\b/i,
  ],
  [
    /\b(?:(?:the|a) vessel|on board ship|(?:the|a) ship|at sea|the bridge of)\b/i,
    /ship|vessel|marin|maritim|\bboats?\b|\bports?\b|harbou?r|sail|navy|naval|crew|yacht|ferr(?:y|ies)|fish|offshore|dock|\bsea\b|diver|diving|cruise/i,
  ],
  [
    /\bdevelopers?\b/i,
    /software|develop(?:er|ment team)|programm|\bcod(?:e|ing)\b|\bweb\b|\bIT\b|devops|\bdata\b|\bapps?\b|digital|product|scrum|java|python|\bSQL\b|tester|\bUX\b|\bAPI|game|security|cloud|real estate|propert/i,
  ],
  [
    /\b(?:soldiers?|the platoon|the squad)\b/i,
    /\barmy\b|milit|\bnavy\b|soldier|defen[cs]e|air force|veteran|reserv|infantry|sergeant|regiment|marines|police|fire/i,
  ],
  [
    /\b(?:prisoners?|inmates?)\b/i,
    /prison|correction|inmate|jail|custod|probation|offend|detention|justice|court|police|secure/i,
  ],
  [
    /\b(?:tenants?|landlords?)\b/i,
    /tenan|landlord|hous(?:e|ing)|propert|\brent|letting|resident|estate|caretak|janitor|facilit|lease|real estate|shelter|social/i,
  ],
  [
    /\b(?:the judge|in court|courtroom)\b/i,
    /court|legal|\blaw\b|lawyer|judge|jury|solicitor|barrister|attorney|paralegal|police|probation|notar|bailiff|interpret|social work|prosecut|expert witness|forensic|litigat/i,
  ],
  [
    /\b(?:cows?|calf|calves|the herd)\b/i,
    /farm|dairy|agri|veterin|\bvet\b|cattle|livestock|animal|\bherd|\bmilk|cows?\b|calf|beef|breed/i,
  ],
  [/\bdogs?\b/i, /\bdogs?\b|veterin|\bvet\b|animal|shelter|canine|\bpets?\b|kennel|groom|police|security|guard|hunt/i],
  [/\bhorses?\b/i, /horse|equest|equine|farrier|stable|riding|veterin|\bvet\b|ranch|groom|animal|jockey|carriage/i],
  [
    /\b(?:blood donors?|donors?)\b/i,
    /donor|donat|fundrais|charit|non-?profit|\bNGO\b|foundation|blood|plasma|transplant|alumni|museum|appeal|philanthrop|grant/i,
  ],
  [
    /\b(?:shooting day|film crew|a scene|(?:show(?:ing)?|seen) on the screen)\b/i,
    /\bfilm|cinema|televis|\bTV\b|video|documentar|theat|drama|animation|photograph/i,
  ],
  [
    /\bon board\b/i,
    /\bdeck|sailor|seam[ae]n|seafar|bosun|skipper|captain|\bmates?\b|\bmaster\b|engineer|\bcrew|\bvessel|trawler|tanker|fish|yacht|\bboat|navy|naval|marine|cadet|purser|cabin|train|conductor|pilot|steward/i,
  ],
  [
    /\bpets?\b/i,
    /\bpets?\b|\bdogs?\b|\bcats?\b|small animal|companion|animal (?:clinic|hospital|shelter|welfare)|veterinary (?:practice|nurs|clinic|assistant)|groom|kennel|\bSPCA\b|zoo|\bshops?\b|store|housing|tenan/i,
  ],
  [
    /\bthe sales figures\b/i,
    /sales|analy|report|\bBI\b|dashboard|commerc|retail|business|market|account|financ|revenue|stock|shop|store/i,
  ],
  [/\bcooks\b.*\bservice\b/i, /kitchen|chef|cook|restaurant|cater|hotel|caf[eé]|canteen|waiter|waitress|cruise/i],
  [/\breturn number\b/i, /online|web|e-?commerce|mail[- ]order|parcel|logisti|warehouse|dispatch|fulfil/i],
  [
    /\bclicks?\b/i,
    /online|digital|\bweb|\bSE[OA]\b|\bads?\b|advert|e-?mail|social|google|newsletter|facebook|instagram|commerce|analytics|conversion|\bUX\b|campaign/i,
  ],
  [
    /\bpart that carries (?:a )?load\b/i,
    /engineer|mechanic|struct|aero|automot|prototyp|product design|machin|tool|jig|brackets?/i,
  ],
  [
    /\b(?:shareholders?|investors?)\b/i,
    /invest|sharehold|\bfund|financ|capital|start-?up|\blisted\b|bank|board|\bCFO\b|\bCEO\b|treasury|equity|founder/i,
  ],
  [
    /\bguests?\b/i,
    /guest|hotel|restaurant|hospitality|sommelier|yacht|event|caf[eé]|\bbar\b|cater|tour|museum|radio|podcast|\bspa\b|cruise|resort|camp|hostel|kitchen|wait(?:er|ress)|chef|cook|reception|concierge|interview|\bTV\b|televis|wedding|club|casino|housekeep|\binn\b|cabin|airline|host/i,
  ],
  // who builds has no production and no machines that run, and who sells to firms no shop to lock up
  [
    /\bwith production\b|\brunning machines?\b/i,
    /product(?:ion|s)\b|manufactur|factor(?:y|ies)|\bmills?\b|\bplants?\b|machin|packag|\bPLC|\blines?\b|process|automat/i,
  ],
  [
    /\block(?:ed)? up\b/i,
    /\bshop|store|retail|\bbar\b|restaurant|caf[eé]|hotel|gym|studio|school|museum|librar|caretak|janitor|guard|pub\b|salon|key ?holder|branch|bank|clos(?:e|ed|ing)|pharmac|fitness|centre|center|kitchen/i,
  ],
  [
    /\bother pilot\b|\bas a pilot\b|\bdivert\b/i,
    /\bpilots?\b|avia|airline|flight|cockpit|aircraft|helicopter|first officer|\bjet\b|air force/i,
  ],
  [/\bthe chef\b/i, /kitchen|chef|cook|restaurant|hotel|cater|bak|pastry|food|waiter|dishwash|cruise/i],
  [
    /\b(?:the priest|the parish|congregations?)\b/i,
    /church|parish|religio|chapel|clergy|pastor|faith|mosque|synagogue|dioces|minist|funeral|choir|organist|cathedral|sexton/i,
  ],
  [
    /\b(?:the harvest|crops?)\b/i,
    /farm|agri|crop|harvest|horticult|grow|\bvin|orchard|garden|seed|plant|soil|food|agronom|forest|field|bee|fruit|vegetable|grain/i,
  ],
  [
    /\b(?:scaffolds?|scaffolding)\b/i,
    /scaffold|construct|build|\bsite|roof|paint|fa[cç]ade|bricklay|plaster|restor|rigg|shipyard/i,
  ],
  [/\bon air\b/i, /radio|broadcast|televis|\bTV\b|podcast|\bDJ\b|presenter|journal|studio|newsroom|audio/i],
  [
    /\b(?:voters?|constituents?)\b/i,
    /politic|elect|campaign|council|parliament|govern|\bparty\b|municip|mayor|senat|minister/i,
  ],
  [
    /\bwelds?\b/i,
    /weld|fabricat|steel|metal|pipe|boiler|shipyard|inspect|\bNDT\b|locksmith|body ?work|plumb|blacksmith|mechanic|construct/i,
  ],
  [
    /\b(?:actors?|the audience|on stage|singers?)\b/i,
    /actor|theat(?:re|er)|\bfilm|stage|drama|music|concert|perform|event|sound|light|danc|\bband\b|choir|orchestra|opera|festival|\bshows?\b|conference|speak|comed|television|\bTV\b|broadcast|present|talk|sing|lectur|\bpress\b|podcast|video|radio|market|communicat|media|social/i,
  ],
  // a flight or a load is dispatched without a truck, and the residents of a hospital are its doctors
  [
    /\btruck (?:\[was\|is\]|was|is) stuck\b/i,
    /\btrucks?\b|lorr(?:y|ies)|haul|\bHGV|\bLKW|road (?:freight|transport)|trailers?\b|^(?!.*\b(?:flights?|airlines?|airways|aviation|aircraft|load control|load sheets?|ambulances?|911|999|112|police|fire|taxis?|trains?|rail|control room|call[- ]taker)\b)/is,
  ],
  [
    /\bpatient or resident\b/i,
    /care home|nursing home|residential|residents(?!'? (?:doctors?|physicians?|training|programme|program))\b|elder|geriatric|aged|long[- ]term care|assisted living|home care|dementia|senior (?:living|care|home)|hospice|pflegeheim|altenheim|seniorenheim|\bhomes?\b/i,
  ],
  // words of two trades: the colours of film and of hair, plates of food and of chrome, pages and workshops, notes of nurses and of navigators
  [
    /\bshots from different cameras\b|\bstop correcting the colou?rs\b/i,
    /\bfilm|cinema|televis|\bTV\b|video|photograph|colou?rist|grading|editor|broadcast|animation|DaVinci|Premiere/i,
  ],
  [/\bevery plate\b|\bplate look good\b/i, /kitchen|chef|cook|food|restaurant|cater|hotel|caf[eé]|pastry|dining/i],
  [
    /\breader's eye across a page\b/i,
    /design|print|magazine|edit|publish|graphic|typograph|newspaper|brochure|InDesign|marketing|media|book/i,
  ],
  [/\bnursing notes?\b/i, /nurs|\bcare\b|carer|clinic|hospital|medic|midwi|dental|veterin|patient|therap/i],
  [
    /\bwho has to be seen first\b|\bthe quiet patient\b|\bjudge how urgent something is\b/i,
    /nurs|medic|clinic|hospital|emergency|ambulance|veterin|\bvet\b|doctor|midwi|health|call ?cent/i,
  ],
  // who makes wine recommends none at a table, and who asks residents about a plan teaches no science
  [
    /\bwine you like to recommend\b/i,
    /^(?!.*\b(?:winemak\p{L}+|wine maker|oenolog\p{L}+|enolog\p{L}+|vintner|cellar (?:hand|master))\b)/isu,
  ],
  [
    /\bthe science is wrong\b|\bexplain your subject to a child\b/i,
    /scien|museum|research|\blab|universit|astronom|planetari|\bSTEM\b|\bzoo|physic|biolog|chemi/i,
  ],
  [/\bgive someone an injection\b/i, /^(?!.*\b(?:veterinar\p{L}+|vet|cattle|livestock|dairy)\b)/isu],
  [/\bslings?\b|\bshackle\b/i, /^(?!.*\b(?:animat\p{L}+|3D artist|character artist|Maya|ZBrush)\b)/isu],
  [/\brendering\b/i, /^(?!.*\b(?:plaster\p{L}*|bricklay\p{L}*|stucco)\b)/isu],
  [
    /\bweighed out the right material\b|\bhas gone into a mix\b/i,
    /^(?!.*\b(?:sound|audio|music|DJ|studio|bartend\p{L}*|mixolog\p{L}*|cocktails?|winemak\p{L}+|oenolog\p{L}+|vineyards?|perfum\p{L}+|tea tast\p{L}+)\b)/isu,
  ],
  // technicians who fit panels or turbines run no experiments
  [
    /\bexperiments?\b|\bin the lab\b/i,
    /research|\blab(?!el|our)|scien|\bR ?& ?D\b|universit|chemi|biolog|physic|experiment|\btrials?\b|\bA\/B\b|psycholog|pharma|growth|analy|teach/i,
  ],
  [
    /\bhow much code\b/i,
    /software|develop|programm|\bcod(?:e|ing)\b|\bIT\b|devops|\bapps?\b|java|python|\bSQL\b|data|cloud|platform|\bweb\b/i,
  ],
  [
    /\bhedg(?:e|ed|ing)\b/i,
    /\bhedg|treasur|\bFX\b|forex|currenc|derivativ|commodit|\bfunds?\b|portfolio|trader|trading|garden|hedgerow|landscap/i,
  ],
  [/\brestore an old piece\b/i, /^(?!.*\b(?:ecolog\p{L}+|habitats?|rivers?|wetlands?|forests?|dental|dentist)\b)/isu],
]
