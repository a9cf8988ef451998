/**
 * What an employer must not ask, by the grounds of equal-treatment law: the EU Charter (article 21) with directives 2000/43, 2000/78
 * and 2006/54, the British Equality Act 2010, and in the United States Title VII, ADEA, ADA, PDA, GINA and the rules of states on marital
 * status and arrest records; union membership by the EU Charter (article 12) and the NLRA. {who} and {whose} stand for the person.
 */
const grounds: Record<string, string[]> = {
  /** The same as recruiters' notes write it: the bare word. */
  notes: [
    '^(?:(?:any|and|what|which|what is|{whose}|the|is|are|{who}) ){0,3}(?:age(?! groups?)|religion|religious beliefs?|faith|nationality|citizenship|ethnicity|ethnic (?:origin|background)|race|caste|tribe|gender|sexual orientation|marital status|civil status|family status|married|kids|children|pregnant|date of birth|birthday|disabilit(?:y|ies)|disabled|illness(?:es)?|diseases?|(?:health|medical|back|heart|mental) (?:problems?|issues?|conditions?|history)|hiv(?: status)?|sick (?:days|leave)|political (?:party|views?)|union member(?:ship)?|criminal record)(?: (?:of|from|in|or|and|yet|at) \\w+( \\w+)?)?\\?*$',
  ],
  age: [
    'how old (?:are|is|were|was) {who}\\b',
    '{whose} (?:\\w+ )?age\\b(?! group)',
    'what age\\b(?! (?:group|range)s?\\b)|age (?:are|is) {who}\\b|(?:which|what) (?:age group|age range|generation) (?:are|is|do|does) {who}\\b(?! (?:\\w+ )?(?:work|teach|treat|serve|support|prefer|coach|train)\\w*)',
    '(?:year|date|day|month|place|country) of birth\\b|birth ?(?:day|date|place|year)s?\\b',
    '(?:are|is|were|was) {who} born\\b|{who} (?:was|were) born\\b',
    '(?:are|is) {who} (?:\\w+ )?(?:over|under|older|younger|above|below|near(?:ing)?|close to|approaching) (?:than )?(?:\\d\\d|twenty|thirty|forty|fifty|sixty|retire\\w*)\\b',
    '(?:when|how soon|at what point) (?:will|do|does|are|is|would) {who} (?:\\w+ ){0,3}retir\\w+|{whose} retirement\\b',
    '{who} too (?:old|young)\\b|(?:too (?:old|young)) for\\b',
  ],
  family: [
    '(?:marital|civil|relationship|family|parental) status\\b',
    '(?:are|is|were|was|been|get|got|getting) {who}? ?(?:\\w+ )?(?:married|unmarried|divorced|widowed|separated|pregnant|dating (?:anyone|someone|anybody)|childless)\\b',
    '(?:are|is) {who} (?:\\w+ )?(?:single(?!-)|engaged|in a relationship|expecting(?! to)|an? (?:mother|father|parent|mum|mom|dad))\\b(?! (?:with|point|in))',
    '(?:have|has) {who} (?:ever )?been (?:married|divorced|pregnant)\\b|(?:got|getting|get) (?:married|pregnant|divorced)\\b',
    '{whose} (?:\\w+ )?(?:husband|wife|spouse|fiancee?|boyfriend|girlfriend|life partner|kids?|child|children|sons?|daughters?|bab(?:y|ies)|mother(?! tongue)|father|parents|siblings|famil(?:y|ies)|pregnanc(?:y|ies)|childcare|child care|private life|home life|personal life|love life)\\b(?! (?:of (?:patients|clients|students))| (?:name|services?|law|centre|center|medicine|practice|business|department))',
    "(?:do|does|did|have|has|will|would|can) {who} (?:\\w+ )?(?:have|got|had|want|support)? ?(?:any |some |more |small |young |school-age |other |a |\\d |two |three )*(?:kids|child|children|bab(?:y|ies)|sons?|daughters?|husband|wife|spouse|boyfriend|girlfriend|dependants?|dependents?|family(?=\\?*$)|partner(?=\\?*$))\\b(?!'| (?:in|at|on|with|from|under|through|aged|who|speak|learn|read|write|progress|develop|to|services?))",
    '(?:do|does|did|have|has) {who} (?:\\w+ )?(?:have|got|had)? ?(?:an? )?(?:husband|wife|spouse|boyfriend|girlfriend|fiancee?)\\b',
    '(?:plan|plans|planning|want|wants|hope|hopes|hoping|expect|expects|expecting|intend|intends|intending|going|thinking|think|consider\\w*|like) (?:to |of |on |about )?(?:hav(?:e|ing)|start(?:ing)?|rais(?:e|ing)|becom(?:e|ing)|get(?:ting)?) (?:any |more |some |another )?(?:an? )?(?:kids|child|children|bab(?:y|ies)|family|mother|father|parent|pregnant|married)\\b',
    '(?:break|gap|time off|leave|absence|pause|reason)\\b.{0,40}\\b(?:(?:to )?(?:have|having|raise|raising|look after|looking after|bring up|care for) (?:an? |any |their |her |his |your )?(?:kids?|child|children|bab(?:y|ies)|family)|maternity|pregnan\\w+|illness|sickness|health)\\b',
    '(?:expecting|adopt(?:ing)?) (?:an? )?(?:baby|child)\\b|start(?:ing)? a family\\b|family (?:planning|plans)\\b(?! (?:clinic|services?))',
    '(?:who|how) .{0,30}(?:looks?|take|takes|taking|cares?|caring|arrange\\w*) (?:after|care of|for|of)? ?{whose} (?:kids|children|parents)\\b',
    '(?:maternity|paternity|parental) leave\\b(?! (?:cover|polic))',
  ],
  health: [
    '{whose} (?:\\w+ )?(?:health|disabilit(?:y|ies)|illness(?:es)?|disease|medical (?:history|record|condition|problem)s?|weight|height|fitness|impairment|genetic\\w*|genes)\\b(?! (?:reduction|limits?|and safety|care|certificate|training|experience|qualif\\w+|department|team|project|work))',
    '(?:are|is) {who} (?:\\w+ )?(?:healthy|unhealthy|ill|sick|disabled|handicapped|blind|deaf|autistic|depressed|diabetic|hiv\\w*|in (?:good|bad|poor) health|able-bodied|on (?:any )?medication|an? (?:alcoholic|addict|smoker))\\b',
    '(?:do|does|did|have|has) {who} (?:\\w+ )?(?:have|had|got|suffer(?:ed)? from|live with|take|taken|need|been diagnosed with)? ?(?:an?|any|known|chronic|serious|physical|mental|hidden|long-term|past|ongoing|underlying|severe|health|medical|learning| )*(?:disabilit(?:y|ies)|illness(?:es)?|disease|diseases|medication|(?:health|medical) (?:problem|issue|condition|concern)s?|allerg(?:y|ies)|impairments?|depression|burnout|hiv|cancer|diabetes|epilepsy|asthma|genetic (?:test|condition|disorder)s?)\\b',
    '(?:have|has|had) {who} (?:ever )?(?:had|got|suffered|sustained) (?:an? |any |some |serious |long |chronic |bad )*(?:injur(?:y|ies)|accidents? (?:at|off) work|illness(?:es)?|operations?|surgery|breakdown)\\b(?! (?:patients|reports|record|rate|prevention))',
    '(?<!\\b(?:patients?|clients?|students?|people|children|residents?)\\b.{0,200})(?:any|known|chronic|serious|physical|mental|underlying) (?:(?:known|chronic|serious|physical|mental|other) )?(?:disabilit(?:y|ies)|illness(?:es)?|diseases?|(?:health|medical) (?:problem|issue|condition|concern)s?)\\b(?!.{0,200}\\b(?:patients?|clients?|students?|people|children|residents?)\\b)',
    '(?:have|has) {who} (?:ever )?(?:been (?:ill|sick|hospitali[sz]ed|diagnosed|in (?:therapy|rehab))|suffered)\\b|suffer(?:ed|s)? from\\b(?!.*\\b(?:patients|clients)\\b)',
    '(?:{whose}|how many|how much|how often|takes?|taken|took) (?:\\w+ ){0,3}(?:sick|sickness|illness) (?:leave|days?|record|absences?)\\b|days off (?:sick|ill)\\b|call(?:ed)? in sick\\b',
    "blood (?:type|group) (?:are|is|do|does) {who}\\b|{whose} blood (?:type|group)\\b|what is {whose} blood|what's {whose} blood|how (?:tall|heavy|fit|healthy) (?:are|is) {who}\\b|how much (?:do|does) {who} weigh\\b",
    '(?:do|does) {who} (?:smoke|drink|vape|take drugs|use drugs|drink alcohol)\\b|(?:see|seen|seeing) a (?:therapist|psychiatrist|psychologist)\\b',
  ],
  religion: [
    '{whose} (?:\\w+ )?(?:religio\\w+|faith|beliefs?|god|church|mosque|synagogue|temple|creed|denomination)\\b',
    '(?:what|which) (?:religion|faith|creed|church|mosque|denomination)\\b|(?:religious|spiritual) (?:beliefs?|views?|affiliation|background|holidays?|practi[cs]es?)\\b',
    '(?:are|is) {who} (?:an? )?(?:\\w+ )?(?:religious|christian|catholic|protestant|orthodox|muslim|moslem|jewish|jew|hindu|buddhist|sikh|atheist|agnostic|mormon|believer|spiritual)\\b',
    '(?:do|does|did|will|would) {who} (?:\\w+ )?(?:pray|fast|worship|believe in (?:god|anything)|(?:go to|attend|visit) (?:an? |the )?(?:church|mosque|temple|synagogue|mass|service)|(?:celebrate|observe|keep) (?:the )?(?:christmas|easter|ramadan|eid|sabbath|shabbat|diwali|lent|yom kippur|religious \\w+)|wear an? (?:headscarf|hijab|turban|kippa|cross|veil))\\b',
  ],
  origin: [
    '{whose} (?:\\w+ )?(?:race|racial \\w+|ethnic\\w*(?: \\w+)?|skin(?: colou?r)?|ancestry|ancestors|heritage|descent|nationality|citizenship|national origin|native (?:country|land)|(?:home|birth) ?country|homeland|roots|caste|origins?|accent|passport)\\b(?! conditions?)',
    '(?:what|which) (?:race|ethnicity|nationality|citizenship|ethnic (?:group|background)|caste|tribe|passport)\\b',
    'where (?:are|is|do|does|did) {who} (?:originally |really |actually |ethnically )?(?:(?:come|hail) )?from(?: originally| really)?\\?*$|where (?:are|is|were|was) {whose} (?:parents|family|ancestors)\\b',
    '(?:are|is) {who} (?:an? |of )?(?:\\w+ )?(?:white|black|asian|hispanic|latin[oa]|arab|african|caucasian|roma|gypsy|foreign(?:er)?|immigrants?|refugee|native|citizen|mixed race)\\b(?! (?:belt|(?:\\w+ )?speaker|in|at|with|to|english|developer|journalist|adviser|advisor))',
    '(?:immigrant|migration|migrant) (?:background|family|parents|history)\\b|(?:born|raised|grow up|grew up) (?:in|abroad)\\b',
  ],
  sex: [
    '{whose} (?:gender|sex|sexual\\w*|pronouns|sex life)\\b|(?:sexual|gender) (?:orientation|preference|identity|reassignment)\\b|(?:what|which) (?:gender|sex)\\b',
    '(?:are|is) {who} (?:an? )?(?:gay|straight|lesbian|homosexual|heterosexual|bi|bisexual|queer|trans|transgender|transsexual|non-?binary|lgbt\\w*|man or an? woman|male|female|man|woman)\\b(?! (?:or not|forward))',
    '(?:are|is) {who} (?:attracted to|into) (?:men|women)\\b',
  ],
  politics: [
    '{whose} (?:political|politics|party|voting)\\b|political(?:ly)? (?:views?|opinions?|part(?:y|ies)|beliefs?|leanings?|affiliations?|orientation|stance)\\b',
    '(?:who|whom|how|what|which party|what party) (?:do|does|did|will|would) {who} vote\\b(?! (?:in|on|at) (?:the |an? )?(?:\\w+ )?(?:committee|board|panel|council|commission|meeting))|(?:which|what) party (?:do|does|did|will|would) {who} support\\b|(?:do|does|did|have|has) {who} (?:ever )?voted?\\b(?! (?:in|on|at) (?:the |an? )?(?:\\w+ )?(?:committee|board|panel|council|commission|meeting))',
    '(?:are|is) {who} (?:an? )?(?:left-?wing|right-?wing|conservative|liberal|socialist|communist|republican|democrat|politically active)\\b',
    '(?:member|supporter|belong) (?:of|to) (?:an?|any|the) (?:political )?party\\b',
  ],
  union: [
    "(?:member of|belong to|join|joined|in) (?:an?|any|the) (?:trade |labou?r |workers' )?union\\b|(?:trade |labou?r )?union (?:member(?:ship)?|activit(?:y|ies))\\b",
  ],
  record: [
    'criminal (?:record|history|past|background|conviction)s?\\b|(?:any|prior|spent|previous) convictions?\\b',
    '(?:have|has|were|was) {who} (?:ever )?(?:been )?(?:arrested|convicted|jailed|imprisoned|in (?:prison|jail)|charged with)\\b',
  ],
}

const written = Object.values(grounds).flat()

/** Questions after a protected matter, over text in which the person is 'you', 'they', 'she' or 'he' and 'your', 'their', 'her' or 'his'. */
export const protectedPatterns: RegExp[] = written.map(
  (pattern) =>
    new RegExp(
      `\\b(?:${pattern.replaceAll('{whose}', '(?:your|their|her|his)').replaceAll('{who}', '(?:you|they|she|he)')})`,
    ),
)
