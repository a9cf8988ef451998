import type { Theme } from './theme.ts'

/** Health, care, teaching, social work, and the public service. */
export const careThemes: Record<string, Theme> = {
  ward: {
    words:
      /\b(?:wards?|intensive care|ICU|acute|post-?op\w*|observations|vital signs|deteriorat\w+|ventilat\w+|emergency department|A&E|beds?\b(?= (?:unit|ward|ICU))|\d+-bed)\b/i,
    like: 'Nursed on a 12-bed ward',
    reason: `How [did|do] you notice a patient getting worse before the numbers [showed|show] it?`,
    trouble: `When [did|do] you decide to call a doctor, and what [did|do] you tell them first?`,
  },
  patients: {
    words: /\bpatients?\b/i,
    like: 'Treated 14 patients a day',
    trouble: `What [did|do] you do when a patient [wouldn't|won't] follow your advice?`,
  },
  medication: {
    words: /\b(?:medication|medicines?|doses?|drug charts?|prescri\w+|dispens\w+|infusions?)\b/i,
    like: 'Gave medication',
    trouble: `What [did|do] you check every single time, however busy it [was|is]?`,
  },
  wounds: {
    words: /\b(?:wounds?|dressings?|pressure (?:ulcers?|sores?)|stoma|sutur\w+)\b/i,
    like: 'Looked after wounds',
    hindsight: `What [did|do] you do when a wound just [wouldn't|won't] heal?`,
  },
  falls: {
    words: /\bfalls\b/i,
    like: 'Reported falls on the ward',
    reason: `What did the falls have in common, and how did you find that out?`,
  },
  surgery: {
    words: /\b(?:operations a year|surger(?:y|ies)|operating theatre|scrub\w*|anaesthe\w+|orthopaedic)\b/i,
    like: 'Performed minor surgery',
    reason: `How [did|do] you prepare before an operation, and what [did|do] you never leave out?`,
  },
  dementia: {
    words:
      /\b(?:dementia|elderly|care homes?|nursing homes?|(?:look(?:ed)? after|car(?:ed|e|es|ing) for|wash\w*) (?:\S+ )?residents|personal care|home care|end[- ]of[- ]life|palliative)\b/i,
    like: 'Looked after 20 residents',
    trouble: `What [did|do] you do when someone [didn't|doesn't] want to be helped?`,
  },
  rehabilitation: {
    words: /\b(?:rehab\w*|physiotherap\w+|exercises?|mobilis\w+|stroke|return to (?:work|play))\b/i,
    like: 'Planned rehab after stroke',
    trouble: `How [did|do] you work with someone who [had|has] given up on getting better?`,
  },
  counselling: {
    words:
      /\b(?:counsel\w+|(?<!(?:IV|intravenous|infusion|oxygen|drug|chemo|radio|fluid|antibiotic|inhalation|nebuli[sz]er|speech|occupational|physical|manual|massage|compression|wound|laser|hormone|respiratory|insulin|medication)[ -]?)therap(?:y|ies|ist)|mental health|addiction|crisis (?:line|team|intervention))\b/i,
    like: 'Ran the crisis line',
    hindsight: `How [did|do] you know when to say nothing and just listen?`,
  },
  babies: {
    words: /\b(?:births?|midwife|labour ward|antenatal|postnatal|newborns?)\b/i,
    like: 'Attended 300 births',
    happened: `What [did|do] you say to a mother when the plan [had|has] to change?`,
  },
  animals: {
    words:
      /\b(?:cows?|cattle|Holsteins?|sheep|ewes|lambs?|lambing|calv(?:es|ing)|herd|horses?|pigs?|poultry|dogs?|cats?|livestock|milking)\b/i,
    like: 'Looked after 240 Holsteins',
    reason: `How [could|can] you tell early on that an animal [was|is] falling ill?`,
  },
  smallChildren: {
    words: /\b(?:nursery|kindergarten|toddlers?|babysit\w+|nanny|nappies|playgroup|year olds|day ?care)\b/i,
    like: 'Looked after toddlers',
    trouble: `How [did|do] you calm a child who [was|is] still crying after the parents [had|have] gone?`,
  },
  pupils: {
    words: /\b(?:pupils?|classroom|class of|year \d+|school ?children|form tutor|lessons?|SEN\b|special needs)\b/i,
    like: 'Taught 30 pupils',
    trouble: `How [did|do] you reach someone who [sat|sits] at the back and [said|says] nothing?`,
  },
  exams: {
    words:
      /\b(?:GCSEs?|A-levels?|(?<!final )exams?|exam results|pass rate|(?<!(?:first|second|third|th|\d(?:st|nd|rd))[- ])grades?(?! \d)|Abitur|marks)\b/i,
    like: 'Set the exams',
    reason: `Where [did|do] most people lose marks, and what did you change because of it?`,
  },
  students: {
    words: /\b(?:seminars?|lectures?|tutorials?|undergraduates?|module|teaching assistant|students)\b/i,
    like: 'Gave seminars to 40 students',
    hindsight: `What [did|do] students find hardest to understand, and how [did|do] you help them get there?`,
  },
  parents: {
    words: /\bparents?\b|\bparents' evenings?\b/i,
    like: 'Met parents every week',
    trouble: `What was the hardest conversation you had with a parent, and how did it end?`,
  },
  beginners: {
    words:
      /\b(?:apprentices?|trainees?|new (?:\p{L}+ )?(?:starters|hires|joiners|recruits|colleagues|employees|attendants|nurses|staff|drivers|cooks|teachers|developers)|juniors?|interns|graduates|newcomers|newly qualified|new attendants)\b/iu,
    like: 'Trained two apprentices',
    hindsight: `! What [did|do] beginners usually get wrong, and how [did|do] you help them get it right?`,
  },
  volunteers: {
    words: /\bvolunteers\b/i,
    like: 'Led 40 volunteers',
    trouble: `What [did|do] you do when a volunteer [didn't|doesn't] turn up?`,
  },
  players: {
    words:
      /\b(?:players|athletes|U(?:[6-9]|1\d|2[0-3])\b|under-\d+s?|youth team|football team|training (?:evenings?|twice))\b/i,
    like: 'Led the under-12s',
    trouble: `How [did|do] you tell someone that they [hadn't|haven't] made the team?`,
  },
  caseload: {
    words:
      /\b(?:caseload|(?:average )?\d+ (?:active |open )?cases|\d+ families|families (?:in|at|with)|clients? at risk)\b/i,
    like: 'Carried a caseload of 14',
    reason: `How [did|do] you decide who [came|comes] first and who [had|has] to wait?`,
  },
  assessments: {
    words: /\bassessments\b|\bcare plans?\b/i,
    like: 'Wrote care plans',
    hindsight: `What did you once nearly miss, and how do you make sure you catch it now?`,
  },
  advice: {
    words:
      /\b(?:debt|benefits advice|(?:debt|housing|welfare|benefits|volunteer|citizens) advis[eo]rs?|advice (?:cent|line|desk)|job ?seekers|asylum|refugees?|homeless)\b/i,
    like: 'Sat with refugees at the advice centre',
    trouble: `What [did|do] you say to someone you [couldn't|can't] help?`,
  },
  agencies: {
    words:
      /\b(?:work|liais|co-?ordinat|mediat|partner|negotiat)\p{L}*(?: \p{L}+){0,2} (?:with|between|across) (?:the )?(?:\p{L}+,? ){1,4}and (?:the )?\p{L}+$/iu,
    like: 'Worked with police, schools and health',
    trouble: `What [did|do] you do when the different sides [wanted|want] different things?`,
  },
  court: {
    words: /\b(?:courts?|hearings?|proceedings|litigat\w+|trials? (?:before|in)|tribunals?|gave evidence|testif\w+)\b/i,
    like: 'Gave evidence in court',
    trouble: `How [did|do] you prepare for a hearing, and what can't you prepare for?`,
  },
  emergency: {
    words: /\b(?:evacuat\w+|fire (?:alarm|drill)s?|emergenc(?:y|ies)|rescue (?:team|operations?)|call-outs?)\b/i,
    like: 'Evacuated the house',
    hindsight: `What didn't go to plan, and what did you do about it?`,
  },
  pandemic: {
    words: /\b(?:covid\S*|pandemic|lockdown)\b/i,
    like: 'Led the pandemic team',
    reason: `What did you have to decide before you knew enough, and how did you do it?`,
  },
  policy: {
    words:
      /\b(?:policy|policies|ministry|legislation|council(?:lors)?|public consultation|planning committee|parliament)\b/i,
    like: 'Advised the ministry',
    reason: `Who disagreed, and what did you change because of it?`,
  },
  donors: {
    words: /\b(?:fundrais\w+|donors?|donations?|grant (?:applications?|money)|grants\b|sponsors(?:hip)?)\b/i,
    like: 'Won 30 donors',
    trouble: `What [made|makes] people say no, and how [did|do] you respond to that?`,
  },
  archive: {
    words: /\b(?:archives?|catalogu\w+|museum collections?|library (?:stock|books|collection)|excavat\w+)\b/i,
    like: 'Kept the archive',
    happened: `What did you find hardest to classify, and how did you decide where it belonged?`,
  },
  congregation: {
    words: /\b(?:parish|congregation|church|funerals?|chaplain\w*|bereave\w+)\b/i,
    like: 'Led funerals',
    trouble: `What [did|do] you do when you [didn't|don't] know what to say to someone?`,
  },
}
