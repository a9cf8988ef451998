import { stem } from '../text/words.ts'

/**
 * Events that weigh on a person or an employer, by where they are known from: ends of employment and disciplinary steps (labour law,
 * staff handbooks), matters for a court, trouble of a business,
 * disputes, accidents and damage, failed exams and lost licences, bad reception. A
 * question that names one takes it for granted; nobody is to be credited with one that the evidence does not tell.
 */
const classes = {
  ending:
    'dismiss dismissal fire fired sack sacked terminate terminated termination redundant redundancy furlough retrench oust quit resign resignation layoff downsize evict remove removed removal depose replace',
  discipline:
    'discipline disciplinary reprimand warn warning caution admonish censure sanction suspend suspension demote demotion downgrade penalise penalize penalty punish punishment misconduct insubordination',
  court:
    'sue sued lawsuit litigation prosecute prosecution indict accuse accusation allegation arrest arrested convict conviction jail imprison defraud fraud theft steal stole stolen embezzle bribe bribery forge forgery perjury infringe infringement violate violation breach negligence malpractice harass harassment bully discriminate plagiarise plagiarize plagiarism cheat falsify fined',
  business:
    'bankrupt bankruptcy default dissolve disband discontinue shutdown cut stop stopped cease break broke broken breakdown miss missed exceed worsen deteriorate reverse defect recall error mistake insolvent insolvency liquidate liquidation receivership foreclose collapse close closed closure shut cancel cancelled canceled cancellation abandon scrap halt postpone delay overspend overrun lose lost loss deficit decline shortfall outage crash',
  relations: 'strike walkout lockout boycott protest dispute grievance conflict quarrel mutiny',
  safety:
    'accident injure injury hurt wound death die died dead kill killed fatal fatality casualty drown burn burned burnt explode explosion spill leak contaminate contamination outbreak hack hacked sabotage attack assault rob robbery burglary damage destroy destroyed flood evacuate evacuation derail sink sank capsize overturn',
  exams: 'fail failed failure flunk expel expelled expulsion exclude overturned annulled',
  licences: 'revoke revoked revocation withdraw withdrew withdrawn lapse forfeit disqualify disqualified ban banned',
  reception: 'complain complaint refuse refusal reject rejection criticise criticize criticism blame scandal',
}

/** Stems of the grave events. */
export const graveEvents: ReadonlySet<string> = new Set(Object.values(classes).join(' ').split(' ').map(stem))
