/** Groups of words for how people work and behave; a line is a group, its members are parted by commas. */
export const behaviourGroups = `
conflict, disagree, disagreement, argument, argue, clash, dispute, quarrel, tension, friction, object, objection, oppose, opposite, fall out, row, mediate, reconcile, differ, stand-off, at odds, wanted to keep, could not agree, side
complaint, complain, angry, upset, furious, unhappy, dissatisfied, irate, grievance, hostile, difficult customer, shout, rude, calm, de-escalate, apologise, apologize, sorry, frustrated
mistake, error, wrong, fault, slip, oversight, overlook, blunder, regret, misjudge, incorrect, miscalculate, bug, defect, should have, my fault, got it wrong, mess up, misread, misunderstand, forgot, omit
failure, fail, setback, disappoint, disappointing, unsuccessful, lose, lost, flop, fell through, went badly, fall short, collapse, abandon, cancel, missed, rejected, did not work, go wrong, went wrong, never took off
persuade, convince, win over, buy-in, sway, influence, talk into, get agreement, sceptic, sceptical, skeptical, reluctant, resist, resistance, hesitant, doubter, doubt, unwilling, bring round, get on board, champion, advocate, lobby, negotiate, pitch, sell
agree, consensus, compromise, settle, accept, adopt, approve, approval, sign off, consent, go along
pressure, stress, stressful, tense, hectic, busy, overload, overwhelm, workload, deadline, tight, urgent, rush, time limit, last minute, against the clock, short notice, peak, demanding, cope, keep calm, short-staffed, understaffed
crisis, emergency, incident, outage, disaster, accident, breakdown, critical, alarm, urgent, downtime, failure, evacuate, evacuation, contingency, worst, catastrophe, near miss, fire
prioritise, prioritize, priority, triage, juggle, organise, organize, plan, schedule, first things, order of importance, what comes first, time management, rank, allocate, competing
adapt, flexible, adjust, change, pivot, switch, transition, unfamiliar, new situation, unexpected, surprise, unforeseen, improvise, sudden
challenge, difficult, difficulty, hard, hardest, tough, toughest, tricky, obstacle, hurdle, problem, complicated, complex, struggle, demanding, trouble, issue, barrier
solve, fix, resolve, repair, troubleshoot, debug, diagnose, remedy, correct, root cause, investigate, work out, trace, find out why, get to the bottom, sort out, detect
decide, decision, choose, choice, judgement, judgment, option, alternative, weigh, trade-off, prefer, preference, pick, select, opt, rather than, instead, reason
risk, hazard, danger, unsafe, safe, safety, threat, mitigate, precaution, prevent, protect, exposure, harm
innovate, innovation, creative, creativity, idea, invent, invention, original, novel, new way, initiative, proposal, suggest, suggestion, propose, introduce, pioneer, brainstorm, think differently, experiment, trial, pilot, try out, prototype
improve, improvement, better, enhance, optimise, optimize, streamline, upgrade, refine, raise, boost, strengthen, increase, modernise, modernize, redesign, overhaul, transform, efficient, efficiency, progress, revamp
reduce, cut, decrease, lower, drop, fall, fell, shrink, less, fewer, trim, save, shorten, minimise, minimize, halve, eliminate, remove, slash, decline, bring down, came down
increase, grow, growth, raise, rise, rose, expand, gain, double, triple, boost, climb, more, extend, scale, went up, higher, exceed, multiply
feedback, criticism, criticise, critique, review, appraisal, evaluate, comment, opinion, input, suggestion, survey, listen
motivate, motivation, inspire, encourage, engage, morale, enthusiasm, passion, passionate, drive, energise, spirit, reward, recognise, recognition, praise, thank
why this career, vocation, calling, drawn to, attracted, become, got into, inspired to, love about, enjoy, happiest, passion, passionate, interest, reason for, choose this profession, like most, satisfying
goal, ambition, aspire, aspiration, future, next step, five years, objective, long term, where next, looking for, seeking, want to become, hope to, plans, aim, target
learn, lesson, study, discover, realise, realize, taught me, understand, insight, take away, find out, self-taught, teach yourself, pick up, new skill
differently, in hindsight, next time, looking back, now i, since then, start over, again, change about
proud, proudest, pride, accomplish, accomplishment, achieve, achievement, success, succeed, best work, highlight, greatest, biggest win, milestone, triumph, feat, award
strength, strong, best at, good at, excel, talent, speciality, specialism, specialise, expert, expertise, forte, key skill, main skill, skilled, competence, strong suit
weakness, weak, improve on, development area, not good at, struggle with, shortcoming, work on, blind spot, limitation, beginner, least
teamwork, team player, collaborate, cooperate, work together, cross-functional, partner, jointly, alongside, with others, colleague, cooperation, pair, shared
communicate, communication, explain, present, presentation, speak, talk, write, convey, inform, brief, report, plain language, non-technical, lay person, layman, listen, discuss, conversation, message
difficult conversation, bad news, break news, tell the truth, honest, honesty, candid, transparent, open, truth, admit, own up, confess, disclose, sensitive, bereaved
trust, reliable, dependable, integrity, ethics, ethical, moral, principle, honest, confidential, confidentiality, discreet, privacy, conscience, right thing, refuse
delegate, delegation, hand over, assign, allocate, distribute, share out, entrust, responsibility, who does what
deadline, on time, late, delay, overdue, schedule, timetable, timeline, punctual, slip, behind schedule, ahead, due
quality, standard, accurate, accuracy, precision, careful, attention to detail, check, thorough, double-check, inspect, verify, proofread, error-free, meticulous
measure, metric, kpi, indicator, track, monitor, figure, data, evidence, quantify, prove, benchmark, baseline, number, statistic, how do you know
culture, values, environment, atmosphere, ethos, diversity, inclusion, inclusive, equality, fair, fairness, bias, belonging, accessible, accessibility
wellbeing, well-being, welfare, look after, support, care for, burnout, debrief, mental, rest, break, balance, fatigue, traumatic, stress, check in, morale
underperform, underperformance, poor performance, struggling, struggle, low performer, weak performer, dismiss, dismissal, warning, improvement plan, let go, fire someone
change management, resistance to change, reorganisation, restructure, merger, transformation, rollout, roll out, adopt, migrate, migration, transition, move to, switch
independent, alone, on your own, autonomy, autonomous, self-directed, initiative, unsupervised, solo, single-handed, sole, only
customer, client, guest, patient, shopper, buyer, user, consumer, patron, visitor, passenger, tenant, member, customer service, account, diner, resident, service user
stakeholder, executive, board, director, management, sponsor, senior leader, minister, councillor, trustee, investor, consultant, governor, committee, partner
parent, family, relative, carer, guardian, mother, father, household, families
hands-on, practical, in practice, day to day, daily, routine, typical day, ordinary, everyday, regular, normally, duties, tasks, involve
ask for help, support, assist, assistance, help, aid, back up, stand in, cover for, step in, volunteer
patience, patient with, calm, composure, composed, resilience, resilient, persevere, persist, stubborn, keep going, determination, empathy, compassion, kind
curious, curiosity, keep up, up to date, current trends, stay current, continuing, professional development, cpd, course, read, conference
ownership, accountable, responsible, responsibility, in charge, own, owner, answerable, take charge, remit, mandate
`
