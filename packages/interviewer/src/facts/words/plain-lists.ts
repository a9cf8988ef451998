/** Languages people speak, in English and as they call them. */
export const languages = `english french german spanish italian portuguese dutch swedish norwegian danish finnish icelandic polish czech slovak hungarian romanian bulgarian
  serbian croatian bosnian slovenian greek turkish arabic hebrew persian farsi dari pashto kurdish urdu hindi bengali punjabi gujarati marathi tamil telugu
  kannada malayalam sinhala nepali mandarin cantonese chinese japanese korean vietnamese thai indonesian malay tagalog filipino swahili amharic somali hausa
  yoruba igbo zulu xhosa afrikaans russian ukrainian belarusian lithuanian latvian estonian catalan basque galician welsh irish gaelic luxembourgish maltese
  albanian macedonian armenian georgian azerbaijani kazakh uzbek mongolian latin sign-language`

/** Words for speaking a language as one's first: such a language needs no proof. */
export const nativeWords = `native natively mother-tongue tongue home muttersprache maternelle langue bilingual`

/** Skills of character or conduct: everyone lists them, and only a story proves them. */
export const softSkills = `communication,verbal communication,written communication,teamwork,team work,leadership,problem solving,problem-solving,creative problem solving,critical thinking,
  time management,organisation,organization,adaptability,flexibility,creativity,attention to detail,interpersonal skills,people skills,collaboration,conflict resolution,
  decision making,decision-making,emotional intelligence,work ethic,customer service,public speaking,negotiation,empathy,patience,multitasking,multi-tasking,self-motivation,
  initiative,reliability,punctuality,learning mindset,resilience,stress management,team building,delegation,active listening,presentation skills,communication skills,
  analytical thinking,strategic thinking,organisational skills,organizational skills,leadership skills,persuasion,diplomacy,cultural awareness,accountability,coaching,mentoring,
  stakeholder management,relationship building,storytelling,facilitation`

/** Adjectives with which people praise themselves: a claim, until something proves it. */
export const praise = `strong excellent outstanding exceptional proven superb great highly solid extensive exemplary impeccable natural passionate dedicated motivated hardworking
  hard-working reliable enthusiastic dynamic creative innovative results-driven results-oriented result-oriented detail-oriented self-motivated organised organized adaptable flexible
  proactive ambitious driven committed conscientious energetic friendly persuasive punctual resourceful versatile patient resilient empathetic`

/** Degrees as they open a line, longest first where one contains another. */
export const degrees = `bachelor bachelors bachelor's master masters master's doctor doctorate phd ph.d d.phil dphil ba b.a bsc b.sc bs b.s beng b.eng bba llb ll.b bfa bed b.ed
  ma m.a msc m.sc ms m.s meng m.eng mba m.b.a llm ll.m mfa med m.ed mphil mres pgce pgdip pgcert diploma degree diplom diplôme licence licenciatura laurea
  staatsexamen magister abitur baccalauréat maturité a-levels gcse gcses hnd hnc btec nvq apprenticeship associate minor honours a.a a.s postgraduate undergraduate foundation`

/** Words by which a school is known. */
export const schoolWords = `university college school institute academy polytechnic conservatoire conservatory universität hochschule fachhochschule université universidad università
  universiteit école escuela lycée gymnasium faculty eth epfl mit lse seminary berufsschule`

/** What tells that a name is a prize, a certificate, a talk, or something published. Tried in this order. */
export const achievementWords = {
  patent: `patent patents`,
  talk: `talk poster keynote speaker panelist panellist lecture lightning spoke presentation symposium meetup`,
  publication: `author paper article journal published publication publications book chapter proceedings isbn doi thesis preprint`,
  prize: `award awards prize winner finalist medal scholarship fellowship honours honors honor honour grant dean's cup champion championship shortlisted nominee nominated
    trophy bursary valedictorian runner-up place placed bronze silver gold laude commendation`,
  certificate: `certificate certification certifications certified certificates licence license accreditation accredited chartered diploma registered registration ticket practitioner
    scrum itil prince2 comptia cisco aws azure ielts toefl delf dele first-aid cpr nebosh smsts cscs cfa acca`,
} as const

/** Heads of a list of interests. */
export const interestHeads = `interests,interest,hobbies,hobby,activities,pastimes,leisure,personal interests,outside work,in my spare time,free time`

/** Words that end the name of a post someone held, as opposed to the name of a project. */
export const postWords = `lead leader head manager coordinator co-ordinator officer captain chair chairman chairwoman chairperson president secretary treasurer member representative rep
  assistant assessor mentor tutor coach volunteer trainer teacher instructor ambassador marshal warden steward trustee governor editor organiser organizer founder co-founder
  director supervisor champion advocate facilitator moderator committee advisor adviser examiner referee umpire delegate prefect intern fellow host judge reviewer
  maintainer counsellor counselor conductor soloist nurse practitioner engineer developer designer analyst architect consultant researcher scientist lecturer
  technician administrator specialist planner scheduler buyer accountant clerk cook chef waiter driver operator pastor usher cantor goalkeeper
  player writer author blogger photographer dancer musician organist pianist singer apprentice trainee deputy buddy sponsor keeper guardian link scout cadet lifeguard medic aide carer receptionist translator interpreter`

/** Pastimes that a line of interests may name in one or two words; others count when the line says that it lists interests. */
export const pastimes = `chess climbing bouldering hiking hill-walking walking running marathon cycling swimming rowing sailing kayaking surfing skiing snowboarding skating football
  soccer rugby cricket tennis badminton squash volleyball basketball handball hockey golf archery fencing judo karate boxing yoga pilates gymnastics dancing dance
  ballet salsa tango choir singing guitar piano violin cello drums trumpet saxophone music painting drawing sketching pottery ceramics sculpture photography film
  cinema theatre reading writing poetry blogging baking cooking gardening beekeeping fishing birdwatching astronomy knitting sewing crochet quilting woodworking
  carpentry origami calligraphy travelling travel languages gaming puzzles crosswords bridge go volunteering camping triathlon orienteering geocaching scuba diving
  horse-riding riding motorcycling aquariums brewing`

/** Nouns for one thing of several: without an article before them, a line was written in note form ('Designed new system'). */
export const countNouns = `runbook team suite system framework pipeline mechanism platform app application website site tool process program programme project database model method campaign strategy
  plan report paper algorithm engine library service toolkit dashboard solution architecture feature module component budget account network server portfolio event
  product schedule course workshop curriculum department store shop kitchen bot editor tracker policy workflow prototype device unit protocol initiative function
  template company business procedure checklist survey study audit review contract agreement partnership scheme club newsletter magazine blog series group crew
  squad shift facility plant warehouse laboratory lab classroom clinic ward practice chatbot interface api extension plugin package compiler simulator robot sensor
  controller circuit board machine vehicle garden farm fleet route territory region branch committee council exhibition festival conference meeting`

/** Nouns that end like the name of a post and are none, so that a project keeps its name. */
export const nounsLikePosts = `tracker sorter feeder dryer mixer cutter roller rover glider cooler heater drawer server compiler browser parser router newsletter folder paper power computer printer finder scheduler checker viewer reader counter timer filter
  folder layer number order river water winter summer theater theatre center centre corner tower chapter charter offer sensor motor monitor processor simulator calculator
  generator emulator converter crawler scraper solver optimizer optimiser debugger container cluster adapter adaptor wrapper loader player recorder scanner marker helper
  matter september october november december poster paper corridor sector error mirror colour color harbor labor flavor door floor donor calendar`

/** Measures that a line in note form names without its article ('Cut error rate by half'): they take 'the'. */
export const measureNouns = `rate level number share backlog workforce cost price time turnover ratio score deficit incidence duration frequency`

/** Small words of other languages that stand in resumes. A line with one of them is not read as English. */
export const foreignWords = `der die das und für mit von bei im zum zur den dem des ein eine einer über nach sowie auf durch le la les et du une pour dans avec sur aux au par
  el los las y con para por del il gli e di della dei per het een voor met van bij naar o os da do na em com`
