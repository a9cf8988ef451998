import type { Theme } from './theme.ts'

/** Offices, money, law, people, communication and the arts. */
export const officeThemes: Record<string, Theme> = {
  rota: {
    words: /\b(?:rotas?|rosters?|shift plan\w*|staff scheduling|duty plan|scheduling of (?:staff|shifts))\b/i,
    like: 'Planned the rota',
    reason: `Who [got|gets] the shifts that nobody [wanted|wants], and how [did|do] you keep that fair?`,
  },
  handover: {
    words: /\bhand-?overs?\b/i,
    like: 'Led the handover',
    reason: `What [got|gets] lost most easily in a handover, and how [did|do] you prevent that?`,
  },
  budget: {
    words: /(?<!error )\bbudgets?\b(?! (?:counsel|advis|categor))/i,
    like: 'Held the budget',
    reason: `! When money [got|gets] tight, how [did|do] you decide where to cut and what to protect?`,
  },
  suppliers: {
    words: /\b(?:suppliers?|vendors?)(?! (?:records|data|portal|master))\b/i,
    like: 'Worked with suppliers',
    trouble: `What [did|do] you do when a supplier [let|lets] you down at the last minute?`,
  },
  buying: {
    words:
      /\b(?:tenders?|procure\w+|purchas(?!e (?:invoice|ledger))\w+|(?:strategic|global|product|raw material|supplier) sourcing)\b/i,
    like: 'Handled purchasing',
    reason: `Apart from the price, what [mattered|matters] most when you [chose|choose] a supplier?`,
  },
  quoting: {
    words: /\b(?:quotations?|cost estimates?|estimating|site measure\w*)\b/i,
    like: 'Wrote quotations',
    hindsight: `What [was|is] easily forgotten in a quotation, and how [did|do] you make sure you [included|include] it?`,
  },
  contracts: {
    words:
      /\b(?:contracts|contract (?:law|management|negotiations?|review)|framework agreements?|rate agreements?|licen[cs]e agreements?)\b/i,
    like: 'Drafted contracts',
    trouble: `Which clause [did|do] you look at first in a contract, and why?`,
  },
  negotiation: {
    words: /\bnegotiat\w+/i,
    like: 'Was part of price negotiations',
    reason: `How [did|do] you decide where to give way and where to hold firm?`,
  },
  closing: {
    words:
      /\b(?:month-?[- ]?end|year-?[- ]?end|(?:annual|management|monthly) accounts|(?:monthly|quarterly) clos\w+|closed the (?:day|month|year)|close the (?:day|month|year)|bookkeep\w+|ledgers?|reconcil\w+|balance sheets?|VAT|tax returns?)\b/i,
    like: 'Kept the ledger',
    trouble: `When two figures [didn't|don't] agree, where [did|do] you look first, and why there?`,
  },
  payroll: {
    words: /\bpayroll\b|\bwages\b/i,
    like: 'Ran payroll for 300',
    trouble: `What [did|do] you do when someone [was|is] paid the wrong amount?`,
  },
  invoices: {
    words: /\b(?:invoic\w+|accounts payable|accounts receivable|dunning|debtors?|overdue)\b/i,
    like: 'Checked invoices',
    trouble: `How [did|do] you spot an invoice that shouldn't be paid?`,
  },
  fraud: {
    words: /\b(?:fraud\w*|money laundering|AML|embezzl\w+|suspicious (?:transactions?|activity|payments?))\b/i,
    like: 'Handled the fraud case',
    happened: `What [made|makes] you suspicious of something that [looked|looks] fine at first?`,
  },
  loans: {
    words:
      /\b(?:loan (?:applications?|portfolio|book)|loans?|credit (?:risk|analys\w+|applications?)|mortgages?|underwrit\w+|default rate)\b/i,
    like: 'Assessed loans',
    reason: `Which application looked good on paper but wasn't, and how did you spot it?`,
  },
  claims: {
    words: /\bclaims?\b/i,
    like: 'Handled claims',
    reason: `How [did|do] you tell an honest claim from one that [wasn't|isn't]?`,
  },
  tax: {
    words: /\b(?:tax (?:audits?|advice|authorit\w+|structur\w+|due diligence)|transfer pricing)\b/i,
    like: 'Accompanied tax audits',
    reason: `What [did|do] you do when the tax office [took|takes] a different view of the facts?`,
  },
  auditing: {
    words: /\b(?:audits?|internal controls?|compliance|SOX)\b/i,
    like: 'Was part of six audits',
    happened: `How [did|do] you make sure that a finding [was|is] really dealt with?`,
  },
  inspectors: {
    words:
      /(?<!\b(?:bridge|road|site|rail|visual|vehicle|quality|tank|pipe|weld) )\b(?:inspections?|Ofsted|CQC|accreditation)\b/i,
    like: 'Prepared two inspections',
    hindsight: `What [did|do] you look at first when you [prepared|prepare] for an inspection?`,
  },
  recruiting: {
    words:
      /\b(?:recruit\w+(?! (?:and \p{L}+ )?(?:\d+ )?(?:\p{L}+ )?(?:volunteers?|hosts?|members?|participants?|donors?|patients|subscribers?)\b)|hiring|\d+ hires|hires in|vacanc\w+|candidates|time[- ]to[- ]hire)\b/iu,
    like: 'Handled recruiting for six sites',
    hindsight: `What have you learned to look for in candidates that you missed at first?`,
  },
  restructuring: {
    words: /\b(?:redundanc\w+|lay-?offs?|restructur\w+|works council|closure)\b/i,
    like: 'Led the closure of a branch',
    trouble: `Which conversation was the hardest, and how did you prepare for it?`,
  },
  diary: {
    words:
      /\b(?:calendars?|appointments?|diary|diaries|travel (?:arrangements|bookings?|plans)|booked travel|board meetings)\b/i,
    like: 'Kept the calendars',
    reason: `When two appointments [clashed|clash], how [did|do] you decide which one [had|has] to move?`,
  },
  minutes: {
    words: /\b(?:minute[- ]taking|minutes of|took (?:the )?minutes|correspondence|filing|data entry|records)\b/i,
    like: 'Kept the records',
    reason: `How [did|do] you catch your own mistakes before anyone else [did|does]?`,
  },
  reports: {
    words: /\b(?:dashboards?|(?:weekly|monthly|daily|quarterly|management) reports?|reporting)\b/i,
    like: 'Prepared weekly reports',
    evidence: `Who [used|uses] your reports, and what [did|do] they decide with them?`,
  },
  guidance: {
    words:
      /\b(?:templates?|check-?lists?|manuals?(?! (?:handling|lathe|testing|work|tests?))|guidelines?|handbooks?|procedures?|playbooks?|SOPs?|run-?books?|protocols?|work instructions?|style guide)\b/i,
    like: 'Wrote the checklist',
    happened: `Which part of it is there because something once went wrong?`,
  },
  courses: {
    words:
      /\b(?:workshops?|training (?:sessions?|courses?|programmes?|plans?)|courses\b|onboarding(?! (?:script|flow))|inductions?|e-learning|clinic for)\b/i,
    like: 'Gave workshops',
    evidence: `How [did|do] you find out whether people really [used|use] what they [had|have] learned?`,
  },
  meetings: {
    words: /\b(?:committee|steering|(?:weekly|monthly|strategy|team|project|board) meetings?|board of)\b/i,
    like: 'Led the weekly meetings',
    trouble: `What [did|do] you do when a meeting [got|gets] stuck?`,
  },
  waitingTimes: {
    words: /\bwaiting (?:times?|lists?)\b|\bqueues\b|\bturn-?around times?\b/i,
    like: 'Watched the waiting list',
    trouble: `Where [did|does] most of the waiting come from, and how did you find out?`,
  },
  deadline: {
    words:
      /\b(?:on time|ahead of schedule|(?:before|by) the deadline|deadlines|weeks? early|days? early|time pressure)\b/i,
    like: 'Finished on time',
    reason: `If time had run short, what would you have left out first, and why?`,
  },
  campaigns: {
    words: /\b(?:campaigns?|advertis\w+|brand(?:ing)?\b|mailings?|SEO|Google Ads)\b/i,
    like: 'Ran campaigns',
    hindsight: `How [could|can] you tell that a campaign [wasn't|isn't] working, and what [did|do] you do then?`,
  },
  social: {
    words: /\b(?:social media|followers|Instagram|TikTok|LinkedIn|YouTube|posts\b|community manage\w+)\b/i,
    like: 'Ran the social media',
    hindsight: `What [worked|works] better than you expected, and why do you think that is?`,
  },
  press: {
    words:
      /\b(?:press (?:releases?|conferences?|offices?|[ei]nquir\w+)|journalists|media (?:relations|[ei]nquir\w+|work)|spokes(?:man|woman|person|people))\b/i,
    like: 'Answered journalists',
    trouble: `How [did|do] you answer a journalist when you [didn't|don't] know the answer yet?`,
  },
  stories: {
    words: /\b(?:news stories|feature stories|columns?|reportages?|newspapers?|newsroom|magazines?|front page)\b/i,
    like: 'Wrote for a newspaper',
    trouble: `How [did|do] you decide that something [was|is] certain enough to publish?`,
  },
  translating: {
    words: /\b(?:translat\w+|subtitl\w+|interpret(?:ing|er|ed)|locali[sz]\w+|literary)\b/i,
    like: 'Translated two novels',
    happened: `What [did|do] you do with a sentence that simply [couldn't|can't] be translated?`,
  },
  books: {
    words: /\b(?:novels|novel(?! \p{Ll})|manuscripts?|non-fiction|anthology|poems|proofread\w*|copy-?edit\w*)\b/iu,
    like: 'Edited novels',
    reason: `What [did|do] you do when an author [didn't|doesn't] want a change that you [thought|think] necessary?`,
  },
  rehearsals: {
    words: /\b(?:rehears\w+|orchestra|choirs?|concert|repertoire|ensemble|stage manage\w+)\b/i,
    like: 'Led rehearsals',
    trouble: `What [did|do] you do when a rehearsal just [wasn't|isn't] working?`,
  },
  costumes: {
    words: /\b(?:costumes?|quick changes?|wardrobe|corset\w*|tailoring|fittings?)\b/i,
    like: 'Fitted costumes',
    happened: `What [did|do] you do when something [tore|tears] just before the curtain [went|goes] up?`,
  },
  pictures: {
    words: /\b(?:photo(?:s|graph\w*)?|shoots?|film(?:ed|ing)|footage|documentar\w+|video)\b/i,
    like: 'Filmed six documentaries',
    trouble: `What [did|do] you do when the light or the people [wouldn't|won't] cooperate?`,
  },
  design: {
    words: /\b(?:logos?|posters?|layouts?|packaging|illustrat\w+|typograph\w+|book covers?|visual identity)\b/i,
    like: 'Drew logos',
    reason: `Which version did you throw away, and what was wrong with it?`,
  },
  exhibitions: {
    words: /\b(?:exhibitions?|museum|gallery|curat\w+)\b/i,
    like: 'Hung exhibitions',
    reason: `What did you decide to leave out, and why?`,
  },
  opening: {
    words:
      /\b(?:opened (?:a|the|two|three|our)|opening of|set up (?:a|the) (?:branch|shop|office|store|site|clinic)|launch of)\b/i,
    like: 'Opened the second shop',
    trouble: `What was missing on the first day, and how did you manage without it?`,
  },
  prices: {
    words: /\b(?:pric(?:es|ing)|margins?|discounts?)\b/i,
    like: 'Worked on pricing',
    trouble: `How [could|can] you tell that a price [was|is] too high or too low?`,
  },
  members: {
    words: /\b(?:members|membership|memberships|subscribers|tenants)\b/i,
    like: 'Looked after 300 members',
    reason: `What [made|makes] people stay, and how do you know?`,
  },
}
