import type { Theme } from './theme.ts'

/** Software, data, science, building, farming, workshops and factories. */
export const technicalThemes: Record<string, Theme> = {
  bugs: {
    words: /\bbugs?\b|\bdefect backlog\b/i,
    like: 'Found 60 bugs',
    happened: `Which bug was the hardest to reproduce, and how did you track it down?`,
  },
  tests: {
    words:
      /\b(?:unit|integration|automated|end-to-end|regression|acceptance) test(?:s|ing)\b|\btest (?:coverage|suites?|automation)\b|\bQA\b|\btested (?:\p{L}+ )?(?:pipeline|code)\b/iu,
    like: 'Wrote automated tests',
    trouble: `What got through in spite of your tests, and what did you change after that?`,
  },
  legacy: {
    words:
      /\b(?:legacy|monolith\w*|mainframe|spaghetti|old (?:system|code|software|scripts)|(?:replaced|rewrote|ported) [^.]*\b(?:scripts?|system|code|spreadsheets?))\b/i,
    like: 'Replaced a batch of old scripts',
    trouble: `What did the old version do that nobody had written down, and how did you find out?`,
  },
  migration: {
    words: /\b(?:migrat\w+|data transfer|cut-?over|go-live)\b/i,
    like: 'Was on the migration to the cloud',
    trouble: `What did you only notice after the switch, and how did you fix it?`,
  },
  speed: {
    words:
      /\b(?:latency|response times?|load times?|page speed|throughput|queries per|requests per|frame rate|milliseconds)\b/i,
    like: 'Watched latency',
    reason: `Where did you think the time was being lost, and where was it really?`,
  },
  outages: {
    words: /\b(?:outages?|incidents?|uptime|MTTR|post-?mortems?|SLAs?|monitoring (?:and|of) )\b/i,
    like: 'Handled outages',
    happened: `Which incident taught you the most, and what did you change afterwards?`,
  },
  releases: {
    words:
      /\b(?:CI\/CD|continuous (?:integration|delivery|deployment)|deployments?|releases?|release (?:process|cycle)|build times?|build pipeline)\b/i,
    like: 'Looked after releases',
    reason: `How [did|do] you stop a bad release from reaching users?`,
  },
  interfaces: {
    words: /\b(?:APIs?|webhooks|SDKs?|microservices?|integrations? (?:with|of|between)|integrated \p{L}+ with)\b/iu,
    like: 'Designed the API',
    reason: `How [did|do] you change an interface without breaking what others [had|have] built on it?`,
  },
  models: {
    words:
      /\b(?:machine learning|(?:predictive|forecast\w*|language|statistical|classification|scoring|regression) models?|models? (?:that|to|for)|modelled|modeled|forecasts?|predict\w+|recommend(?:er|ation) (?:engine|system)s?|neural|LLMs?|churn|MAPE|RMSE|AUC|F1)\b/i,
    like: 'Modelled demand',
    trouble: `Where was the model wrong in a way that mattered, and how did you find out?`,
  },
  data: {
    words:
      /\b(?:data (?:pipelines?|warehouse|quality|models?|sets?|cleaning|platform|lake)|datasets?|ETL|scrap(?:ed|er|ing) data)\b/i,
    like: 'Looked after the data warehouse',
    reason: `Which mistake in the data took you longest to find, and how did you find it?`,
  },
  research: {
    words:
      /\b(?:user (?:research|interviews?|test(?:s|ing)?)|usability|interviewed (?:\d+|users|customers|people)|focus groups?|field ?work|(?:customer|staff|online|employee|opinion|patient) surveys?)\b/i,
    like: 'Led user interviews',
    happened: `What did people do that didn't match what they had told you, and what did you make of it?`,
  },
  screens: {
    words:
      /\b(?:design systems?|wireframes?|check-?out|sign-?up|onboarding flow|user interface|UI\b|UX\b|landing pages?|app design)\b/i,
    like: 'Drew wireframes',
    hindsight: `Which version did you throw away, and what was wrong with it?`,
  },
  experiments: {
    words: /\b(?:A\/B|experiments?|conversion)\b/i,
    like: 'Ran experiments on the home page',
    hindsight: `Which experiment proved you wrong, and what did you do then?`,
  },
  papers: {
    words:
      /\b(?:(?:research |journal |conference |scientific |\d+ )papers|journal articles?|peer[- ]review\w*|first author|publications?)\b/i,
    like: 'Published 9 papers',
    hindsight: `Which of your results would you most like to check again, and why?`,
  },
  laboratory: {
    words:
      /\b(?:assays?|PCR|chromatograph\w+|HPLC|cell culture|spectromet\w+|lab(?:oratory)?\b|experiments? (?:on|with|in)|specimens?|samples)\b/i,
    like: 'Prepared samples in the lab',
    reason: `When did a result look too good to be true, and what had gone wrong?`,
  },
  openSource: {
    words: /\b(?:open[- ]source|contributors|\d[\d.,]*k? stars|downloads|maintainer)\b/i,
    like: 'Maintains an open-source package',
    reason: `How [did|do] you decide which requests from users to turn down?`,
  },
  jam: {
    words: /\b(?:hackathon|game jam|in (?:24|36|48|72) hours|one weekend|ludum dare)\b/i,
    like: 'Built an app in 48 hours',
    reason: `What did you leave out so that you could finish in time?`,
  },
  placed: {
    words:
      /\b(?:(?:2nd|3rd|second|third) (?:place|prize)|(?:2nd|3rd) (?:of|at|out of)|runner-up|finalist|shortlisted)\b/i,
    like: 'Took second place in the jam',
    hindsight: `What did you learn from those who came out ahead?`,
  },
  games: {
    words: /\b(?:gameplay|level design\w*|game mechanics|players can|puzzle (?:game|platformer)|grappling)\b/i,
    like: 'Built the gameplay',
    happened: `What did players do that you hadn't expected, and what did you change because of it?`,
  },
  intrusion: {
    words:
      /\b(?:penetration test\w*|vulnerabilit\w+|phishing|firewalls?|ISO 27001|SIEM|security (?:audits?|reviews?|incidents?|awareness)|malware|ransomware)\b/i,
    like: 'Led penetration tests',
    trouble: `Which weakness was hardest to get people to take seriously, and how did you convince them?`,
  },
  networks: {
    words:
      /\b(?:networks?|servers?|switches|routers|workstations|Active Directory|backups?|clients? rollout|printers)\b/i,
    like: 'Looked after 40 servers',
    trouble: `What [was|is] most likely to fail first, and how [did|do] you keep an eye on it?`,
  },
  automation: {
    words: /\b(?:automat\w+|(?<!no )macros?|scripts\b|scripting|RPA|chat-?bots?|PLC|robots?)\b/i,
    like: 'Automated the weekly letters',
    happened: `What did you decide not to automate, and why?`,
  },
  robotsAndMachines: {
    words:
      /\b(?:maintenance|break-?downs|preventive|overhauls?|servic(?:ed|ing) (?:of )?(?:machines|engines|vehicles|boilers|lifts)|diagnos\w+ faults?)\b/i,
    like: 'Looked after maintenance of the presses',
    happened: `Which fault kept coming back, and how did you find the cause?`,
  },
  turning: {
    words:
      /\b(?:CNC|lathes?|milling machine|tolerances?|machin(?:ed|ing|ist)|set-?up times?|tool changes?|drill presses?)\b/i,
    like: 'Set up the CNC lathe',
    trouble: `When a part [came|comes] out of tolerance, what [did|do] you check first?`,
  },
  welds: {
    words: /\b(?:weld\w*|MIG|TIG|braz(?:ed|ing)|solder\w*)\b/i,
    like: 'Checked welds',
    reason: `How [did|do] you tell whether a joint [was|is] really sound or only [looked|looks] good?`,
  },
  wiring: {
    words:
      /\b(?:wir(?:ed|ing)(?! harness)|rewir\w+|electrical (?:install\w*|systems?|faults?)|fuse ?box\w*|switchgear|consumer units?|cabling|EV chargers?|photovoltaic|solar panels?)\b/i,
    like: 'Did the wiring of 30 flats',
    trouble: `Which fault took you longest to find, and how did you find it?`,
  },
  pipes: {
    words:
      /\b(?:plumb\w+|heating (?:systems?|engineer)|boilers?|heat pumps?|bathrooms?|(?:renovat|refurbish)\w+ (?:of )?(?:\S+ )?(?:houses?|flats?|homes|buildings?|bathrooms?)|retrofit\w*|drains?|old (?:houses|buildings))\b/i,
    like: 'Fitted bathrooms',
    trouble: `What have you found behind a wall that changed the whole job?`,
  },
  lifting: {
    words:
      /\b(?:cranes?|lifting (?:operations?|plans?)|lifts? of|tonne lifts?|slinger|banksman|hoists?|scaffold\w*)\b/i,
    like: 'Drove tower cranes',
    reason: `When [did|do] you stop the work, no matter who [was|is] waiting?`,
  },
  site: {
    words:
      /\b(?:subcontractors?|building sites?|construction sites?|site (?:manage\w+|supervis\w+|meetings)|trades on|tradespeople|contractors)\b/i,
    like: 'Led 12 subcontractors',
    trouble: `What [did|do] you do when two trades [needed|need] to work in the same place on the same day?`,
  },
  drawings: {
    words:
      /\b(?:drawings?|building permits?|planning permission|floor plans|shop drawings|façade\w*|structural (?:design|analysis|engineer\w*)|timber|masonry|concrete|bridges?(?! inspection))\b/i,
    like: 'Prepared drawings',
    hindsight: `How [did|do] you make sure the people who [built|build] from your drawings [didn't|don't] have to guess?`,
  },
  wood: {
    words: /\b(?:oak|joiner\w*|cabinet\w*|furniture|carpent\w+|staircases?|windows and doors|kitchens)\b/i,
    like: 'Made oak staircases',
    hindsight: `Which mistake did you only see once the piece was in place, and how did you fix it?`,
  },
  growing: {
    words:
      /\b(?:crops?|harvest\w*|orchards?|vineyards?|vines|planting|prun\w+|greenhouses?|glasshouses?|sward|grassland|fields?\b(?= of)|hectares?|acres?|beds and borders|flower beds|perennials)\b/i,
    like: 'Looked after 40 hectares',
    hindsight: `When something [didn't|doesn't] grow as it should, how [did|do] you find out why?`,
  },
  defects: {
    words:
      /\b(?:defects?|scrap|rework|rejects?|reject rate|ppm|first[- ]pass|quality (?:control|checks?|issues|assurance|inspections?)|complaint rate)\b/i,
    like: 'Did quality checks',
    reason: `Where did most of the faults come from, and how did you find that out?`,
  },
  safety: {
    words: /\b(?:accidents?|near[- ]miss\w*|safety|injur\w+|risk assessments?|PPE|dangerous goods|lost[- ]time)\b/i,
    like: 'Led the safety briefings',
    reason: `Which rule [did|do] people skip when they [were|are] in a hurry, and what [did|do] you do about it?`,
  },
  production: {
    words:
      /\b(?:production line|assembly line|assembly of|OEE|output per|line \d|shift output|production plan\w*|bottlenecks?)\b/i,
    like: 'Worked on the assembly line',
    reason: `Where [was|is] the bottleneck, and what did you do about it?`,
  },
  lean: {
    words: /\b(?:kaizen|5S|lean|six sigma|SMED|kanban|continuous improvement|value stream)\b/i,
    like: 'Led kaizen weeks',
    trouble: `Which improvement didn't last, and what did you learn from that?`,
  },
  energy: {
    words: /\b(?:energy (?:use|costs?|consumption|savings?|audits?)|emissions|CO2|carbon|kWh|electricity)\b/i,
    like: 'Measured energy use',
    evidence: `How did you measure that, and what would a sceptic say about it?`,
  },
  boats: {
    words: /\b(?:ships?|engine room|mooring|on deck|cargo|trawler|ferry|voyages?|port calls?)\b/i,
    like: 'Kept the watch on cargo ships',
    trouble: `What small signs on board [told|tell] you that something [was|is] about to go wrong?`,
  },
  aircraft: {
    words: /\b(?:aircraft|helicopters?|turbines?|airworth\w+)\b/i,
    like: 'Inspected aircraft',
    reason: `When [did|do] you say no, even with everyone waiting for the aircraft?`,
  },
  vehicles: {
    words:
      /\b(?:brake (?:pads|discs|repairs?|systems?)|gearbox\w*|(?:car|diesel|petrol) engines?|MOT\b|car repairs?|bod(?:y|ywork) repairs?|(?:repair|servic)\w* (?:of )?(?:cars|vehicles|vans|bikes|bicycles))\b/i,
    like: 'Repaired gearboxes',
    trouble: `How [did|do] you make sure a fault [was|is] really fixed before you [gave|give] the vehicle back?`,
  },
}
