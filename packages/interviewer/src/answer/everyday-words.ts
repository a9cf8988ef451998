import { stem } from '../text/words.ts'

const list = `experience work worked working job role position career professional professionally skill skills ability able approach handle handled handling deal dealt dealing manage managed way ways kind type
time times situation example team people person involved involve responsible responsibility make made makes did made good well great best important main key specific specifically particular
background knowledge familiar know known previous past current recent recently year years month months long day days today resume cv profile company employer employers organisation organization happen happened happens result results
think feel believe like want need help helped try tried take took come came find found put keep kept look looking part big biggest large high highest level number area areas field different new first last
process strategy success successful successfully achieve achieved improve improved change changed problem problems question interview hire candidate anything ever actually really exactly usually typically often
proficient expertise strong comfortable qualified fluent end start started begin began finish finished leave left join joined stay stayed tell speak show person someone somebody else mean meant step steps
accomplish address apply ask attempt avoid aware become bring built call care carry cause certain choose chose clear close comes common concern consider contribute create daily decide decision depend describe develop difference difficult
direct discuss done drive during early easy effect effective effectively effort end enjoy ensure entire evidence expect explain face fact far fast feature figure focus follow form full gain general generally goal guide habit half hand happen
hard hear hold hope hour idea impact increase influence inform issue keep lead learn least less life likely line list little local look lot major manner matter maybe measure meet member method mind moment move name necessary next note notice
obstacle occasion once open order organise outside own pace past pay perform personal personally phase place plan play point possible practice practical present pressure previous pride proud provide purpose quality quick quickly raise reach react
reason receive regular related remain request respond right run save scale seem sense serve set share short side similar simple single size small solve something sort special spend stage stand standard step stop story style subject successful
suggest support sure surprise talk task thing thoughts together told tough toward track train true trust turn understand usual value various view wait walk week weekly while whole wide win within word world worth wrong yourself challenge challenging
biggest hardest toughest greatest exciting interesting significant memorable favourite worst difficult struggle struggling overcome ideal regularly normally currently nowadays originally eventually finally initially later earlier afterwards meanwhile
come across bring about get along get on go about get rid ended becoming having getting giving gave going went gone seen saw said got getting looked asked called turned used wanted needed decided helped showed opened reached happened realised realized
describe walk talk elaborate clarify outline summarise summarize comment share list name mention state explain tell detail details information info please could would
date dates capable competent trained exposure exposed hands-on day-to-day overall total altogether combined including regarding concerning concerned terms relation respect regard towards`

/** Words of everyday speech: that one of them is missing in the evidence says little about whether the evidence answers. */
export const everydayWords: ReadonlySet<string> = new Set(list.split(/\s+/).map(stem))
