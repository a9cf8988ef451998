const baseList = `accelerate accomplish account achieve acquire act adapt add address adjust administer adopt advance advise advocate aid align
allocate alter amend analyse analyze answer apply appoint appraise apprehend approve arbitrate argue arrange articulate assemble assess assign assist assure
attain attend audit author authorise authorize automate award balance bake benchmark bid book boost brand brief bring broaden broker budget build buy calculate
calibrate call campaign canvass capture care carry cast catalogue cater centralise centralize chair champion change check clarify clean clear close coach code
collaborate collate collect combine command commission communicate compare compile complete compose compute conceive conceptualise conclude condense conduct
configure conserve consolidate construct consult contact contain continue contract contribute control convert convey convince cook coordinate correct
correspond counsel count cover craft create cultivate curate customise customize cut deal debug decide decrease define delegate deliver demonstrate deploy derive
design detect determine develop devise diagnose direct discover dispatch dispense display distribute diversify document double draft draw drive earn edit educate
elevate eliminate enable encourage enforce engage engineer enhance enlist ensure enter establish estimate evaluate examine exceed execute expand expedite
experiment explain explore express extend extract fabricate facilitate file fill finance find fit fix focus follow forecast forge form formalise formalize formulate
foster found fulfil fulfill fundraise furnish gain gather generate give govern grade graduate grow guide halve handle harvest head help hire hold host identify illustrate
implement import improve improvise increase incorporate influence inform initiate innovate inspect inspire install instigate institute instruct integrate
interpret interview introduce invent investigate invest invite involve issue join judge keep label launch lead learn lecture lessen leverage liaise lift lobby localise look
log lower maintain make manage manufacture map market maximise maximize measure mediate meet mentor merge migrate minimise minimize mobilise model moderate
modernise modernize modify monitor motivate move navigate negotiate obtain offer onboard open operate optimise optimize orchestrate order organise organize orient
originate overhaul oversee own package paint participate partner perform persuade phase photograph pilot pioneer place plan plant play post prepare prescribe present preside
prevent price print prioritise prioritize process procure produce profile program project promote proofread propose protect prototype prove provide prune publish pull purchase
pursue quantify question raise reach read rebuild receive recognise recognize recommend reconcile record recover recruit redesign reduce refactor refer refine regain
register regulate rehabilitate rehearse reinforce reject relaunch release remedy remodel remove renew renovate reorganise reorganize repair replace report
represent rescue research reshape resolve respond restore restructure retain retrain retrieve review revise revitalise revitalize rewrite rotate roll route run save scale
schedule score screen script scrutinise seat secure select sell serve service set settle shape share ship shorten simplify simulate sketch slash solve sort source spearhead
specialise specialize specify speak sponsor staff standardise standardize start steer stock strategise streamline strengthen structure study submit succeed summarise
summarize supervise supply support surpass survey sustain synthesise synthesize systematise take tailor target teach test tighten track trade train transcribe
transfer transform translate transport travel treat triage trim triple troubleshoot tune turn tutor type uncover undertake unify unite update upgrade use utilise utilize
validate value verify view visit visualise volunteer weigh welcome weld win wire work write yield answer pair partner represent spot staff stage run set swap split switch sew
nurse patrol pack pick load unload paint tile plaster lay wire weld fit machine milk shear graze plough sow harvest forage butcher plate garnish roast ferment brew bottle pour greet seat
sketch animate illustrate film shoot record mix master rig light score conduct rehearse perform sing dance direct cast choreograph mediate litigate plead defend prosecute draft file notarise
ventilate suture swab assess admit discharge refer vaccinate immunise bathe feed dress counsel console debrief deescalate invigilate mark grade moderate assess differentiate safeguard`

const irregularPast = `built led ran wrote taught made won grew held kept sold bought brought spoke began chose drew drove gave took met spent oversaw rebuilt rewrote undertook
set cut put won saw found shot sang laid sewed sewn dealt fed fought caught wove swept rode flew sent got became came went did had stood understood told lit paid read withdrew
underwent overcame sought spread shrank slashed rang ground mixed wrung hung forecast broadcast upheld outsold retook threw wore`

const adjectival = `accomplished accredited advanced aged armed assorted based bilingual certified chartered combined committed detailed dedicated determined devoted driven educated
established experienced extended focused gifted hundred indeed interested licensed limited mixed motivated needed organised organized proposed published qualified recommended red registered related
required seasoned selected self-motivated skilled speed talented trained united unlimited used varied versed wed weed assisted automated embedded distributed applied integrated managed shared`

const intransitive = `worked reported collaborated participated presented assisted volunteered served consulted contributed responded liaised travelled traveled specialised specialized
focused graduated qualified moved spoke taught trained competed advised lobbied negotiated coordinated partnered migrated lived studied acted performed advocated cared campaigned ran
helped began came went stood dealt fought interviewed rose grew sat succeeded mediated invested rotated sang played wrote published lectured tutored met`

const asSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''))
const bases = asSet(baseList)
const pasts = asSet(irregularPast)
const adjectives = asSet(adjectival)
const alone = asSet(intransitive)

/** The bare form of a verb in the third person ('carries' → 'carry'), or null when the word is no known verb. */
export const bareForm = (word: string): string | null => {
  if (/^(is|has|does|goes)$/.test(word)) return { is: null, has: 'have', does: 'do', goes: 'go' }[word] ?? null
  const candidates = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return word.endsWith('s')
    ? (candidates.find((candidate) => candidate !== word && bases.has(candidate)) ?? null)
    : null
}

const regularPastOf = (word: string): boolean => {
  if (!word.endsWith('ed')) return false
  const root = word.slice(0, -2)
  return [root, `${root}e`, root.replace(/i$/, 'y'), root.replace(/(.)\1$/, '$1')].some((candidate) =>
    bases.has(candidate),
  )
}

/** How a phrase of a resume begins: with a verb in the past, in the third person, in its bare form, or otherwise. */
type Opening = 'past' | 'third' | 'bare' | 'gerund' | 'other'

const noObject =
  /^(by|in|at|as|with|to|for|on|from|of|and|or|after|among|alongside|under|across|between|into|through|throughout|within|via|around|over)$/
const objectStart =
  /^(a|an|the|all|both|each|every|new|two|three|four|five|six|seven|eight|nine|ten|this|that|our|my|their|its|with|to|on|in|for|\d.*)$/

/** Tells how a phrase opens, from its first two words (folded). Unsure phrases are 'other': those are quoted, not conjugated. */
export const openingOf = (first: string, second: string): Opening => {
  const hasObject = second !== '' && !noObject.test(second)
  if (pasts.has(first) && !bases.has(first))
    return hasObject || (alone.has(first) && second !== 'by') ? 'past' : 'other'
  if (/^(set|cut|put|read|forecast|broadcast|spread)$/.test(first)) return objectStart.test(second) ? 'past' : 'other'
  if (regularPastOf(first)) {
    if (second === 'by' || second === '') return 'other'
    if (adjectives.has(first))
      return /^(a|an|the|all|both|two|three|four|five|six|\d.*)$/.test(second) ? 'past' : 'other'
    return hasObject || alone.has(first) ? 'past' : 'other'
  }
  if (first.endsWith('ed') && first.length > 4 && /^(a|an|the|all|\d.*)$/.test(second)) return 'past'
  if (bareForm(first) !== null)
    return hasObject || /^(with|to|on|in|for|at|as|across)$/.test(second) ? 'third' : 'other'
  if (bases.has(first) && objectStart.test(second)) return 'bare'
  if (first.endsWith('ing') && first.length > 5 && objectStart.test(second)) return 'gerund'
  return 'other'
}
