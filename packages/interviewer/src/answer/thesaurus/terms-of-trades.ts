/** Groups of words of single trades and of general English that employers use in place of one another. */
export const tradeGroups = `
teacher, educator, lecturer, professor, tutor, instructor, schoolteacher, faculty
nurse, nursing, carer, caregiver, midwife, health worker, ward staff, healthcare assistant
doctor, physician, consultant, clinician, surgeon, medic, gp
engineer, developer, programmer, coder, technologist
salesperson, representative, account manager, sales rep, business development
cook, chef, sous chef, kitchen porter, line cook, baker
driver, chauffeur, courier, operator
accountant, bookkeeper, controller, auditor, finance manager
scientist, researcher, postdoc, lab technician, chemist, biologist, physicist
builder, carpenter, joiner, plumber, electrician, bricklayer, tradesman, site manager, welder, mason
child, children, kid, pupil, youngster, young people, teenager, learner, toddler, minors, boys, girls
elderly, older people, seniors, aged, dementia, care home, pensioner
beginner, novice, basic, elementary, starter, little experience, entry level
intermediate, working knowledge, moderate, comfortable, reasonable
advanced, strong, proficient, very good, skilled
expert, master, specialist, authority, guru, top level, deepest, strongest
maths, mathematics, arithmetic, numeracy, calculation, numbers, algebra, statistics
science, physics, chemistry, biology, laboratory
read, reading, literacy, book, phonics, literature
exclude, exclusion, expel, suspend, behaviour, discipline, misbehave, unruly, disruptive
exam, test, assessment, quiz, grade, mark, score, examination, results, attainment
meal, dinner, lunch, breakfast, service, cover, plate, sitting, diners
ingredient, produce, supplier, market, seasonal, local, vegetable, meat, fish, food cost
waste, leftovers, scrap, loss, surplus, discard, throw away
cold, frozen, chill, refrigerate, freezer, temperature
night, evening, overnight, late, dark
weekly, every week, once a week, fortnightly, monthly, regular, recurring, periodic, quarterly, annual, yearly
quick, fast, rapid, speed, short, swift, hours, minutes, promptly
repeat, again, recurring, duplicate, twice, double
lose, loss, missing, disappear, vanish, discrepancy, shortage
count, tally, number, how many, total, amount, quantity
share, proportion, percent, percentage, rate, ratio, fraction
visit, tour, call on, site visit, trip, inspection
answer, reply, respond, response, react, reaction, feedback
letter, email, correspondence, mail, message, post
phone, telephone, call, hotline, call centre, helpline
price, tariff, fee, charge, rate, cost, quote, discount
contract, agreement, deal, terms, arrangement, treaty, tender
evidence, proof, data, show, demonstrate, trial, result, trend, figures
trial, pilot, test run, experiment, try, a/b test, proof of concept
truth, honest, honesty, open, transparent, frank
fair, equal, unbiased, equitable, impartial, just, objective
name, call, label, brand, known as
picture, image, photo, photograph, visual, card, drawing, illustration, poster
map, chart, diagram, plan, geographic, gis, survey
game, play, quiz, puzzle, club
noise, loud, sound, alert, alarm, quiet, silence, acoustic
water, rain, river, sea, flood, marine, offshore, ocean, coast, boat
heat, fire, burn, hot, thermal, flame, temperature
weather, storm, wind, rain, snow, forecast, climate
height, high, tall, tower, climb, rope, ladder, altitude
heavy, lift, load, weight, crane, manual handling
night shift, nights, overnight, late shift
rota, roster, shift plan, schedule, staffing plan, timetable
hand over, handover, shift change, transition, pass on, briefing
error rate, mistakes, defects, faults, accuracy, mislabel, wrong
injury, accident, harm, hurt, incident, near miss, safe, fall
infection, hygiene, contamination, disease, sterile, bacteria, virus, sepsis
death, die, dying, bereavement, end of life, palliative, loss, hospice
ventilator, breathing, respiratory, airway, oxygen, lung
kidney, renal, dialysis, nephrology
heart, cardiac, cardiology, cardiovascular, coronary
blood, transfusion, haematology, sample, venepuncture
brain, neurology, stroke, neurological
surgery, operation, theatre, operate, surgical, surgeon
intensive care, icu, critical care, itu, high dependency
emergency room, a&e, emergency department, casualty, er, accident and emergency
pain, relief, anaesthetic, anaesthesia, comfort
pregnancy care, maternity ward, birth, antenatal, postnatal, labour ward, midwife
mental health, psychiatric, psychology, counselling, therapy, anxiety, depression
payments, card, checkout, transaction, money, ledger, settlement, acquiring
bank, banking, fintech, lender, credit, loan, mortgage
fraud, crime, theft, scam, money laundering, aml, suspicious
lender, bank, loan, borrow, debt, credit, refinance
forecast, predict, estimate, projection, budget, outlook, model, anticipate
variance, deviation, difference, gap, discrepancy
month-end, close, closing, reporting, year-end, books
supplier, vendor, provider, manufacturer, wholesaler, source
shipment, consignment, parcel, package, load, delivery, container
warehouse, depot, storage, distribution centre, fulfilment, store
shelf, stock, inventory, storage, bin, sku
vehicle, van, lorry, truck, car, bus, tram, train
route, path, journey, line, itinerary, trip
timetable, schedule, punctual, on time, late, delay, arrival
sensor, device, instrument, probe, detector, meter, hardware, gauge
battery, power, current, energy, charge, electricity, consumption
firmware, embedded, microcontroller, chip, low-level, device software, bare metal, rtos
radio, wireless, bluetooth, signal, antenna, lora, wifi
memory, storage, ram, cache, disk
database, sql, query, table, schema, postgresql, postgres, mysql, oracle, store, storage, relational
programming language, language, python, java, javascript, go, c, rust, kotlin, typescript, ruby, php, scala, swift, c++, c#
spreadsheet, excel, formula, workbook, sheets
slides, powerpoint, presentation, deck
cloud, aws, azure, gcp, google cloud, amazon web services, hosted
infrastructure as code, iac, terraform, pulumi, ansible, cloudformation
building automation, smart building, knx, bacnet, dali, loxone
warehouse management, wms, sap ewm, manhattan, inventory system
hazardous materials, hazardous substances, dangerous goods, hazmat, adr
food hygiene, food safety, haccp
lorry, truck, hgv, lgv, c1, category c
container, docker, kubernetes, orchestration, cluster, helm
message queue, kafka, event, stream, broker, rabbitmq, topic, event-driven, asynchronous, messaging
version control, git, svn, repository, branch
continuous integration, ci, cd, pipeline, deploy, build, release, jenkins
monitor, monitoring, alert, observe, observability, log, watch, dashboard, prometheus, grafana, telemetry, on-call
mobile, phone, ios, android, app, handset, tablet
frontend, react, vue, angular, interface, javascript, css, html, user interface
accessibility, accessible, screen reader, wcag, disabled users, assistive
user research, usability, interview users, user test, observation, field study, participant
form, questionnaire, survey, application form, fields, wizard
print, printing, poster, magazine layout, typography, typesetting, editorial
brand, logo, identity, corporate design, style guide
design system, component library, pattern library, ui kit, tokens, components
drawing, cad, autocad, solidworks, technical drawing, 3d, bim, revit
concrete, foundation, steel, beam, structural, reinforcement, bridge
planning permission, permit, zoning, building regulation, approval
tender, bid, quote, estimate, proposal, procurement
crane, rigging, lifting, hoist, banksman
court, hearing, tribunal, trial, litigation, judge, appear
clause, contract, drafting, agreement, terms, lease
client, customer, account, principal
case, matter, file, claim, caseload, instruction
witness, testimony, statement, evidence, cross-examine
merger, acquisition, m&a, takeover, due diligence, deal
patent, ip, invention, trademark
grant, funding, fund, scholarship, fellowship, bursary, sponsorship
paper, article, publication, journal, manuscript, peer review
experiment, trial, assay, study, protocol, measurement
sample, specimen, batch, lot
microscope, imaging, microscopy, scan, optical
animal, veterinary, vet, pet, dog, horse, cattle, livestock, zoo
plant, crop, seed, flower, tree, forest, garden
recipe, menu, dish, cuisine, course, tasting
wine, drink, beverage, bar, sommelier, cocktail, beer, coffee
allergy, allergen, dietary, intolerance, gluten, vegan, vegetarian
room, suite, occupancy, booking, reservation
guest satisfaction, review score, rating, customer satisfaction, nps, star, feedback score, happy customers
upselling, cross-selling, add-on, spend per head, average spend
cleaning, housekeeping, laundry, turndown, tidy, clean
evacuation, fire drill, alarm, exit, assembly point
redundancy, layoff, laid off, dismissal, severance, downsizing, job cuts
grievance, complaint, disciplinary, misconduct, tribunal
onboarding, induction, orientation, first weeks, new starters, probation
pay, salary, wage, compensation, remuneration, earnings, pay gap, bonus
pension, benefit, perk, insurance, leave
absence, sick leave, attendance, absenteeism
exit interview, leaver, resignation, turnover, retention
diversity, inclusion, equality, minority, gender balance, representation, underrepresented
panel, committee, board, jury, council
works council, union, staff representative, employee representative
mediate, mediator, mediation, arbitration, conciliation, go-between, neutral
weld, welding, metal, fabricate, solder, steel
turbine, wind, generator, blade, nacelle
oil, lubricant, grease, fluid, fuel, gas
bearing, gearbox, gear, shaft, drivetrain
inspection, check, audit, survey, examine, look over
spare part, component, part, replacement, stock
offshore, sea, vessel, platform, marine, boat transfer
lone working, rescue, evacuation, survival, sea survival
rebuild, restore, renovate, refurbish, recondition, repair
volunteer rescue, mountain rescue, lifeboat, search and rescue, fire brigade, ambulance volunteer
physio, physiotherapist, physical therapist, physical therapy
refund, refunded, reimburse, recover money, reclaim, claw back, repayment, overpayment
charity, not-for-profit, non-profit, third sector
pesticide, herbicide, insecticide, weedkiller, spraying, crop protection
trailer, tow, towing, b+e
self-employed, freelance, own business, business owner, co-owner, sole trader
frontend, front-end, front end, html, css, web development
athlete, sportsman, sportswoman, sports team, players, hockey, football team
hip, knee, joint, shoulder, ankle, elbow
close, closing, month-end, year-end, accounts
literacy, illiterate, read little, cannot read, reading age
picture book, children's book, illustrated book
fern, meadow, border, bed, planting
excavator, digger, bulldozer, earthmoving
peat, compost, mulch, organic, sustainable
usability, user test, usability session, user research, user interview
turnover, revenue, sales
`
