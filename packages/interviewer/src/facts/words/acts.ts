/**
 * Verbs that open a line of a resume, by the kind of act. The act decides which questions fit: a person who negotiated is asked
 * about the other side, a person who built something about its weak point. Regular verbs are given in their base form; irregular
 * ones as base/past. A verb in none of these lists is no deed that we dare to conjugate.
 */
export const verbsByAct = {
  lead: `lead/led manage supervise head oversee/oversaw captain chair command line-manage co-lead/co-led motivate
    delegate preside`,
  other: `see/saw know/knew tell/told pay/paid look kill choose/chose visit call reject decline approve carry
    ride/rode swim/swam lend/lent stand/stood leave/left lose/lost say/said think/thought do/did go/went come/came
    bring/brought turn use give/gave take/took hold/held make/made put/put share show describe pair sign hand
    meet/met post perform execute enforce act represent attend set/set draw/drew open close sit/sat
    photograph film record drive/drove deliver conduct ensure provision utilise utilize leverage gain define
    deal/dealt respond rebrand curb price abolish abandon refuse cancel withdraw/withdrew ring/rang ground veto stop commission finish complete`,
  hire: `hire recruit interview onboard headhunt staff`,
  teach: `teach/taught train mentor coach tutor instruct educate upskill co-teach/co-taught facilitate`,
  build: `build/built design develop implement create construct engineer program code craft architect assemble compose
    prototype sculpt weave/wove sew/sewed re-architect co-design co-develop co-create invent devise model
    sketch illustrate animate configure automate formulate deploy integrate carve tailor knit`,
  introduce: `introduce launch establish found initiate pioneer institute install spearhead start
    set-up/set-up co-found adopt roll-out/rolled-out inaugurate kick-start instigate relaunch pilot originate`,
  improve: `improve streamline optimise optimize redesign restructure reorganise reorganize modernise modernize
    overhaul revamp simplify standardise standardize refactor rebuild/rebuilt upgrade enhance strengthen
    transform refine revise rewrite/rewrote update accelerate revitalise revitalize rationalise rationalize
    digitise digitize digitalise digitalize consolidate tighten refurbish restore renovate modify adapt`,
  cut: `cut/cut reduce lower shorten halve eliminate save decrease minimise minimize trim slash shrink/shrank
    remove prevent avoid`,
  grow: `increase raise grow/grew double triple quadruple boost expand scale exceed generate maximise maximize
    extend broaden diversify`,
  replace: `replace migrate move convert transfer switch port relocate merge transition phase-out/phased-out swap`,
  negotiate: `negotiate settle persuade convince lobby secure bargain`,
  sell: `sell/sold pitch fundraise advertise promote market upsell cross-sell/cross-sold`,
  buy: `tender bid/bid source procure purchase buy/bought acquire obtain`,
  plan: `plan organise organize coordinate co-ordinate co-organise co-organize schedule arrange host curate stage
    budget forecast/forecast prioritise prioritize allocate rehearse choreograph direct produce roster book`,
  analyse: `analyse analyze research investigate study evaluate assess audit measure examine review diagnose survey
    identify explore benchmark validate verify quantify calculate estimate map sample dissect excavate
    experiment interpret`,
  write: `write/wrote file publish author co-author co-write/co-wrote edit translate document draft report prepare
    compile transcribe proofread catalogue catalog blog`,
  speak: `present speak/spoke lecture demonstrate`,
  discover: `find/found uncover spot detect catch/caught discover trace`,
  support: `assist help support advise guide accompany`,
  watch: `monitor track test inspect check`,
  serve: `treat nurse care counsel consult rehabilitate vaccinate triage console feed/fed bathe dress escort defend`,
  operate: `operate run/ran maintain repair service handle process keep/kept cook clean pack load unload weld machine
    plaster tile wire fit/fitted harvest plough milk plant prune bake roast brew calibrate stock control
    reconcile invoice bill order ship dispatch collect pick sort lay/laid patrol guard butcher fillet balance
    replenish merchandise unpack wash iron mow dig/dug rake water drill grind/ground sand paint polish stack scan wrap refuel wait salt cure knead fry grill steam plate stitch press hem dye cast/cast forge mould print bind/bound varnish sing/sang play dance dive/dove fly/flew sail steer shear serve administer answer
    dispense greet welcome own`,
  solve: `resolve solve fix mediate debug troubleshoot de-escalate rescue recover overcome/overcame tackle
    address`,
  join: `collaborate work partner liaise cooperate co-operate contribute participate join volunteer interact
    communicate engage`,
  win: `win/won earn receive graduate qualify achieve pass attain place rank`,
} as const

/** What someone did, in kinds that call for different questions. */
export type Act = keyof typeof verbsByAct

/**
 * Words with the form of a past tense that more often describe a person or thing at the start of a line ('Registered nurse',
 * 'Integrated systems'). They count as a deed only before an article or a number.
 */
export const describingForms = `accomplished accredited advanced aged applied assorted automated based bilingual certified chartered combined committed dedicated detailed determined
  distributed driven educated embedded experienced extended focused gifted integrated interested licensed limited mixed motivated organised organized practised practiced
  published qualified recommended registered related required reserved seasoned selected shared skilled talented trained united used varied versed`

/** Verbs that need no object: the next word may be a preposition ('worked with suppliers', 'taught at two schools'). */
export const verbsWithoutObject = `work collaborate participate present assist volunteer serve consult contribute liaise cooperate co-operate graduate teach compete advise lobby
  negotiate coordinate partner act perform care campaign run grow lecture tutor publish report sing play dance interact communicate join engage research speak write
  facilitate operate lead help qualify finish place rank fundraise oversee specialise specialize interview recruit focus guide support patrol cook experiment
  write look deal respond bid attend sail fly drive mediate invest`

/** Verbs that are no nouns: 'Assess loan applications' is a deed, 'Design systems' may be a list. */
export const onlyVerbs = `assess maintain keep ensure carry manage coordinate supervise prepare oversee handle organise organize analyse analyze
  develop conduct write teach create deliver implement negotiate operate install advise assist serve give take make collect inspect examine
  perform identify translate edit build sell reconcile calculate collaborate communicate evaluate investigate facilitate administer diagnose
  recruit draft mentor provide improve produce assemble repair weld clean drive cook bake choose approve reject configure`

/** Nouns that name an act ('Supervision of interns'), by the act. Forms in -ing are known from their verbs. */
export const actsByNoun: Partial<Record<Act, string>> = {
  lead: `management supervision leadership direction`,
  plan: `organisation organization coordination co-ordination preparation administration`,
  build: `development design construction creation installation assembly production`,
  introduce: `introduction implementation establishment`,
  improve: `optimisation optimization modernisation improvement renovation`,
  analyse: `analysis evaluation assessment investigation research`,
  teach: `instruction tuition induction`,
  sell: `sales acquisition`,
  negotiate: `negotiation negotiations`,
  support: `assistance support`,
  operate: `operation maintenance repair repairs processing`,
  watch: `monitoring inspection inspections`,
}
