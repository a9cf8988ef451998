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
    reason: `What easily [got|gets] lost from one shift to the next, and how [did|do] you notice?`,
  },
  budget: {
    words: /(?<!error )\bbudgets?\b/i,
    like: 'Held the budget',
    reason: `! Where [did|do] you cut first when money [got|gets] tight, and what [did|do] you never touch?`,
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
    reason: `What [mattered|matters] more to you than the price, and why?`,
  },
  quoting: {
    words: /\b(?:quotations?|cost estimates?|estimating|site measure\w*)\b/i,
    like: 'Wrote quotations',
    hindsight: `What is easily left out of a price, and how [did|do] you guard against it?`,
  },
  contracts: {
    words:
      /\b(?:contracts|contract (?:law|management|negotiations?|review)|framework agreements?|rate agreements?|licen[cs]e agreements?)\b/i,
    like: 'Drafted contracts',
    trouble: `Which clause [did|do] you read first, and why that one?`,
  },
  negotiation: {
    words: /\bnegotiat\w+/i,
    like: 'Was part of price negotiations',
    reason: `What [were|are] you ready to give away, and what not?`,
  },
  closing: {
    words:
      /\b(?:month-?[- ]?end|year-?[- ]?end|(?:annual|management|monthly) accounts|(?:monthly|quarterly) clos\w+|closed the (?:day|month|year)|close the (?:day|month|year)|bookkeep\w+|ledgers?|reconcil\w+|balance sheets?|VAT|tax returns?)\b/i,
    like: 'Kept the ledger',
    trouble: `Where [did|do] you look first when two figures [did|do] not agree, and why there?`,
  },
  payroll: {
    words: /\bpayroll\b|\bwages\b/i,
    like: 'Ran payroll for 300',
    trouble: `What [did|do] you do when someone [was|is] paid the wrong amount?`,
  },
  invoices: {
    words: /\b(?:invoic\w+|accounts payable|accounts receivable|dunning|debtors?|overdue)\b/i,
    like: 'Checked invoices',
    trouble: `How [did|do] you notice an invoice that should not be paid?`,
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
    reason: `Which application looked good on paper and was not, and how did you see it?`,
  },
  claims: {
    words: /\bclaims?\b/i,
    like: 'Handled claims',
    reason: `How [did|do] you tell an honest claim from one that [was|is] not?`,
  },
  tax: {
    words: /\b(?:tax (?:audits?|advice|authorit\w+|structur\w+|due diligence)|transfer pricing)\b/i,
    like: 'Accompanied tax audits',
    reason: `What [did|do] you do when the tax office [saw|sees] the same facts differently?`,
  },
  auditing: {
    words: /\b(?:audits?|internal controls?|compliance|SOX)\b/i,
    like: 'Was part of six audits',
    happened: `How [did|do] you know that a finding [was|is] really put right?`,
  },
  inspectors: {
    words:
      /(?<!\b(?:bridge|road|site|rail|visual|vehicle|quality|tank|pipe|weld) )\b(?:inspections?|Ofsted|CQC|accreditation)\b/i,
    like: 'Prepared two inspections',
    hindsight: `What [did|do] you look at first when you [prepared|prepare] for an inspection?`,
  },
  recruiting: {
    words: /\b(?:recruit\w+|hiring|\d+ hires|hires in|vacanc\w+|candidates|time[- ]to[- ]hire)\b/i,
    like: 'Handled recruiting for six sites',
    hindsight: `What have you learned to look for that you did not look for at the start?`,
  },
  restructuring: {
    words: /\b(?:redundanc\w+|lay-?offs?|restructur\w+|works council|closure)\b/i,
    like: 'Led the closure of a branch',
    trouble: `Which conversation was the hardest, and how did you begin it?`,
  },
  diary: {
    words:
      /\b(?:calendars?|appointments?|diary|diaries|travel (?:arrangements|bookings?|plans)|booked travel|board meetings)\b/i,
    like: 'Kept the calendars',
    reason: `How [did|do] you decide whose appointment [had|has] to move?`,
  },
  minutes: {
    words: /\b(?:minute[- ]taking|minutes of|took (?:the )?minutes|correspondence|filing|data entry|records)\b/i,
    like: 'Kept the records',
    reason: `How [did|do] you catch your own mistakes?`,
  },
  reports: {
    words: /\b(?:dashboards?|(?:weekly|monthly|daily|quarterly|management) reports?|reporting)\b/i,
    like: 'Prepared weekly reports',
    evidence: `Who [read|reads] your reports, and what [did|do] they do differently because of them?`,
  },
  guidance: {
    words:
      /\b(?:templates?|check-?lists?|manuals?(?! (?:handling|lathe|testing|work|tests?))|guidelines?|handbooks?|procedures?|playbooks?|SOPs?|run-?books?|protocols?|work instructions?|style guide)\b/i,
    like: 'Wrote the checklist',
    happened: `Which step is there because something once went wrong?`,
  },
  courses: {
    words:
      /\b(?:workshops?|training (?:sessions?|courses?|programmes?|plans?)|courses\b|onboarding(?! (?:script|flow))|inductions?|e-learning|clinic for)\b/i,
    like: 'Gave workshops',
    evidence: `What did people still do differently a month later, and how do you know?`,
  },
  meetings: {
    words:
      /\b(?:committee|steering|stakeholders?|(?:weekly|monthly|strategy|team|project|board) meetings?|board of)\b/i,
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
    reason: `What would you have left out first, had the date been in danger?`,
  },
  campaigns: {
    words: /\b(?:campaigns?|advertis\w+|brand(?:ing)?\b|mailings?|SEO|Google Ads)\b/i,
    like: 'Ran campaigns',
    hindsight: `How [did|do] you notice that a campaign [was|is] not working?`,
  },
  social: {
    words: /\b(?:social media|followers|Instagram|TikTok|LinkedIn|YouTube|posts\b|community manage\w+)\b/i,
    like: 'Ran the social media',
    hindsight: `What [worked|works] that you would not have expected?`,
  },
  press: {
    words:
      /\b(?:press (?:releases?|conferences?|offices?|[ei]nquir\w+)|journalists|media (?:relations|[ei]nquir\w+|work)|spokes(?:man|woman|person|people))\b/i,
    like: 'Answered journalists',
    trouble: `How [did|do] you answer a question to which you [did|do] not know the answer yet?`,
  },
  stories: {
    words: /\b(?:news stories|feature stories|columns?|reportages?|newspapers?|newsroom|magazines?|front page)\b/i,
    like: 'Wrote for a newspaper',
    trouble: `How [did|do] you decide that something [was|is] certain enough to report?`,
  },
  translating: {
    words: /\b(?:translat\w+|subtitl\w+|interpret(?:ing|er|ed)|locali[sz]\w+|literary)\b/i,
    like: 'Translated two novels',
    happened: `What [did|do] you do with a sentence that [would|will] not go over into the other language?`,
  },
  books: {
    words: /\b(?:novels|novel(?! \p{Ll})|manuscripts?|non-fiction|anthology|poems|proofread\w*|copy-?edit\w*)\b/iu,
    like: 'Edited novels',
    reason: `What [did|do] you do when an author [did|does] not want a change that you [thought|think] needed?`,
  },
  rehearsals: {
    words: /\b(?:rehears\w+|orchestra|choirs?|concert|repertoire|ensemble|stage manage\w+)\b/i,
    like: 'Led rehearsals',
    trouble: `What [did|do] you do when a rehearsal [went|goes] nowhere?`,
  },
  costumes: {
    words: /\b(?:costumes?|quick changes?|wardrobe|corset\w*|tailoring|fittings?)\b/i,
    like: 'Fitted costumes',
    happened: `What [did|do] you do when something [tore|tears] just before curtain?`,
  },
  pictures: {
    words: /\b(?:photo(?:s|graph\w*)?|shoots?|film(?:ed|ing)|footage|documentar\w+|video)\b/i,
    like: 'Filmed six documentaries',
    trouble: `What [did|do] you do when the light or the people [did|do] not play along?`,
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
    trouble: `What was missing on the first day?`,
  },
  prices: {
    words: /\b(?:pric(?:es|ing)|margins?|discounts?)\b/i,
    like: 'Worked on pricing',
    trouble: `How [did|do] you notice that a price [was|is] too high or too low?`,
  },
  members: {
    words: /\b(?:members|membership|memberships|subscribers|tenants)\b/i,
    like: 'Looked after 300 members',
    reason: `Why [did|do] people stay, and how do you know?`,
  },
}
