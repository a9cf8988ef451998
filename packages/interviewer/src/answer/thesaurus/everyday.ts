/** Groups of everyday words that say nearly the same, as people put one for another when they ask about work. */
export const everydayGroups = `
begin, start, launch, commence, initiate, found, establish, set up, create, introduce, open, kick off, originate, bring in, first
create, make, build, develop, design, produce, construct, invent, write, compose, craft, assemble, prepare, put together, set up
end, finish, stop, close, complete, quit, cease, retire, drop, abandon, discontinue, phase out, conclude
get, obtain, gain, earn, receive, win, secure, acquire, collect, achieve
keep, maintain, retain, preserve, hold, stay, remain, continue, sustain
change, alter, modify, adjust, convert, transform, replace, rework, revise, rewrite, redesign, swap, switch, different
replace, swap, substitute, exchange, instead, supersede, take over from, successor, new one, rid of
remove, delete, eliminate, take out, drop, cut, abolish, clear, get rid, strip, prune, disappear
join, combine, merge, connect, link, unite, integrate, attach, bring together, pool
divide, split, separate, share, part, segment, break up, allocate, partition
help, assist, support, aid, serve, back, relief, ease, look after
show, demonstrate, display, present, prove, illustrate, exhibit, reveal, visible, see, point out
tell, inform, notify, explain, say, report, announce, brief, let know, describe
ask, request, question, inquire, enquire, survey, interview, demand
think, consider, reason, reflect, believe, opinion, view, judge, ponder
know, understand, grasp, aware, familiar, recognise, knowledge, expertise, learn
find, discover, detect, identify, spot, locate, trace, uncover, notice, come across, catch, diagnose
look, watch, observe, see, view, monitor, inspect, examine, check
use, apply, employ, utilise, operate, run, handle, work with, using
give, provide, supply, offer, deliver, hand, donate, grant, award, issue
take, accept, receive, adopt, bring, carry, pick up
send, dispatch, ship, transfer, forward, post, deliver, transmit
move, shift, transfer, relocate, migrate, transport, carry, convey
carry out, conduct, perform, execute, do, run, implement, undertake
try, attempt, test, trial, experiment, pilot, effort
choose, pick, select, decide, opt, prefer, choice
allow, permit, let, enable, authorise, approve, sign off, may
forbid, ban, prohibit, refuse, deny, reject, not allowed, decline, turn down, say no, block, froze, freeze
protect, guard, secure, defend, safe, shield, prevent, preserve
prevent, avoid, stop, block, avert, prevention, before it happens, caught, reject, guard against
harm, damage, hurt, injure, injury, break, loss, impair
repair, fix, mend, restore, correct, recover, rebuild, service, put right
clean, wash, tidy, hygiene, clear
cook, prepare, bake, meal, food
buy, purchase, order, acquire, spend, procure
pay, cost, price, fee, money, charge, expense, spend
save, spare, economise, reduce, cut, savings, conserve
count, number, total, sum, amount, how many
measure, size, gauge, quantify, assess, metric, weigh, evaluate
compare, contrast, versus, difference, benchmark, against
grow, increase, rise, expand, enlarge, gain, more, raise, swell, climb
shrink, decrease, fall, reduce, decline, less, drop, cut, fewer, lower, halve, down
fast, quick, rapid, swift, speed, prompt, short, immediate, minutes, soon
slow, delay, late, long, wait, behind
early, soon, before, ahead, in advance, beforehand
late, delay, after, overdue, behind
always, constant, permanent, every, regular, continuous, routine, steady
sometimes, occasional, part-time, seasonal, now and then, side
new, recent, modern, fresh, novel, latest, newly, introduce
old, legacy, former, previous, obsolete, outdated, ageing, existing, mainframe
young, junior, early career, apprentice, beginner, new
big, large, huge, major, great, enormous, substantial, biggest, considerable
small, little, minor, tiny, slight, compact, few
good, excellent, great, positive, fine, strong, quality, well
bad, poor, negative, weak, awful, wrong, unpleasant
important, key, crucial, critical, vital, main, central, major, essential, matter, significant
difficult, hard, tough, tricky, complex, challenging, complicated, demanding
easy, simple, straightforward, plain, basic, simplify
right, correct, accurate, exact, true, proper, precise
wrong, incorrect, false, mistake, error, inaccurate
same, equal, identical, similar, alike, consistent, uniform
different, other, various, diverse, alternative, variety, unlike
common, shared, joint, usual, frequent, general
rare, unusual, seldom, special, unique, exceptional
public, open, community, civic, external, audience
private, internal, confidential, personal, secret, own
local, regional, nearby, neighbourhood, town, county, district, community
international, global, abroad, foreign, overseas, worldwide, countries, cross-border
safe, secure, safety, harmless, protected, no injury, risk-free, without incident
danger, risk, hazard, threat, unsafe, peril
angry, upset, furious, annoyed, irate, cross, frustrated
happy, satisfied, glad, pleased, content, delighted, satisfaction
sad, unhappy, distressed, upset, grieving, disappointed
afraid, fear, anxious, worry, nervous, concern, scared, shy
calm, quiet, composed, peaceful, relaxed, patient
tired, fatigue, exhausted, burnout, rest, sleep
honest, truth, sincere, open, frank, transparent, admit
brave, courage, dare, bold, speak up, stand up
friend, colleague, peer, companion, buddy, partner
enemy, rival, competitor, competition, opponent, compete
boss, manager, supervisor, chief, superior, head, director
beginner, newcomer, novice, starter, new arrival, arrival, newly, new starter
visitor, guest, tourist, audience, attendee, spectator
neighbour, resident, tenant, citizen, inhabitant, community
group, team, squad, band, unit, party, circle, club, committee
meeting, session, gathering, conference, appointment, talk, conversation
talk, speak, conversation, discuss, chat, dialogue, spoke, speech
letter, message, note, mail, email, memo
rule, policy, law, regulation, guideline, procedure, standard
list, checklist, catalogue, register, inventory, schedule
plan, scheme, project, programme, strategy, intention, design
idea, concept, proposal, suggestion, thought, notion
goal, aim, target, objective, purpose, ambition, mission
result, outcome, effect, consequence, impact, product, end, difference
cause, reason, origin, source, why, root, because, due to
problem, issue, trouble, difficulty, fault, bug, complaint, obstacle, defect
solution, answer, fix, remedy, workaround, resolve, way out
way, method, manner, approach, technique, means, path, procedure
part, piece, section, component, element, portion, segment
place, location, site, spot, position, venue, room, area
house, home, building, flat, apartment, residence, property
office, workplace, desk, premises, site, headquarters, branch
road, street, path, route, way
town, city, village, municipality, urban
country, nation, state, land, abroad
world, earth, globe, international, global
day, daily, date, 24 hours, per day, a day
night, overnight, evening, dark, nights
week, weekly, seven days, fortnight
month, monthly, four weeks
year, annual, yearly, twelve months, per year, a year, season
hour, hourly, time, minutes, shift
period, phase, stage, era, term, span, stretch
half, halve, fifty percent, 50 percent, 50%
double, twice, two times, duplicate
percent, percentage, share, rate, proportion, ratio
size, scale, extent, volume, dimension, capacity, big, large, how big
weight, heavy, load, kilogram, tonne, mass
length, long, distance, kilometre, mile, duration
height, high, tall, altitude
temperature, cold, hot, heat, warm, cool
colour, paint, shade, hue
sound, noise, audio, music, listen, hear, acoustic
light, lamp, bright, illumination, lighting
machine, device, equipment, engine, apparatus, appliance, instrument
tool, instrument, device, utensil, software, kit
material, substance, fabric, stuff, metal, wood, plastic
paper, document, sheet, form, print
book, volume, publication, text, novel, manual
picture, image, photo, drawing, illustration, visual
number, figure, digit, data, statistic, count
name, title, label, called, term
word, term, vocabulary, text, wording, phrase, language
story, tale, narrative, account, article
question, query, enquiry, ask, quiz
answer, reply, response, respond
advice, guidance, counsel, recommend, tip, consult, advise
education, school, study, training, course, learning, class
lesson, class, course, workshop, seminar, training
skill, ability, talent, competence, expertise, craft
job, work, employment, position, career, post, occupation
money, cash, fund, budget, finance, capital, euro, dollar, pound
customer, client, buyer, user, consumer, shopper, guest
goods, product, item, merchandise, article, stock, parcel
shop, store, retail, market, outlet, supermarket
company, firm, business, employer, corporation, organisation, enterprise
leader, head, chief, manager, captain, director, boss, lead
worker, employee, staff, labour, personnel, workforce, operative
family, parent, relative, household, mother, father
child, kid, pupil, infant, youngster, student, boy, girl, teenager
doctor, physician, medic, consultant, clinician
sick, ill, patient, disease, unwell, illness
medicine, drug, medication, treatment, dose
food, meal, dish, eat, nutrition, diet
sport, exercise, fitness, training, athletic, run
music, song, instrument, choir, sing, band, concert
nature, outdoor, environment, wildlife, forest, mountain, landscape
mountain, hill, climb, alpine, hike, peak, summit
sea, ocean, offshore, marine, coast, boat, ship, vessel, beach
animal, pet, dog, cat, horse, wildlife, bird, bee
plant, garden, flower, tree, vegetable, grow
weather, storm, wind, rain, climate, snow
war, conflict, military, army, battle
law, legal, court, justice, rule, legislation
crime, fraud, theft, offence, police
vote, election, elected, elect, choose, ballot, representative
elected, chosen, appointed, voted, nominated, selected
member, belong, part of, participant, fellow
volunteer, unpaid, voluntary, charity, free of charge
award, prize, honour, medal, recognition, trophy, win
win, victory, success, triumph, first place, beat, awarded
lose, defeat, loss, fail, drop
compete, contest, competition, championship, tournament, league, race
celebrate, party, event, festival, ceremony
travel, trip, journey, commute, tour, go abroad
arrive, arrival, come, reach, newly arrived, land
leave, depart, exit, go away, resign, quit
return, come back, again, back, repay, returner
wait, queue, delay, hold, patience
meet, encounter, gather, see, face
follow, comply, obey, adhere, according to
lead, guide, direct, head, run, in charge, steer
teach, train, instruct, educate, coach, explain, tutor, show how
learn, study, practise, master, pick up, acquire
read, reading, literacy, book, text
write, author, draft, compose, wrote, document, pen
draw, sketch, draft, illustrate, design
count, calculate, compute, arithmetic, sum
agree, accept, consent, approve, settle, deal
disagree, differ, object, oppose, dispute, argue, against
promise, commit, guarantee, pledge, assure
trust, believe, rely, confidence, depend, faith
doubt, uncertain, sceptical, question, unsure
hope, wish, want, desire, would like
like, enjoy, love, fond, favourite, prefer, passion
hate, dislike, avoid, loathe, least favourite
care, look after, tend, nurse, concern, attention
worry, concern, anxious, fear, stress
surprise, unexpected, astonish, amaze, shock, sudden
remember, recall, memory, memorable, forget
ready, prepared, available, set, willing, on standby
busy, occupied, hectic, full, peak, rush
free, available, spare, no cost, without charge
full, complete, whole, entire, total, all
empty, vacant, unused, blank, none
open, launch, start, accessible, public
closed, shut, locked, finished, end
strong, robust, solid, powerful, tough, resilient
weak, fragile, poor, feeble, limited
rich, wealthy, expensive, luxury, premium
poor, cheap, low-cost, disadvantaged, deprived, needy
clear, plain, obvious, understandable, simple, transparent
careful, thorough, cautious, precise, attentive, meticulous
check, verify, inspect, review, audit, control, double-check, test, examine
error, mistake, fault, bug, defect, slip, wrong, discrepancy
proof, evidence, show, demonstrate, confirm, data
record, log, register, document, archive, note, file
report, statement, account, summary, paper
send back, return, reject, refund
order, sequence, arrange, sort, organise
organise, arrange, coordinate, plan, run, manage, schedule, set up
schedule, timetable, plan, rota, calendar, agenda, diary
alone, solo, single, independent, by yourself, on your own
together, jointly, team, with others, collaborate
against, versus, opposed, despite
despite, although, even though, anyway
instead, rather, alternative, replace
spread, share, distribute, publish, roll out, circulate, pass on
supply, provide, stock, deliver, vendor
demand, need, request, requirement, want
need, require, must, necessary, essential
extra, additional, more, further, besides, beyond, plus, aside
side, besides, next to, extra, additional, beyond
nobody, none, no one, without, zero, no
almost, nearly, close to, about, around, roughly
certain, sure, confident, definite, guaranteed
possible, can, able, feasible, potential
future, next, upcoming, plan, later, ahead, until
past, former, previous, history, ago, before, earlier
valid, current, expire, expiry, run out, until, renew, renewal, in force, good until
resolve, settle, conclude, close, sort out, dispute, end
overtime, extra hours, long hours, additional hours, late hours
environment, environmental, eco-friendly, green, emission, sustainable, solvent, pollution, climate
mistake, failure, fail, flop, error, setback, go wrong, forgot, misjudge, badly, learn the hard way, wrong
push back, say no, stand firm, disagree, refuse, object, resist, promise too much
historic, heritage, listed, period, antique, restoration, conservation, old, traditional
throw, waste, discard, bin, leftover, scrap, rubbish
target, quota, goal, objective, aim, kpi
scale, scale-up, industrialise, mass production, series production, production, volume
bench, lab, laboratory, workshop
punctual, punctuality, late, lateness, on time, delay, early
keep, save, retain, win back, renew, loyal, hold on
volume, how many, capacity, throughput, per day, per night, a night
early, morning, dawn, first thing, before sunrise, four each morning, at six
caseload, case, dispute, matter, file, on your desk
neighbour, resident, local people, locals, nearby, community
workforce, tradespeople, labour, crew, subcontractor, gang
profit, margin, bottom line, earnings
audit, inspection, check, review, examination
competition, contest, compete, tournament, championship, prize
aggression, aggressive, violent, violence, hostile, threaten, shout, abuse, angry
crash, collision, accident, at fault, derail, incident
newsletter, mailing list, subscriber, sign-up, audience, circulation
overconfident, overestimate, arrogant, too sure, cocky, overconfidence
asylum, refugee, migrant, newcomer, arrival
power, energy, electricity, fuel, traction, consumption
announce, announcement, inform, tell, notice, passenger information
reader, audience, subscriber, readership, circulation
fundraise, fundraising, donation, donor, appeal, sponsor, grant
inspector, inspection, ofsted, audit, regulator, visit
lesson, period, class, teaching hour, course
tutor, private lesson, one-to-one, extra help, homework club
tree, forest, timber, wood, woodland, forestry
fish, fishing, aquaculture, trawler, catch
mine, mining, quarry, drill, geology, rock, ore
textile, fabric, sew, garment, tailor, fashion, cloth, pattern
hair, beauty, salon, barber, cosmetic, stylist
theatre, stage, rehearsal, actor, performance, play, audience, production
camera, film, video, footage, shoot, edit, cinema, documentary
translate, translator, translation, interpreter, subtitle, localisation
archive, record, manuscript, catalogue, collection, heritage, digitise
pharmacy, pharmacist, prescription, dispense, medicine
dentist, dental, tooth, oral, orthodontic
physiotherapy, rehabilitation, exercise, mobility, therapist, recovery
eye, vision, optician, optical, sight, glasses
vaccine, vaccination, immunise, jab, injection
diet, nutrition, nutritionist, eating, food
architect, architecture, building design, facade, floor plan
survey, surveyor, measure, land, boundary, levelling
plumb, plumber, pipe, heating, boiler, water, drain
roof, roofer, tile, slate, gutter
electrician, wiring, installation, circuit, fuse, switchgear
paint, painter, decorator, plaster, finish, wallpaper
cabin crew, flight attendant, passenger, aircraft, airline
pilot, captain, cockpit, aircraft, flight
ship, vessel, captain, crew, deck, port, navigation
soldier, army, military, veteran, regiment, deployment, officer
police, officer, patrol, investigation, arrest, detective
fire brigade, firefighter, fire, rescue, hose, blaze
court, judge, hearing, tribunal, magistrate, legal proceedings, proceedings
immigration, asylum, visa application, residence, border
notary, deed, will, probate, estate, inheritance
customs, duty, tariff, import, export, clearance, trade
auction, bid, lot, valuation, antique
estate agent, property, listing, viewing, valuation, house
library, librarian, loan, reader, catalogue, shelf
museum, exhibit, exhibition, curator, collection, visitor
church hall, community centre, youth club, neighbourhood centre
nursery, kindergarten, preschool, early years, toddler, childcare
special needs, inclusion, autism, disability support, send, learning difficulty
headteacher, principal, school management, deputy head
lecture, seminar, tutorial, undergraduate, university teaching
thesis, dissertation, doctoral, postdoc, supervision
grant, proposal, funding bid, research funding
sample, specimen, assay, culture, pipette, titration
genetics, gene, dna, sequencing, genome
protein, enzyme, antibody, cell, molecular biology
climate, atmosphere, weather, emission, warming
satellite, orbit, space, rocket, spacecraft
telescope, astronomy, star, galaxy
robot, robotics, actuator, gripper, autonomous
sensor, measurement, probe, detector, calibration, instrument
calibrate, calibration, adjust, tolerance, precision
prototype, sample, mock-up, proof of concept, first version
mould, tool, die, injection moulding, casting
cnc, lathe, mill, machining, turning
paint shop, coating, varnish, primer, finish, lacquer
pack, packaging, box, carton, wrap
label, barcode, tag, sticker, mark
call centre, hotline, helpdesk, service desk, support line, ticket
ticket, request, case, incident, helpdesk
escalate, escalation, second line, hand up, refer
chargeback, refund, return, warranty, claim
loyalty, repeat customer, regular, retention, returning
footfall, visitor number, attendance, traffic
window display, merchandising, shelf, layout, shop floor
stocktake, inventory count, stock count, shrinkage
cash desk, till, checkout, cashier, register
tip, upsell, recommendation, add-on
wine list, cellar, pairing, sommelier
reservation, booking, table, cover, appointment
banquet, catering, event, function, wedding
`
