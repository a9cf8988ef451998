import { peoples } from './places/places.ts'

/**
 * What an employer must not ask, by the grounds of equal-treatment law: the EU Charter (article 21) with directives 2000/43, 2000/78
 * and 2006/54, the British Equality Act 2010, and in the United States Title VII, ADEA, ADA, PDA, GINA and the rules of states on marital
 * status and arrest records; union membership by the EU Charter (article 12) and the NLRA. {who} and {whose} stand for the person, {people} and {ofPeople} for peoples, {noWork} for 'not followed by a noun of work'.
 */
const grounds: Record<string, string[]> = {
  /** The same as recruiters' notes write it: the bare word. */
  notes: [
    '^(?:(?:any|and|what|which|what is|{whose}|the|is|are|{who}) ){0,3}(?:age(?! groups?)|religion|religious beliefs?|faith|nationality|citizenship|ethnicity|ethnic (?:origin|background)|race|caste|tribe|gender|sexual orientation|marital status|civil status|family status|married|kids|children|pregnant|date of birth|d\\.?o\\.?b\\.?|birthday|disabilit(?:y|ies)|disabled|illness(?:es)?|diseases?|(?:health|medical|back|heart|mental) (?:problems?|issues?|conditions?|history)|hiv(?: status)?|sick (?:days|leave)|political (?:party|views?)|union member(?:ship)?|criminal record)(?: (?:of|from|in|or|and|yet|at) \\w+( \\w+)?)?(?:,? (?:pls|please))?\\?*$',
  ],
  age: [
    'how old (?:are|is|were|was) {who}\\b|^how old\\W*$',
    '{whose} (?:\\w+ )?age\\b(?! group)',
    'what age\\b(?! (?:group|range)s?\\b)|age (?:are|is) {who}\\b|(?:which|what) (?:age group|age range|generation) (?:are|is|do|does) {who}\\b(?! (?:\\w+ )?(?:work|teach|treat|serve|support|prefer|coach|train)\\w*)',
    '(?:year|date|day|month|place|country) of birth\\b{noWork}|birth ?(?:date|place|year)s?\\b{noWork}|(?:{whose}|when is|when was|what is|which day is|the|an?|^) birth ?days?\\b{noWork}(?! (?:part|cake|card|event|present|gift|celebration|package|booking|campaign|message|tea|meal|dinner|cover|treat|concert)\\w*)',
    '(?:(?:what|which) year|when|how long ago) (?:did|have|has) {who} (?:\\w+ )?(?:leave|left|finish|finished|start|started|begin) (?:(?:high|primary|secondary|grammar|elementary) )?school(?=\\W*$)',
    '(?:are|is|were|was) {who} born\\b|{who} (?:was|were) born\\b',
    '(?:are|is) {who} (?:\\w+ )?(?:over|under|older|younger|above|below|near(?:ing)?|close to|approaching) (?:than )?(?:\\d\\d|twenty|thirty|forty|fifty|sixty|retire\\w*)\\b',
    '(?:when|how soon|at what point) (?:will|do|does|are|is|would) {who} (?:\\w+ ){0,3}retir\\w+(?! (?:the|an?|that|this|those|old|legacy)\\b)|(?:years|months|long|time) (?:until|till|before) {who} (?:\\w+ ){0,2}retir\\w+(?! (?:the|an?|that|this|those|old|legacy)\\b)|{whose} retirement\\b',
    '(?:until|till|before) {who} (?:stops?|finish(?:es)?|gives? up) work(?:ing)?\\b',
    '{who} (?:(?:not|a bit|perhaps|already) )?too (?:old|young)\\b|too (?:old|young) for (?:the|this|that|a|our) (?:job|role|post|position|work|team|company)\\b|^too (?:old|young)\\b',
  ],
  family: [
    'what (?:do|does|did) (?:the|{whose}) (?:parents|father|mother|dad|mum|mom|husband|wife|spouse) (?:do|work as)(?=\\W*$| for (?:a living|work)\\b|,)|(?:kids|children|little ones) at home(?=\\W*$)',
    '(?:marital|civil|relationship|family|parental) status\\b',
    '(?:are|is|were|was|been|get|got|getting) {who}? ?(?:\\w+ )?(?:married|unmarried|divorced|widowed|separated|pregnant|dating (?:anyone|someone|anybody)|childless)\\b',
    '(?:are|is) {who} (?:\\w+ )?(?:single(?!-)|engaged|in a relationship|expecting(?! to)|an? (?:mother|father|parent|mum|mom|dad))\\b(?! (?:with|point|in))',
    '(?:have|has) {who} (?:ever )?been (?:married|divorced|pregnant)\\b|(?:got|getting|get) (?:married|pregnant|divorced)\\b',
    // 'His teaching kids' is work.
    // 'Why does she leave her current family?' is of who works in families.
    '{whose} (?!(?:current|present|previous|last|former|host) famil(?:y|ies)\\b)(?:(?!(?:teach|coach|train|treat|nurs|mentor|tutor|instruct|guid)ing\\b)\\w+ )?(?:husband|wife|spouse|fiancee?|boyfriend|girlfriend|life partner|kids?|child|children|sons?|daughters?|bab(?:y|ies)|mother(?! tongue)|father|parents|siblings|famil(?:y|ies)|pregnanc(?:y|ies)|childcare|child care|private life|home life|personal life|love life)\\b{noWork}(?! (?:of (?:patients|clients|students))| (?:name|services?|law|centre|center|medicine|practice|business|department))',
    // Who teaches, treats or supports children has them at work; who has, wants or supports 'two children' or 'a family' has them at home.
    "(?:do|does|did|have|has|will|would|can) {who} (?:(?:ever|already|currently|still|also|now|even|really|actually|perhaps|maybe) )?(?:have|got|had|wants?|plan|expect|raise|(?:financially )?support(?= (?:any|a|an|\\d|two|three|four|five|small|young)\\b))? ?(?:any |some |more |small |young |school-age |other |a |\\d |two |three |four |five )*(?:kids|child|children|bab(?:y|ies)|sons?|daughters?|husband|wife|spouse|boyfriend|girlfriend|dependants?|dependents?|family(?=\\?*$| (?:here|nearby|locally|in (?:town|the (?:city|area)|this (?:city|country)))(?=\\W*$))|partner(?=\\?*$))\\b(?!'| (?:in|at|on|with|from|under|through|aged|who|speak|learn|read|write|progress|develop|to|services?))",
    '(?:do|does|did|have|has) {who} (?:\\w+ )?(?:have|got|had)? ?(?:an? )?(?:husband|wife|spouse|boyfriend|girlfriend|fiancee?)\\b',
    '(?:plan|plans|planning|want|wants|hope|hopes|hoping|expect|expects|expecting|intend|intends|intending|going|thinking|think|consider\\w*|like) (?:to |of |on |about )?(?:hav(?:e|ing)|start(?:ing)?|rais(?:e|ing)|becom(?:e|ing)|get(?:ting)?) (?:any |more |some |another )?(?:an? )?(?:kids|child|children|bab(?:y|ies)|family|mother|father|parent|pregnant|married)\\b',
    '(?:break|gap|time off|leave|absence|pause|reason)\\b.{0,40}\\b(?:(?:to )?(?:have|having|raise|raising|look after|looking after|bring up|care for) (?:an? |any |their |her |his |your )?(?:kids?|child|children|bab(?:y|ies)|family)|maternity|pregnan\\w+|illness|sickness|health)\\b{noWork}',
    // A child that is not named: 'thinking of a second one?'
    '(?:are|is) {who} (?:\\w+ )?(?:thinking (?:of|about)|planning|trying for|hoping for|expecting) (?:having )?(?:an? )?(?:second|third|fourth|another|next) (?:one|baby|child|kid)(?=\\W*$)|(?:do|does|would|will) {who} (?:\\w+ )?(?:want|plan|like|have) (?:to have )?(?:an? )?(?:second|third|fourth|another) (?:baby|child|kid)(?=\\W*$)',
    '(?:expecting|adopt(?:ing)?) (?:an? )?(?:baby|child)\\b|start(?:ing)? a family\\b|family (?:planning|plans)\\b(?! (?:clinic|services?))',
    '(?:who|how) .{0,30}(?:looks?|take|takes|taking|cares?|caring|arrange\\w*) (?:after|care of|for|of)? ?{whose} (?:kids|children|parents)\\b',
    '(?<!\\b(?:cover\\w*|replac\\w+|stand\\w*|stood|fill\\w*|substitut\\w+|colleague|someone|somebody|employees?|staff|administ\\w+|manag\\w+|process\\w*|handl\\w*|approv\\w*|calculat\\w*)\\b.{0,40})(?:mat(?:ernity)?|pat(?:ernity)?|parental) leave\\b{noWork}(?! (?:cover|polic|replac|substitut|stand-?in|contract|temp|law|rules|rights|requests?|pay\\b|scheme|administ|cases?|process)\\w*)',
    '(?:do|does|did|is|are|will) {who} (?:\\w+ )?(?:live|living) (?:alone|on {whose} own|by (?:her|him|your|them)sel\\w+|with (?:someone|somebody|anyone|anybody|others|a partner|{whose} (?:parents|family|partner|friends)))\\b',
    'who (?:\\w+ )?(?:collects?|picks?|fetch(?:es)?|minds|watches|baby-?sits?|looks? after|takes care of|keeps an eye on|drops?)(?: up| over| out for)? (?:them|the (?:kids|children|baby|little ones))(?: up| off)?(?: from (?:school|nursery|kindergarten|day ?care|creche)| after (?:school|work)| at (?:\\d+|one|two|three|four|five|six|seven|eight|nine|noon|night)\\b| when {who} (?:are|is|work)| while {who} (?:are|is|work)| in the (?:morning|afternoon|evening))',
    '{whose} little ones?\\b|any (?:more )?little ones\\b(?! (?:in|at (?:the|work)|with|under|taught))|little ones? (?:at home|on the way|planned|of {whose} own)\\b|(?:what|who) .{0,40}\\b(?:kids|children|little ones|baby) (?:are|is|get|fall) (?:sick|ill)\\b',
    '(?:have|got|there) (?:someone|somebody|anyone|anybody|a partner|people|family) (?:\\w+ ){0,3}at home\\b|(?:someone|somebody|anyone|anybody) waiting (?:for {who} |for her |for him )?at home\\b',
    'settled? down with (?:someone|somebody|anyone|anybody|a )|(?:do|does|did|would|will|can) {whose} partner (?:\\w+ )?(?:earn|mind|object|agree|approve|come along|move|relocate|have a job)\\b',
  ],
  health: [
    '(?:did|was|were|is|has|have|why) {who} .{0,40}\\b(?:leave|left|discharged|exempt\\w*|excused|rejected|retired?|sit out|sat out|stop\\w*)\\b.{0,40}\\b(?:on (?:medical|health) grounds|(?:for )?(?:medical|health) reasons)\\b',
    '^(?:is {who} |are {who} )?(?:an? )?(?:on the autism spectrum|dyslexic|autistic|colou?r[- ]?blind|bipolar|epileptic|bad (?:back|knees?|hips?))(?=\\W*$| or\\b)|(?:do|does) {who} (?:have|get|suffer from) (?:an? |any )?(?:ptsd|hernia|migraines?|panic attacks|arthritis|adhd|vertigo)(?=\\W*$| or\\b)|has {who} (?:got|had) (?:an? |any )?(?:ptsd|hernia|slipped disc)(?=\\W*$| or\\b)|any (?:ptsd|trauma|flashbacks) (?:from|after|since)\\b',
    '(?:is {who} |still )?on (?:any )?(?:meds|the pill)(?=\\W*$| or\\b)|(?:do|does) {who} wear (?:glasses|hearing aids|contact lenses)(?=\\W*$)|^(?:(?:photo|picture|age|and|pls|please|{whose}|the)\\W+)*(?:height\\W+(?:and\\W+)?weight|weight\\W+(?:and\\W+)?height)(?:\\W+(?:pls|please))?\\W*$|what (?:do|does) {who} weigh\\b|^(?:any|has {who} (?:got )?(?:any )?|does {who} have (?:any )?) ?(?:visible )?(?:tattoos?|piercings?)(?=\\W*$)',
    '{whose} (?:\\w+ )?(?:health|disabilit(?:y|ies)|illness(?:es)?|disease|medical (?:history|record|condition|problem)s?|weight|height|fitness|impairment|genetic\\w*|genes)\\b{noWork}(?! (?:reduction|limits?|and safety|care|certificate|training|experience|qualif\\w+|department|team|project|work))',
    '(?:are|is) {who} (?:\\w+ )?(?:healthy|unhealthy|ill|sick|disabled|handicapped|blind|deaf|autistic|depressed|diabetic|hiv\\w*|in (?:good|bad|poor) health|able-bodied|on (?:any )?medication|an? (?:alcoholic|addict|smoker))\\b',
    // Who treats depression or handles allergies has it at work.
    '(?:do|does|did|have|has) {who} (?:(?!(?:treat|handl|assess|diagnos|teach|nurs|research|stud|prevent|screen)\\w*\\b)\\w+ )?(?:have|had|got|suffer(?:ed)? from|live with|take|taken|need|been diagnosed with)? ?(?:an?|any|known|chronic|serious|physical|mental|hidden|long-term|past|ongoing|underlying|severe|health|medical|learning| )*(?:disabilit(?:y|ies)|illness(?:es)?|disease|diseases|medication|(?:health|medical) (?:problem|issue|condition|concern)s?|allerg(?:y|ies)|impairments?|depression|burnout|hiv|cancer|diabetes|epilepsy|asthma|genetic (?:test|condition|disorder)s?)\\b{noWork}',
    '(?:do|does|would|will) {who} (?:\\w+ )?(?:tire|get (?:tired|exhausted|ill|sick)|fall (?:ill|sick)|run out of (?:breath|energy|stamina)) (?:easily|quickly|fast|often|soon|a lot)\\b',
    '(?:have|has|had) {who} (?:ever )?(?:had|got|suffered|sustained) (?:an? |any |some |serious |long |chronic |bad )*(?:injur(?:y|ies)|accidents? (?:at|off) work|illness(?:es)?|operations?|surgery|breakdown)\\b(?! (?:patients|reports|record|rate|prevention))',
    '(?<!\\b(?:stud(?:y|ied|ies)|research\\w*|treat\\w*|experience (?:with|of|in)|work\\w* (?:on|with)|teach|taught|prevent\\w*|diagnos(?:e|ing)|patients?|clients?|students?|people|children|residents?)\\b.{0,200})(?:any|known|chronic|serious|physical|mental|underlying) (?:(?:known|chronic|serious|physical|mental|other) )?(?:disabilit(?:y|ies)|illness(?:es)?|diseases?|(?:health|medical) (?:problem|issue|condition|concern)s?)\\b{noWork}(?!.{0,200}\\b(?:patients?|clients?|students?|people|children|residents?)\\b)',
    '(?:have|has) {who} (?:ever )?(?:been (?:ill|sick|hospitali[sz]ed|diagnosed|in (?:therapy|rehab))|suffered)\\b|suffer(?:ed|s)? from\\b(?!.*\\b(?:patients|clients)\\b)',
    '(?:{whose}|how many|how much|how often|takes?|taken|took) (?:\\w+ ){0,3}(?:sick|sickness|illness) (?:leave|days?|record|absences?)\\b|days off (?:sick|ill)\\b|call(?:ed)? in sick\\b',
    "blood (?:type|group) (?:are|is|do|does) {who}\\b|{whose} blood (?:type|group)\\b|what is {whose} blood|what's {whose} blood|how (?:tall|heavy|fit|healthy) (?:are|is) {who}\\b|how much (?:do|does) {who} weigh\\b",
    // 'Does her back hold?', 'How are his knees?': a part of the body with how it is; 'her back office' and 'his eye for detail' are none.
    '{whose} (?:(?:bad|poor|weak) )?(?:back|spine|knees?|hips?|shoulders?|joints?|heart|lungs?|nerves|body|eyes|eyesight|hearing|legs|feet|blood pressure)(?: (?:still|really|now|not))* (?:hold|holds|holding|cope|copes|take (?:it|that|this|the)|stand (?:it|that|this|the)|bear|all right|alright|ok|okay|fine|healthy|strong|good|bad|sound|better|hurt|hurts|ache|aches|play up|plays up|give|gives|giving)\\b(?! (?:at|for|with|in) (?!all\\b|the (?:job|work)))',
    '(?:how (?:is|are)|(?:problems?|trouble|pains?|operation) (?:with|in|on)|anything wrong with) {whose} (?:\\w+ )?(?:back|spine|knees?|hips?|shoulders?|joints?|heart|lungs?|nerves|body|eyes|eyesight|hearing|legs|feet|blood pressure)(?=\\W*$| (?:these days|now|today|holding|after|since|doing)\\b)',
    '(?:are|is|was|were) {who} (?:\\w+ )?(?:well|healthy|fit|robust) enough (?:again )?(?:to|for)\\b|physically (?:up to|strong|fit|able|capable)\\b|(?:strong|fit) enough physically\\b|up to (?:it|the (?:job|work|role)) physically\\b',
    '(?:do|does|can) {who} (?:\\w+ )?(?:see|hear|walk|bend|kneel|breathe) (?:well|properly|all right|alright|ok|okay|normally|without (?:help|pain|glasses|a stick|hearing aids))(?=\\W*$| (?:enough|at night|at work|again|now|these days)\\b)',
    '(?:take|takes|taking|taken|on) (?:any |some )?(?:pills|painkillers|antidepressants|tranquilli[sz]ers|sleeping tablets)(?=\\W*$| (?:for|at|during|every)\\b)|(?:beaten|given up|gave up|quit|off|problem with|trouble with) (?:the )?(?:drink|bottle|booze|drinking)(?=\\W*$)',
    '(?:do|does) {who} (?:(?:smoke|drink|vape)(?=\\W*$| ?[/,;]| (?:(?:her|him|your|them)sel\\w+|at|during|on|or|cigarettes|tobacco|alcohol|a lot|much|often|heavily)\\b)|take drugs|use drugs|drink alcohol)\\b|(?:see|seen|seeing) a (?:therapist|psychiatrist|psychologist)\\b',
  ],
  religion: [
    '(?:what|who|whom) (?:do|does|did) {who} (?:\\w+ )?(?:believe in|pray to|worship)(?=\\W*$)|(?:do|does) {who} (?:\\w+ )?believe(?: in (?:something|a (?:higher|greater) (?:being|power)|life after death|heaven))?(?=\\W*$)',
    '{whose} (?:\\w+ )?(?:religio\\w+|faith|beliefs?|god|church|mosque|synagogue|temple|creed|denomination)\\b{noWork}',
    '(?:what|which) (?:religion|faith|creed|denomination)s?\\b{noWork}(?! (?:did|does|do|has|have) {who} (?:\\w+ )?(?:teach|taught|study|studied|research\\w*|cover\\w*))|(?:what|which) (?:church|mosque|synagogue|temple)(?=\\W*$| (?:or|and) \\w+\\W*$| (?:do|does|did|is|are) {who} (?:\\w+ )?(?:go|belong|attend|visit|pray|worship|in|from|an? member|part)\\b)|(?:religious|spiritual) (?:beliefs?|views?|affiliation|background|holidays?|practi[cs]es?)\\b',
    '(?:are|is) {who} (?:an? )?(?:\\w+ )?(?:religious|christian|catholic|protestant|orthodox|muslim|moslem|jewish|jew|hindu|buddhist|sikh|atheist|agnostic|mormon|believer|spiritual)\\b',
    '(?:do|does|did|will|would) {who} (?:\\w+ )?(?:pray|fast|worship|believe in (?:god|anything)|(?:go to|attend|visit) (?:an? |the )?(?:church|mosque|temple|synagogue|mass|service)|(?:celebrate|observe|keep) (?:the )?(?:christmas|easter|ramadan|eid|sabbath|shabbat|diwali|lent|yom kippur|religious \\w+)|wear an? (?:headscarf|hijab|turban|kippa|cross|veil))\\b',
  ],
  origin: [
    /** Of what people somebody is, as a noun or after 'is', not what they speak or have. */
    '(?:is|are|was) {who} (?:really |actually |originally )?(?:an? )?{people}(?=\\W*$| or\\b(?!.*\\b(?:speak|language)))|^(?:{people} or (?:{ofPeople})|(?:{ofPeople}) or {people})\\W*$|^(?:is {who} |are {who} )?(?:an? )?(?:brahmin|dalit|rajput|kshatriya)(?=\\W*$)',
    '{whose} race(?=\\W*$| (?:or|and|is)\\b)|(?<!\\b(?:outside|beyond|abroad from) (?:of )?){whose} (?:\\w+ )?(?:racial \\w+|ethnic\\w*(?: \\w+)?|skin(?: colou?r)?|ancestry|ancestors|heritage|descent|nationality|citizenship|national origin|native (?:country|land)|(?:home|birth) ?country|homeland|roots|caste|origins?|accent|passport)\\b{noWork}(?! conditions?)',
    '(?:what|which) race(?: group)?(?=\\W*$| (?:are|is|was|were) {who}\\b| (?:do|does|did) {who} (?:belong|identify|come|have|consider)\\b)|(?:what|which) (?:ethnicity|nationality|citizenship|ethnic (?:group|background)|caste|tribe|passport)\\b',
    'where (?:are|is|do|does|did) {who} (?:originally |really |actually |ethnically )?(?:(?:come|hail) )?from(?: originally| really)?\\?*$|where (?:are|is|were|was) {whose} (?:parents|family|ancestors)\\b|where (?:do|does|did) {whose} (?:people|folks|family|parents|grandparents|ancestors) (?:\\w+ )?(?:come|hail|live)\\b',
    '(?:are|is) {who} (?:an? |of )?(?:\\w+ )?(?:white|black|asian|hispanic|latin[oa]|arab|african|caucasian|roma|gypsy|foreign(?:er)?|immigrants?|refugee|native|citizen|mixed race)\\b(?! (?:belt|(?:\\w+ )?speaker|in|at|with|to|english|developer|journalist|adviser|advisor))',
    '(?:immigrant|migration|migrant) (?:background|family|parents|history)\\b|(?:born|grow up|grew up) (?:in|abroad)\\b|(?:are|is|were|was) {who} (?:\\w+ )?(?:raised|brought up)\\b|{who} (?:were|was) (?:\\w+ )?(?:raised|brought up)\\b|^raised (?:here|in|abroad)\\b|(?:did|have|has) {who} (?:grow|grown) up here\\b',
    'where (?:did|do|does|was|were|have|has) {who} (?:\\w+ )?(?:grow up|grown up|spend {whose} (?:childhood|youth)|go to (?:primary|elementary|nursery) school)\\b',
  ],
  sex: [
    '^(?:he or she|she or he|male or female|man or woman|mr or m(?:r)?s)\\W*$',
    '{whose} (?:gender|sex|sexual\\w*|pronouns|sex life)\\b|(?:sexual|gender) (?:orientation|preference|identity|reassignment)\\b|(?:what|which) (?:gender|sex)\\b',
    '(?:are|is) {who} (?:an? )?(?:gay|straight|lesbian|homosexual|heterosexual|bi|bisexual|queer|trans|transgender|transsexual|non-?binary|lgbt\\w*|man or an? woman|male|female|man|woman)\\b(?! (?:or not|forward))',
    '(?:are|is) {who} (?:attracted to|into) (?:men|women)\\b',
  ],
  politics: [
    '{whose} (?:political|politics|voting)\\b{noWork}|{whose} (?:political |favou?rite |preferred |old |current )?party(?=\\W*$| (?:affiliation|member\\w*|card|preference|allegiance|book)\\b)|political(?:ly)? (?:views?|opinions?|part(?:y|ies)|beliefs?|leanings?|affiliations?|orientation|stance)\\b',
    '(?:who|whom|how|what|which party|what party) (?:do|does|did|will|would) {who} vote\\b(?! (?:in|on|at) (?:the |an? )?(?:\\w+ )?(?:committee|board|panel|council|commission|meeting))|(?:which|what) party (?:do|does|did|will|would) {who} support\\b|(?:do|does|did|have|has) {who} (?:ever )?voted?\\b(?! (?:in|on|at) (?:the |an? )?(?:\\w+ )?(?:committee|board|panel|council|commission|meeting))',
    '(?:are|is) {who} (?:an? )?(?:left-?wing|right-?wing|conservative|liberal|socialist|communist|republican|democrat|politically active)\\b',
    '(?:member|supporter|belong) (?:of|to) (?:an?|any|the) (?:political )?party\\b',
  ],
  union: [
    "(?:member of|belong to|join|joined|in) (?:an?|any|the) (?:trade |labou?r |workers' )?union\\b|(?:trade |labou?r )?union (?:member(?:ship)?|activit(?:y|ies))\\b",
  ],
  record: [
    '^any (?:arrests|debts|ccjs?)(?=\\W*$| or\\b)|been (?:declared )?bankrupt(?=\\W*$| or\\b)|{whose} (?:credit (?:score|rating|like)|debts?)(?=\\W*$)|what is {whose} credit like\\b',
    '(?:in )?trouble with the (?:police|law)\\b|(?:do|does|did|have|has|had) {who} (?:ever )?(?:done?|served?) time(?=\\W*$)',
    'criminal (?:record|history|past|background|conviction)s?\\b{noWork}(?! (?:check|screen|search|bureau|office|certificate|extract|disclosure|clearance|statement)\\w*)|(?<!\\b(?:win|won|secure\\w*|obtain\\w*|get|overturn\\w*) )(?:any|prior|spent|previous) convictions?\\b',
    '(?:have|has|were|was) {who} (?:ever )?(?:been )?(?:arrested|convicted|jailed|imprisoned|in (?:prison|jail)|charged with(?! (?:leading|managing|running|building|developing|designing|planning|overseeing|organi[sz]ing|setting|creating|improving|reducing|the)\\b))\\b',
  ],
}

/** Nouns that make the word before them an object of work: 'diabetes clinic', 'church restoration', 'disease research', 'race engineering'. */
const noWork =
  "(?!(?:'s?)? (?:[\\w-]+ ){0,2}(?:experience|research\\w*|clinics?|wards?|units?|hospitals?|cent(?:re|er)s?|departments?|nurs\\w+|therap\\w+|practices?|programm?e?s?|projects?|class(?:es)?|courses?|lessons?|workshops?|studios?|instruct\\w+|coach\\w*|educat\\w*|teach\\w*|stud(?:y|ies)|science|engineer\\w*|restor\\w+|conserv\\w+|renovat\\w+|architect\\w*|buildings?|roofs?|organs?|sites?|railways?|museums?|exhibitions?|festivals?|events?|planning|plann\\w+|surveys?|screening|prevention|control|surveillance|policy|policies|economics|sector|industry|start-?ups?|apps?|products?|machines?|software|systems?|databases?|data|records? (?:system|office)|fields?|analysis|report\\w*|journalis\\w*|consult\\w*|campaigns?|communicat\\w*|theory|degree|thesis|books?|clothes|clothing|toys?|theat(?:re|er)|portraits?|photograph\\w*|services?|charit\\w*|companies|company|business|cars?|tracks?|horses?)\\b)"

/** Names of peoples that are no names of languages. */
const ofPeople =
  'serb|croat|bosniak|turk|kurd|dane|swede|finn|pole|scot|brit|briton|hutu|tutsi|slav|fleming|walloon|(?:south |latin |north )american|north african'
const people = `(?:${ofPeople}|${peoples.join('|')})`

const written = Object.values(grounds)
  .flat()
  .map((pattern) => pattern.replaceAll('{people}', people).replaceAll('{ofPeople}', ofPeople))

type Topic = { near: RegExp; exact: RegExp }

/** Both patterns of a topic. V8 compiles a pattern when it is first tried, and that of `noWork` takes ten times as long as all else. */
const topics: Topic[] = written.map((pattern) => {
  const within = (guard: string) =>
    new RegExp(
      `\\b(?:${pattern.replaceAll('{noWork}', guard).replaceAll('{whose}', '(?:your|their|her|his)').replaceAll('{who}', '(?:you|they|she|he)')})`,
    )
  const exact = within(noWork)
  return { near: pattern.includes('{noWork}') ? within('') : exact, exact }
})

/**
 * Whether a question is after a protected matter; its text has the person as 'you', 'they', 'she' or 'he' and 'your', 'their', 'her'
 * or 'his'. Only where the words are that no noun of work may follow is it looked whether one does.
 */
export const isProtected = (question: string): boolean =>
  topics.some(({ near, exact }) => near.test(question) && (near === exact || exact.test(question)))
