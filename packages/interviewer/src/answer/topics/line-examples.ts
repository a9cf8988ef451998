/** Lines of resumes by the topic of which they are evidence. What a line is about is learned from these by `pnpm train-answers`. */
export const lineExamples: Record<string, string> = {
  education:
    'BSc Biology, University of Leeds, 2011 – 2014 | Master of Arts in History, Universität Wien | Abitur, Gymnasium Bonn, 2004 | Apprenticeship as a joiner, 2008 – 2011 | PhD in Physics, ETH Zürich, 2016 | High school diploma, Lincoln High, 2015 | Vocational school for nursing, Kraków | Diploma in Business Administration, evening college | BTEC Level 3 in Engineering | Licenciatura en Derecho, Universidad de Sevilla | Bachelor of Commerce, Delhi University, first class | Bootcamp in web development, 12 weeks, 2022 | GCSEs and A-levels | Technical college, electronics, 1999-2002 | Studied architecture at Delft | Exchange semester in Lyon | Trained as a chef at the hotel school | Faculty of Law, University of Bucharest, 2015 | Leaving certificate 2019',
  certificates:
    'PMP certified since 2019 | First aid certificate, valid to 2026 | AWS Solutions Architect | Certified Public Accountant | Scrum Master (PSM I), 2021 | Forklift licence | Registered nurse, NMC | ITIL Foundation | Chartered Engineer | Food hygiene level 3 | Welding certificate EN ISO 9606 | Cisco CCNA, 2018 | Safety card SSSTS | Lifeguard badge | Gas Safe registered | Teaching licence, State of Oregon | CELTA, 2012 | Licence to sell securities | Registration with the General Pharmaceutical Council | Advanced life support provider | Crane permit | Six Sigma Green Belt',
  languages:
    'English (fluent), Spanish (native) | German C1, French B2 | Languages: Polish, English, Russian | Mother tongue Italian; good English | Hindi, Urdu and some Arabic | Bilingual in Welsh and English | Mandarin: native, English: IELTS 7.0 | Fluent French and basic Dutch | Swedish, Norwegian, Finnish (beginner) | Portuguese native, English advanced | British Sign Language level 2 | Turkish as first language',
  'spare time':
    'Hobbies: chess and hiking | Interests: photography, cooking | Plays the piano in a jazz trio | Marathon runner | Football on Sundays | Reading crime novels, gardening | Sailing. Old motorbikes. | Knitting, choir | Restores bicycles | Climbing and skiing | Keeps bees | Board games, cinema | Yoga, travel, ceramics | Coach of the under-10 handball team | Model trains | Swims in lakes, bakes bread | Painting; two dogs | Fishing and camping | Dancing salsa | Amateur theatre',
  driving:
    'Driving licence category B | Full clean driving licence | Licences: C1, D, BE | Driver’s licence, own car | HGV class 1 licence | Holds a motorcycle licence | No driving licence | Licence classes B and C+E',
  availability:
    'Notice period: three months | Available from 1 June | Can start immediately | Two weeks’ notice | Free from September | Ready to join within a month | Available at short notice | Earliest start: January 2027 | One month notice',
  relocation:
    'Willing to relocate | Open to moving within Europe | Would move to Berlin | Based in Manchester, happy to move | Not willing to relocate | Looking for a post in Madrid only | Lives in Graz | Mobile throughout the country',
  'remote work':
    'Prefers remote work | Remote or hybrid | Works from home three days a week | Remote only | Open to hybrid work',
  'working hours':
    'Looking for part time, 30 hours | Full time only | Four days a week | Available 20 hours per week | Flexible hours | Mornings only',
  shifts:
    'Night shifts possible | Happy to work shifts | Used to rotating shifts | No night work | Evening hours are fine | On call every third week',
  weekends:
    'Can work weekends | Saturdays are no problem | Weekends by arrangement | No Sunday work | Prefers free weekends',
  travel:
    'Willing to travel up to 50% | Travel within Europe is fine | Happy to go on business trips | No travel | Ready to be away from home all week',
  'work permit':
    'EU citizen, right to work in Ireland | Work permit valid to 2028 | Needs visa sponsorship | Green card holder | Settled status in the UK',
  clearance: 'Security clearance: SC | DBS checked | Secret clearance | Police check passed in 2024',
  memberships:
    'Member of the Institute of Physics | Fellow of the Royal Society of Arts | Member of the bar association | Board member of the local business club | On the committee of the growers’ association | Chairs the regional chamber committee',
  volunteering:
    'Volunteer at the food bank | Treasurer of a charity | Fire brigade volunteer | Helps in a homeless shelter on Sundays | Scout leader | Trustee of a youth club',
  awards:
    'Employee of the Year 2019 | Winner of the regional design prize | Scholarship of the Rotary Foundation | Best Paper Award | Second place, national championship | Bronze medal | Salesperson of the Month | Finalist, Young Chef of the Year | Dean’s list | Commended by the fire chief | Shortlisted for the teaching prize',
  publications:
    'Three papers in peer-reviewed journals | Book on roof gardens, 2018 | Articles for trade magazines | Co-author of a textbook | Chapter in a handbook of nursing | Blog with 2,000 readers',
  talks:
    'Speaker at PyCon 2021 | Keynote, Hospitality Forum | Poster at the European congress | Panel on housing, Leeds | Gives lectures on wine',
  references: 'References on request | Reference: Dr. Hale, former head | Letters of recommendation available',
  salary: 'Salary expectation: 60,000 euros | Day rate £450 | Expected salary $85,000',
  leadership:
    'Led a team of twelve | Manages 30 employees in two shops | Head of a department of nine | Supervises four technicians | Responsible for a crew of six | Runs the kitchen brigade of ten | In charge of 40 guards | Deputy head of a ward with 18 staff | Team lead for seven developers',
  mentoring:
    'Mentors two junior engineers | Trained new cashiers | Supervises apprentices | Coaches young teachers | Instructs recruits in first aid | Runs a study group for beginners | Takes in three interns a year | Guest lecturer on hygiene, two evenings a term | Teaches beginners on Saturdays',
  'own car': 'Own car | Has a van of his own | Car available',
  future:
    'Seeks a role in product management | Looking for a post as head gardener | Wants to move into teaching | Career goal: chief engineer | Aims to run a kitchen of her own | Would like to do more research',
  work: 'Reduced waste by 20 percent | Built the booking system in Java | Served 200 guests a night | Introduced new stock control | Wrote reports for the council | Installed heating in 40 homes | Answered calls from customers | Moved the warehouse to a new site | Budget of two million | Designed posters and leaflets | Cleaned and repaired pumps | Prepared the yearly accounts | Opened three shops | Negotiated with suppliers | Zero accidents in two years | Weekly reports to management | Processed 90 orders a day | Cut costs by a third | Safety delegate | Ran the summer festival | Reports to the managing director',
}
