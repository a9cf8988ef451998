/** Groups of words for jobs, organisations and what happens in them. */
export const workGroups = `
lead, leader, leadership, head, manage, manager, supervise, supervisor, oversee, direct, run, boss, captain, chief, command, coordinate, chair, guide, in charge, responsible for, foreman, principal
team, squad, crew, staff, group, people, colleague, employee, workforce, department, personnel, headcount, direct report, subordinate, unit, engineer, nurse, person, brigade, shift
mentor, coach, train, trainer, teach, tutor, instruct, instructor, onboard, induction, preceptor, apprentice, trainee, junior, newcomer, newly qualified, graduate, intern, student, pupil, new starter, new hire, novice, learner, bring on, develop people, pass on, show the ropes, less experienced
hire, hiring, recruit, recruitment, interview, select, appoint, staffing, take on, vacancy, candidate, talent, onboarding, headhunt, fill a role, selection
retain, retention, turnover, attrition, leaver, stay, still with, churn, leave, quit
employer, company, firm, organisation, organization, business, workplace, corporation, institution, where did you work, work for, agency, enterprise, outfit
job, role, position, post, occupation, employment, title, work, duty, function, assignment
current, present, now, today, at the moment, these days, latest, most recent, nowadays
previous, former, past, before, earlier, prior, last job, used to work, previously
start, begin, began, join, joined, launch, commence, first, kick off, set up, founded, set off, establish
end, finish, leave, left, depart, quit, resign, stop, complete, last day, move on, expire, conclude
promote, promotion, advance, career progress, rise, step up, move up, succession
experience, background, career, history, track record, worked, work history, professional, seasoned, years
responsible, responsibility, duty, duties, task, remit, in charge, accountable, own, look after
project, initiative, programme, program, scheme, campaign, assignment, undertaking, venture, delivery
plan, planning, strategy, strategic, roadmap, schedule, prepare, preparation, blueprint, forecast, vision, direction, long-term
policy, procedure, rule, guideline, protocol, standard, process, regulation, framework, playbook, runbook, manual, handbook, template, checklist, code of conduct
comply, compliance, regulator, regulatory, audit, auditor, inspection, inspector, legal, law, statutory, legislation, rules, gdpr, oversight, certification, iso, standards
budget, money, cost, spend, spending, expense, expenditure, finance, financial, fund, funding, funds, savings, invest, investment, price, expensive, cheap, afford, profit, margin, revenue, income, turnover, cash
revenue, sales, income, turnover, earnings, profit, margin, business won, takings, contract value
save money, savings, cheaper, cost reduction, cut cost, economy, waste, cost saving, economise
sell, sale, sales, selling, deal, close, prospect, lead, pipeline, quota, account, retail, shop, store, merchandise, commercial, win business, upsell, pitch, tender, bid
buy, purchase, procure, procurement, supplier, vendor, sourcing, contract, tender, supply, subcontractor, contractor
negotiate, negotiation, bargain, deal, terms, contract, agree, haggle, renegotiate, settlement
supply chain, logistics, warehouse, stock, inventory, freight, shipping, ship, transport, delivery, deliver, carrier, dispatch, distribution, goods, pallet, lorry, truck, fleet, haulage, cargo, load, depot, route, customs, picking, storage
factory, plant, manufacture, production, assembly, line, machine, machinery, workshop, shop floor, lean, six sigma, industrial, produce, throughput, output, kaizen
maintain, maintenance, service, repair, upkeep, overhaul, preventive, inspection, servicing, fault, breakdown, fix, mend
build, building, construct, construction, site, structure, contractor, civil, concrete, house, renovation, scaffold, architecture, development, refurbish, erect, fabricate
design, designer, draw, drawing, layout, model, sketch, plan, prototype, blueprint, ux, ui, user experience, mock-up, wireframe, usability, concept, styling
test, testing, trial, experiment, verify, validate, qa, quality assurance, check, examine, try, bench, inspect, proof, regression
research, study, investigate, analysis, scientist, science, experiment, laboratory, lab, survey, paper, hypothesis, academic, thesis, findings, field work, explore
data, dataset, statistics, figures, numbers, analytics, analysis, dashboard, report, database, metrics, spreadsheet, chart, information, records, quantitative
report, dashboard, summary, presentation, document, brief, note, memo, minutes, write-up, paper, newsletter, publish
write, writing, author, wrote, document, draft, edit, editor, copy, content, article, blog, prose, text, publish, documentation, technical writing, script, runbook
present, speak, speech, talk, conference, lecture, keynote, audience, stage, public speaking, webinar, panel, meetup, address, seminar, workshop
teach, lesson, class, classroom, course, curriculum, school, pupil, student, lecture, syllabus, education, learner, workshop, seminar, training, homework, exam, lesson plan, pedagogy
law, legal, court, litigation, solicitor, lawyer, attorney, barrister, judge, tribunal, contract, counsel, statute, case, paralegal, hearing, dispute, trial, settlement
health, medical, hospital, clinic, ward, nurse, doctor, physician, surgeon, treatment, care, clinical, therapy, patient, diagnosis, medicine, bedside, health care, healthcare
medication, drug, medicine, dose, prescription, pharmacy, pharmacist, prescribe, dispense, infusion, syringe, injection
kitchen, chef, cook, cooking, food, restaurant, menu, dish, meal, catering, recipe, hospitality, pastry, bake, dining, culinary, cuisine, banquet, cover
hotel, guest, hospitality, room, reception, front desk, booking, reservation, tourism, concierge, housekeeping, occupancy, check-in, stay, resort
hygiene, food safety, haccp, sanitation, cleanliness, clean, infection, contamination, allergen, sterile
farm, agriculture, crop, animal, livestock, harvest, soil, garden, plant, field, herd, orchard, irrigation, grower, horticulture
environment, sustainability, sustainable, green, carbon, emission, climate, energy, recycle, waste, renewable, solar, wind, ecology, conservation, footprint, eco-friendly, biodiversity
electric, electrical, electricity, wiring, voltage, power, circuit, electrician, grid, current, cable, high-voltage, kv
engine, motor, mechanical, mechanic, gearbox, hydraulic, pneumatic, bearing, pump, turbine, vehicle, car, automotive, drivetrain
software, code, coding, program, developer, application, app, system, programming, engineer, platform, script, backend, frontend, codebase
computer, it, digital, technology, tech, software, hardware, system, online, electronic, tool, technical
network, server, infrastructure, cloud, hosting, cluster, deployment, devops, reliability, platform, uptime, availability, sre, operations
security, secure, cyber, attack, vulnerability, encryption, threat, breach, penetration, firewall, phishing, hack, protect
website, web, online, internet, page, site, browser, e-commerce, ecommerce, digital, portal
automate, automation, automatic, script, robot, macro, self-service, bot, manual work, tooling, by hand
machine learning, ai, model, predict, prediction, forecast, algorithm, neural, deep learning, statistics, data science, artificial intelligence
marketing, campaign, brand, advertise, advertising, promotion, social media, seo, publicity, audience, media, market, pr, public relations, outreach, newsletter, press
social work, welfare, community, vulnerable, safeguarding, child protection, counsel, counselling, charity, support, outreach, benefit, family support
police, security, guard, patrol, military, army, navy, defence, veteran, soldier, officer, armed forces, fire service, firefighter, rescue
finance, accountant, accounting, accounts, ledger, bookkeeping, tax, audit, bank, banking, invoice, payroll, treasury, cfo, month-end, financial, balance sheet, close, reconcile, credit control
insurance, claim, policy, underwriting, premium, broker, actuary, broker
payment, pay, transaction, settle, settlement, invoice, billing, bill, checkout, card, payout, refund
human resources, hr, people operations, personnel, employee relations, recruitment, payroll, benefits, grievance, absence, redundancy, onboarding
union, unionised, unionized, employee representative, works council, collective bargaining, collective agreement, staff representative, workers' council
music, musician, choir, orchestra, band, instrument, concert, sing, song, piano, guitar, violin, drum, perform, sing
art, artist, gallery, exhibition, museum, paint, draw, sculpture, photograph, photography, illustration, film, theatre, drama, stage, dance, curator
sport, athlete, football, run, marathon, swim, cycle, cycling, climb, hike, ski, tennis, fitness, gym, race, team sport, rowing, sail, martial arts, outdoors
journalist, journalism, newspaper, magazine, editor, reporter, news, press, story, article, broadcast, publication, podcast, radio
library, archive, catalogue, record, collection, librarian, index, document, metadata
translate, translation, interpreter, interpret, language, multilingual, bilingual, localise, subtitle
transport, train, rail, railway, bus, driver, drive, passenger, vehicle, aviation, flight, pilot, airline, ship, maritime, port, transit, traffic, fleet
travel, trip, abroad, overseas, international, foreign, global, worldwide, country, expatriate, other countries
property, real estate, building, tenant, lease, landlord, housing, estate agent, rent, premises, facilities
government, public sector, council, ministry, municipal, civil service, policy, local authority, state, federal
charity, nonprofit, non-profit, ngo, fundraising, donate, donation, volunteer, voluntary, foundation, donor, good cause, unpaid
event, conference, festival, wedding, exhibition, meeting, fair, ceremony, gala, open day, concert, organise events
meeting, workshop, session, gathering, huddle, stand-up, standup, briefing, committee, forum, chair
sick, absence, leave, illness, attendance, absent, off work
shift, rota, roster, night, hours, on-call, on call, schedule, weekend, timetable, out of hours, overnight
remote, home office, work from home, hybrid, distributed, telework, on-site, office, onsite
tool, instrument, equipment, software, machine, device, kit, system, apparatus, technology
method, approach, technique, methodology, way, agile, scrum, kanban, waterfall, practice, process, framework
agile, scrum, sprint, kanban, backlog, product owner, iteration, retrospective
document, record, paperwork, file, form, log, register, archive, documentation, written
open source, github, contribution, maintainer, community, repository, contributor
patent, invention, intellectual property, trademark, copyright
migrate, migration, move, transfer, replace, switch, convert, port, upgrade, legacy, modernise, retire, decommission, mainframe
release, deploy, ship, launch, roll out, rollout, go live, deliver, publish, introduce
performance, speed, fast, faster, slow, latency, quick, quicker, response time, throughput, turnaround, minutes, seconds, wait
wait, queue, delay, backlog, waiting time, waiting list, wait time, hold
large, big, biggest, largest, major, huge, massive, scale, size, volume, extensive, million, billion, thousand
small, little, tiny, minor, few, limited, modest
award, prize, honour, honor, medal, recognition, winner, win, won, finalist, shortlist, shortlisted, distinction, accolade, trophy, scholarship, commendation, named
reputation, known for, recognised, respected, renowned
publication, publish, article, paper, book, journal, author, wrote, magazine, chapter, blog, essay, column
membership, member, association, society, fellow, institute, chartered, professional body, affiliation, guild
certificate, certification, licence, license, accreditation, accredited, certified, chartered, qualification, qualified, credential, registered, diploma, permit, ticket, valid
education, degree, university, college, school, study, bachelor, master, doctorate, phd, bsc, msc, ba, ma, mba, diploma, graduate, graduated, academic, qualification, faculty, major, alma mater
language, speak, fluent, native, mother tongue, bilingual, multilingual, conversational, foreign language, tongue
volunteer, voluntary, unpaid, charity, community, give back, spare time, good cause
hobby, hobbies, free time, spare time, leisure, interest, outside work, pastime, relax, fun, weekend, unwind, off duty, evenings
first aid, paramedic, lifesaving, resuscitation, cpr, life support, ambulance, emergency care
availability, available, notice, start date, immediately, join us, how soon, notice period, free from
relocate, relocation, move to, willing to move, move house, other city
`
