import { stem } from '../../text/words.ts'

/**
 * Words of a question that say how or what kind of thing is asked, not which: evidence that answers seldom repeats them. All other
 * words must be mentioned by what is stated. From general knowledge of how employers write questions and notes.
 */
const lists = {
  /** What kind of fact is wanted. */
  kinds: `metric metrics kpi kpis figure figures number numbers count total rate share ratio volume amount percent percentage proportion average median range trend size scale scope span extent length duration period
    frequency quantity headcount turnover price cost budget value unit units colour color name names title title's label brand brands make makes vendor vendors supplier manufacturer provider model version dialect dialects variant
    flavour type types kind kinds sort sorts category categories class form format tool tools toolchain toolkit software system systems platform platforms program programme package app apps application stack technology
    technologies technique techniques method methods methodology methodologies framework frameworks approach machine machines equipment device devices material materials product products item items piece pieces thing
    topic topics subject subjects theme area areas field sector industry branch domain region regions territory destination destinations country countries city cities place location site sites venue institution institute
    institutes issuer issued school faculty department unit date dates year years month months week weeks day days time deadline age ages start end beginning level levels lvl grade grades mark marks score result results
    outcome outcomes consequence consequences effect effects benefit benefits gain gains impact saving savings improvement reason reasons cause motive purpose goal aim role roles function capacity duty duties position
    responsibility responsibilities participant involvement metric record history background experience expirience exposure knowledge skill skills proficiency familiarity coursework certificate certificates certification
    certified certifications papers paper credential credentials ticket qualification qualifications prize prizes award awards honor honors honour honours distinction publication publications language languages tongue
    hobby hobbies interest interests pastime customer customers client clients user users project projects task tasks case cases example examples exemple sample story anecdote instance occasion episode advice tip tips
    style manner attitude way trick rule principle opinion view other others people person staff anyone anybody someone`,
  /** Small words of notes and talk. */
  fillers: `ok okay fine etc vs versus incl including excl approx approximately roughly about ca hi hello thanks please pls simply just quite rather really truly actually exactly precisely currently still already yet
    away enough sufficient sufficiently adequate extensive deep deeply broad hands practical stuff toy kind thing things ie eg aka y n yes no yn x w wrt re q qn question answer describe elaborate overview summary brief
    briefly short quickly concretely specifically especially mainly mostly chiefly overall altogether roughly max min maximum minimum per each every several various compared comparison relative regarding relevant relating
    claimed counted mentioned stated listed said says telling whats hows wheres whens whos what's how's where's when's who's isn't doesn't didn't hasn't anyway besides either both another inside outside later afterwards
    valid validity thru expired fresh rusty status state speed pace uplift increase decrease drop rise freq weakest strongest slowest fastest quantify outright free paid scratch nasty unhappy happy
    self herself himself themselves willing willingness prepared mm yy yyyy dd life side hand available availability`,
  /** Verbs that hold for almost anything that was done. */
  deeds: `write wrote written edit prepare prepared receive received obtain obtained gain gained acquire acquired complete completed finish finished achieve achieved reach reached adjust use used using utilise utilised employ
    apply applied cope copes coped react reacts reacted respond touch touched try tried play wear handle handles handled handling deal deals dealt do does did done doing make made create created produce produced deliver
    delivered install installed design designed develop developed cover covered covering include included mention attract interest prefer like likes know knows knew understand operate operated perform performed carry
    carried conduct conducted cut raise raised move moved happen happened change changed improve improved hold holds held keep kept issue give gave given offer take took taken get got bring brought work works worked
    spend spent cost run organise organised organize organized arrange arranged schedule scheduled involve involved participate cooperate collaborate collaborated`,
} as const

/** The stems of the words by which is asked. */
export const askingWords: ReadonlySet<string> = new Set(
  Object.values(lists)
    .flatMap((list) => list.split(/\s+/))
    .map(stem),
)
