/** Groups of words for what people undertake at work, as resumes put it and as employers ask for it. */
export const undertakingGroups = `
bookkeeping, accounting, accounts, ledger, bank feed, xero, quickbooks, sage, datev
top management, chief executive, executive, board, ceo, senior management, managing director
solar, photovoltaic, photovoltaics, pv, inverter, panel
power cut, outage, blackout, lights go off, switch off
dangerous, danger, risky, hazard, close call, near miss, live wire, unsafe
hesitant, hesitate, reluctant, unsure, sceptical
change their mind, change the plan, change of plan, keep changing, changes
unpaid, volunteer, voluntary, helper, honorary
language, command, speak, fluent, native
systematic, methodical, step by step, structured, logical, narrow down
set up, found, establish, start up, from scratch, ground up, build up, create, launch, open
take over, inherit, succeed, step into, assume, handover
hand over, transfer, pass on, succession, transition, handover
turn around, turnaround, rescue, save, recover, revive, restructure
bring in-house, insource, own production, instead of a contractor, self-made
outsource, external, contractor, supplier, third party, agency, subcontract
standardise, harmonise, unify, common, template, uniform, consistent, one way
digitise, digital, paperless, electronic, online, computerise, from paper
paper, form, manual, by hand, handwritten, clipboard
reorganise, restructure, rearrange, regroup, reshuffle, split
centralise, merge, combine, pool, consolidate, one place
shorten, faster, speed up, accelerate, cut the time, reduce time, quicker, from days to hours, lead time, turnaround time, cycle time
save time, hours saved, time saving, quicker, efficient, shorten
productivity, output, throughput, efficient, yield, per hour, capacity
waste, scrap, loss, reject, spoilage, shrinkage, leftover
satisfaction, happy, rating, score, review, survey, feedback, nps, stars
complaint rate, complaints, dissatisfied, unhappy, claims
no-show, cancel, missed appointment, absence, did not attend
accuracy, precise, error, exact, correct, tolerance, margin of error
reliability, uptime, failure, breakdown, dependable, outage, without interruption
attendance, presence, absence, turnout, participation
participation, involvement, take part, uptake, join in, engagement, turnout
enrolment, intake, admission, sign-up, register, applicants
dropout, drop out, attrition, leave early, abandon, quit, give up
pass rate, results, grades, exam, attainment, marks, succeed
placement, internship, work experience, trainee, student
waiting list, queue, backlog, pending, waiting time
staffing, rota, shortage, cover, vacancy, understaffed
overtime, extra hours, workload, long hours
turnover of staff, leavers, retention, resignations, stay
induction, onboarding, first day, welcome, new starter, buddy
appraisal, performance review, one-to-one, development talk, evaluation
pay round, salary band, grading, wages, banding
equipment, machine, instrument, device, apparatus, kit, gear
spare part, stock, component, inventory
calibration, adjust, set up, tune, align
install, set up, fit, mount, commission, put in
dismantle, remove, take down, demolish, decommission
transport, carry, move, haul, deliver, ship
lift, hoist, crane, load, raise
measure, survey, gauge, sample, take readings, log
sample, probe, specimen, swab, draw
compare, benchmark, against, contrast, alternative
forecast, predict, estimate, plan ahead, projection, expect
budget, spend, funds, cost control, money, allocation, financial responsibility
fundraise, grant, donation, sponsor, raise money, bid
invoice, bill, payment, charge, accounts
tender, bid, procurement, quote, contract award
price, pricing, tariff, discount, margin
contract, agreement, terms, clause, deal, sign
claim, compensation, insurance, damages, settlement
dispute, disagreement, conflict, quarrel, case, mediation
legal, law, court, regulation, statute, lawyer
privacy, data protection, gdpr, confidential, personal data
permit, licence, approval, authorisation, planning permission, consent
inspection, audit, check, visit, examination, control
certify, certificate, accredit, seal, label, standard, award
policy, rule, guideline, procedure, code, regulation
manual, handbook, guide, instructions, documentation, how-to
newsletter, bulletin, mailing, magazine, leaflet
press, media, journalist, newspaper, interview, coverage
campaign, advert, promotion, publicity, marketing
event, fair, conference, exhibition, festival, open day
speech, talk, lecture, presentation, keynote, address
translate, interpret, bilingual, second language, language barrier, mother tongue
culture, intercultural, diverse, background, nationalities, multicultural
newcomer, new arrival, migrant, refugee, beginner, stranger
child, pupil, young people, youth, teenager, student, learner
elderly, senior, older people, resident, care home
disabled, disability, impairment, wheelchair, accessibility, blind, deaf, low vision, special needs
patient, client, resident, case, service user
relative, family, parent, next of kin, loved ones
bereaved, grief, death, dying, end of life, hospice
emergency, urgent, acute, crisis, rescue, first aid, triage
first aid, first aider, resuscitation, cpr, life support, defibrillator
medication, dose, drug, prescription, medicine
hygiene, infection, clean, disinfect, sterile, contamination
allergy, allergen, intolerance, diet
nutrition, diet, food, meal, healthy eating
therapy, treatment, rehabilitation, exercise, counselling
diagnosis, diagnose, detect, identify, examine, find the cause
research, study, trial, experiment, investigation, survey
publish, paper, article, journal, author, publication
dataset, data, records, database, figures
model, simulation, predict, algorithm, calculation
statistics, regression, significance, sampling, analysis
laboratory, lab, bench, assay, chemistry, microscope
field work, field trip, on site, outdoors, expedition
nature, wildlife, conservation, habitat, species, biodiversity
energy, electricity, power, heating, fuel, consumption, saving
carbon, emission, climate, footprint, co2
recycle, reuse, repair, second-hand, circular, landfill
water, sewage, drainage, irrigation, flood
soil, crop, plant, seed, harvest, yield
animal, herd, livestock, veterinary, welfare, breed
kitchen, cook, dish, menu, recipe, chef
bakery, bake, bread, dough, pastry, cake, patisserie
wine, beer, drink, bar, cocktail, cellar
guest, visitor, hotel, hospitality, stay, booking
tour, guide, travel, excursion, itinerary, sightseeing
aircraft, flight, aviation, airport, cabin, airline
ship, vessel, sea, port, harbour, maritime, offshore
rail, train, locomotive, track, signal, station
road, lorry, truck, van, bus, driver, fleet
parcel, package, shipment, consignment, delivery, courier
stocktake, inventory, stock level, count, replenishment
warehouse, storage, depot, cold store, distribution centre
assembly, production line, manufacture, factory, plant, workshop
quality control, inspection, defect, reject, tolerance, six sigma
shift, night, rota, round the clock, on call, out of hours
safety, accident, injury, hazard, protective, near miss, risk assessment
fire, evacuation, alarm, drill, extinguisher, marshal
security, guard, access, theft, surveillance, burglary
timber, wood, carpentry, joinery, furniture, cabinet
stone, masonry, brick, mortar, concrete, facade
steel, metal, weld, forge, sheet metal
paint, coating, varnish, lacquer, primer
textile, fabric, sew, garment, fashion, tailor
glass, ceramic, pottery, kiln, glaze
jewellery, gold, silver, watch, gem
print, press, ink, paper, bookbinding
photo, camera, picture, image, shoot, lens
film, video, documentary, edit, footage, cinema
sound, audio, studio, record, mix, acoustic
music, instrument, concert, choir, band, orchestra
stage, theatre, lighting, rehearsal, set, costume
dance, choreography, ballet, movement
exhibition, museum, gallery, curate, collection
game, level, player, console, playtest
website, page, web, online shop, portal
app, mobile, phone, ios, android
bug, defect, error, crash, issue, glitch
release, deploy, launch, rollout, ship, go live
server, cloud, hosting, infrastructure, data centre
security hole, vulnerability, breach, attack, patch
backup, restore, recovery, disaster recovery, redundancy
monitoring, alert, alarm, on-call, incident
test, check, trial, verify, quality assurance
review, feedback, comment, approve, second pair of eyes
mentor, coach, guide, train, apprentice, junior
supervise, oversee, manage, lead, in charge of
delegate, assign, distribute, share out
decide, choose, approve, sign off, authority
represent, spokesperson, delegate, on behalf, elected
negotiate, bargain, deal, agree, settle
convince, persuade, win over, buy-in, sell the idea
explain, simplify, plain language, understandable, translate for
listen, empathy, understand, hear, attentive
calm, patient, composed, keep cool, steady
honest, admit, own up, transparent, say so
proud, best, favourite, highlight, success
regret, wrong, mistake, differently, hindsight
surprise, unexpected, did not expect, astonish
doubt, unsure, uncertain, second thoughts
change of career, switch, move into, retrain, career change, new field
promotion, promoted, rise, step up, next level
scholarship, grant, bursary, stipend, fellowship
thesis, dissertation, final project, master's project
abroad, overseas, exchange, foreign country, international
part-time, evening course, alongside work, distance learning
self-taught, taught yourself, own initiative, online course, autodidact
volunteer, unpaid, charity, honorary, spare time
sport, run, swim, cycle, row, climb, hike, ski, team sport, football, handball
outdoors, hike, climb, mountain, camping, trail
craft, handicraft, knit, sew, pottery, woodwork, restore
collect, collection, antique, vintage
garden, allotment, vegetables, bees, plants
cook, bake, recipes, bread, dishes
sing, choir, voice, band, play an instrument
`
