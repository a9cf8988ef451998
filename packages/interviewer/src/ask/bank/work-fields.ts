import type { ResumeItem } from '../../interviewer.ts'

/**
 * Fields of work by what titles in them say, the surer ones first: a kitchen fitter cooks nothing, and a security engineer stands at no door. What everybody lists
 * ('Communication') is asked about as it comes up in one's field (`names/by-field.jsonl`).
 */
const fields: readonly (readonly [string, RegExp])[] = [
  // animals have no relatives to speak with, and the office of a practice no patients to nurse
  ['', /\bveterinar|\bvet\b|\banimal\b|\bdental technician|\bcare (?:home )?manager/i],
  [
    'software',
    /software|\bdevelop(?:er|ment engineer)|programm(?:er|ing)|\bdev ?ops|full[- ]stack|front[- ]?end|back[- ]?end|\bweb (?:dev|eng)|\bdata (?:engineer|scientist|analyst)|machine learning|site reliability|\bSRE\b|\bQA (?:engineer|analyst|tester)|\b(?:system|network|database) administrator|\bIT (?:support|technician|specialist|administrator|officer|engineer)|help ?desk|cloud engineer|cyber ?security|security (?:engineer|analyst)|test(?:er| automation)/i,
  ],
  [
    'school',
    /\bteacher\b|kindergarten|nursery (?:nurse|assistant|practitioner|worker)|early years|preschool|pre-school|childcare|educator|\bnanny\b|classroom|learning support/i,
  ],
  [
    'care',
    /\bnurs(?:e|ing)\b|midwi(?:fe|ves)|\bcarer\b|care(?:giver| assistant| worker)|paramedic|\bEMT\b|health ?care assistant|physician|\bdoctor\b|medical officer|physiotherap|physical therap|occupational therap|dental (?:nurse|assistant|hygienist)|dentist|support worker|home health|\bHCA\b|\bCNA\b|ward attendant|ambulance/i,
  ],
  [
    'lab',
    /laborator|\blab (?:tech|assist|manager|analyst|scientist)|biomedical scientist|microbiolog|chemist\b|biochemist|medtech|medical technologist|research (?:assistant|scientist|technician|associate)|histo|cytolog|QC analyst|assayer/i,
  ],
  [
    'law',
    /lawyer|solicitor|attorney|barrister|paralegal|legal (?:assistant|counsel|secretary|officer|executive|adviser|advisor)|\bnotar|conveyanc/i,
  ],
  [
    'social',
    /social work|case ?worker|case manager|youth work|family support|probation|counsell?or|outreach|refugee|housing officer|welfare/i,
  ],
  [
    'site',
    /construct|\bsite (?:manager|engineer|supervisor|agent|foreman)|builder|bricklay|\bmason|carpenter|joiner|electrician|plumb|roofer|plaster|scaffold|\btiler|glazier|kitchen fitter|civil engineer|quantity survey|\bfor(?:e|wo)m[ae]n\b|groundwork|painter and|surveyor|solar installer|concret|steel fixer/i,
  ],
  [
    'kitchen',
    /\bchef\b|\bcook\b|kitchen (?:porter|assistant|hand|helper|manager|staff)|commis|baker\b|p[aâ]tiss|pastry|\bsous\b|confectioner/i,
  ],
  [
    'guests',
    /waiter|waitress|bartend|barista|\bbar(?:man|maid| staff| manager)|hotel|front (?:desk|office)|concierge|guest|cabin crew|flight attendant|hostess|housekeep|room attendant|sommelier|restaurant|tour guide|steward(?:ess)?\b|banquet/i,
  ],
  [
    'sales',
    /sales (?:manager|executive|rep|director|consultant|engineer|development|lead)|account (?:manager|executive)|business development|key account|territory|estate agent|realtor|insurance agent|telesales/i,
  ],
  [
    'shop',
    /sales (?:assistant|associate|advis[eo]r|person)|cashier|\bshop\b|\bstore (?:manager|assistant|associate|supervisor)|retail|supermarket|checkout|merchandiser|bookseller/i,
  ],
  [
    'transport',
    /\bdriver\b|courier|dispatch|forklift|warehouse|\bpicker\b|packer\b|logistics|freight|postm[ae]n|mail carrier|stores?person|storekeeper|delivery/i,
  ],
  [
    'guard',
    /security (?:guard|officer|supervisor)|police|fire ?fighter|prison officer|correction|soldier|sergeant|border|door supervisor|bouncer|\bguard\b|lifeguard/i,
  ],
  [
    'farm',
    /\bfarm|shepherd|herds|vineyard|winemak|gardener|landscap|horticult|forest|\bgrower|agronom|\bmilker|stockm[ae]n|fisher(?:m[ae]n)|fish farm|orchard|greenhouse/i,
  ],
  [
    'plant',
    /machin(?:e operator|ist)|\boperator\b|production (?:work|operat|line|supervisor|manager)|assembl(?:er|y)|factory|\bCNC\b|welder|fitter\b|mechanic\b|maintenance|quality (?:inspector|controller|technician)|toolmaker|process (?:operator|technician)|mechatron|fabricator|service technician|millwright/i,
  ],
  [
    'media',
    /graphic design|\bUX\b|\bUI\b|web designer|product designer|photograph|journalist|reporter|\beditor\b|copywriter|illustrator|animator|video|art director|content (?:creator|writer|manager)|social media|camera/i,
  ],
  [
    'office',
    /\badmin|secretary|office|receptionist|clerk|accountant|bookkeep|payroll|accounts (?:payable|receivable|assistant)|personal assistant|executive assistant|\bHR\b|human resources|coordinator|data entry|purchas|procurement|controller\b|finance/i,
  ],
]

/** The field of work of a title; '' where it stands in none. */
const fieldOfTitle = (title: string): string => fields.find(([, words]) => words.test(title))?.[0] ?? ''

/** The field in which somebody works: that of the item itself where it is a job, or else of the latest job. */
export const workField = (item: ResumeItem, items: readonly ResumeItem[]): string => {
  const job = item.section === 'experience' ? item : items.find(({ section }) => section === 'experience')
  return job?.section === 'experience' ? fieldOfTitle(job.content.title ?? '') : ''
}
