/**
 * Questions that employers ask about each usual subject, in whole sentences and as notes. The topics are learned from these
 * by `pnpm train-answers`; the words of a topic's examples are those that ask for the topic and for nothing beyond it.
 */
export const topicExamples: Record<string, string> = {
  introduction:
    'Tell me about yourself. | Who is the candidate? | short profile | Give me a quick summary of this person. | background in a nutshell | professional profile? | elevator pitch | Introduce yourself. | Walk me through your career. | What should we know about you? | career overview | describe your background briefly | quick intro | what kind of professional are you | sum up your career so far | career summary | who are you',
  'current job':
    'What is your current job? | current role | present position | job title? | Where do you work now? | Who do you work for? | current employer and title | what are you doing at the moment | what do you do today | latest position | your job now | who employs you at present | most recent role | what do you do for a living | current company? | where are you employed currently and since when | What are your present duties? | actual position | where do you work, since when | current job? | where now, as what | at which firm at present, doing what | present job | present post | present role | current post | what are you up to these days | present employer? | who pays your wages now',
  'previous job':
    'What was your previous job? | last job before this one | former employer | where did you work before | prior position | job before the current one | what did you do before | previous role? | earlier employer | any other job before | what was your last job before this one | last position before the present one | and before that? | what was before that | the job before | where were you previously | what came before the current post',
  'first job':
    'What was your first job? | where did your career start | earliest position | how did you start out | first employer | when did you begin working | career beginnings | first role after school | how did you get into the industry | how did you get into the trade | very first post | entry into the profession | first job after university | first job after college | first job after graduating | where did you begin your career | where did you start out',
  'longest job':
    'Where did you stay longest? | longest job | which job lasted the longest | longest stay with one employer | In which position did you spend the most time? | longest tenure',
  'jobs at the same time':
    'Did you have two jobs at the same time? | overlapping jobs | parallel positions | ever held several posts at once | jobs in parallel | more than one job at once',
  employers:
    'Which companies did you work for? | employers so far | list of employers | career history | work history | all previous employers | companies | where have you worked | which firms | name all your jobs | positions held | past employers | employment history | jobs so far | which organisations | previous companies | what other jobs | other jobs held | all employers with dates | list every employer and dates | stations of the career | full job history with dates | where worked, from when to when | jobs in order with dates | list of all companies with years | career path',
  'best skill':
    'What are you best at? | strongest skill | top strength | main expertise | biggest strength | what is your speciality | key strengths | what are you really good at | forte | core competence | strengths? | area of expertise',
  'weakest skill':
    'What are your weaknesses? | weak points | biggest weakness | what are you not good at | areas to improve | development areas | shortcomings | strengths and weaknesses | least experienced in | weak sides | what is not so good | where do you need help | soft spots',
  tools:
    'Which tools do you use? | software skills | tech stack | which programs do you know | technical skills | IT skills | what systems have you worked with | technologies | programming languages | frameworks | computer skills | software used | which applications | hard skills | what technologies do you work with | coding skills | software knowledge | tool stack | software and level | which applications are used daily | IT systems known | tooling | stack and proficiency',
  skills:
    'What skills do you have? | skills | skill set | soft skills | competencies | key skills | abilities | what can you do | list of skills | what are your main skills',
  leadership:
    'Have you led a team? | team size | leadership experience | how many people report to you | direct reports | people management | how big is your team | staff responsibility | have you managed people | number of employees supervised | management experience | who reports to you | team lead experience? | how many people do you lead | size of the team you manage | supervisory experience | line management | how many people under you | headcount responsible for | did you supervise anyone | span of control | people responsibility | how many heads | headcount under you | have you ever led a team, how many heads | any direct reports | leader of how many | who works under you | biggest team led | any people to manage | how large a crew do you lead | management of staff',
  mentoring:
    'Have you trained others? | mentoring experience | coached juniors? | training of new staff | have you taught or instructed colleagues | trainer experience | apprentices trained | do you mentor anyone | onboarding of new colleagues | have you supervised interns or students | have you taught newcomers | showed juniors the ropes | trains apprentices? | looks after trainees',
  achievements:
    'What are your achievements? | biggest achievement | what are you most proud of | accomplishments | greatest success | career highlights | key results | major successes | notable accomplishments | best thing so far | career best | what stands out',
  figures:
    'What results did you achieve in numbers? | measurable results | impact in figures | which numbers improved | quantifiable achievements | did your work make a difference, by how much | KPIs improved | measurable impact | hard numbers please | results in figures | what changed in numbers under you',
  'total years':
    'How many years of experience do you have? | years of experience | total experience | how long have you been in this field | how long have you been working | overall work experience in years | how many years in the profession | experience (years)? | seniority in years | length of career | years in the industry | yoe overall | years in the trade | how many years in total | how long in the business | seniority | how long have you been doing this | overall experience length',
  awards:
    'Have you won any awards? | awards | prizes | honours | any recognition | medals | distinctions | accolades | awards or recognitions received | won anything | scholarships | prizes and awards | were you ever recognised for your work | trophies | won anything | any trophies or titles | awards with year | been honoured? | any distinction won',
  projects:
    'Which projects have you worked on? | projects | side projects | portfolio projects | notable projects | list your projects | personal projects | project experience | what projects have you done | key projects | any own projects',
  publications:
    'Have you published anything? | publications | papers | articles written | list of publications | books or papers authored | research papers | published work | any publications? | have you written on the subject | anything printed | book or article',
  talks:
    'Have you spoken at conferences? | talks | public speaking | conference presentations | keynote | lectures held | speaker experience | presentations given at events | webinars',
  education:
    'What did you study and where? | education | degree | university | where did you study | academic background | which university did you attend | highest degree | qualifications and degrees | studies | when did you graduate | what is your degree in | school education | training and education | alma mater | did you go to college | vocational training | apprenticeship? | educational background | where did you train | which school | what did you study | degrees? | masters degree from where | bachelors degree? | diploma | where did you get your degree and when | formal qualification | when did you finish your studies | where were you educated | studied overseas | schooling | proper degree or learnt by doing | degree and grade | academic qualifications | which college and years | what training do you have | school leaving certificate | studied abroad? | level of schooling | degree and university | studied what, where | where was the degree taken | subject and college | degree subject and final year',
  certificates:
    'Which certificates do you have? | certifications | certs | licences | professional qualifications | are you certified | accreditations | certificates and licences | registered with a professional body? | are you licensed | any certification? | professional certificates | credentials | courses and certificates | is the registration valid | licensed to practise | qualified? | certs with year | which tickets and cards | certification and expiry | any CS certification | licences and tickets held | papers and certificates | what are you certified for',
  driving:
    'Do you have a driving licence? | driving licence | can you drive | licence classes | do you drive | car licence | drivers license? | which categories of driving licence | clean licence | able to drive | licence and car | mobile? drives? | which licence for vehicles | category B licence',
  'own car':
    'Do you have a car? | own car | do you own a vehicle | access to a car | own transport | car for site visits | does the candidate drive to work with an own car | do you have a car for the road | own wheels',
  languages:
    'Which languages do you speak? | languages | spoken languages | language skills | foreign languages | how many languages do you speak | mother tongue | native language | languages and levels | which languages and how well | multilingual? | languages spoken | what languages | language level | language proficiency | which tongues | languages with levels | speaks what | language ability | how many languages at what level | what does the candidate speak',
  'spare time':
    'What are your hobbies? | hobbies | interests | free time | spare time activities | what do you do outside work | pastimes | what do you do for fun | leisure | personal interests | how do you relax | what do you do at weekends for fun | outside of work | private interests | sports | what are you up to on days off | off duty | when not working | what do you do after work | private life hobbies | anything fun outside work | after hours | weekend pastime | likes football? | keen on music? | outside the office what do you do',
  volunteering:
    'Do you volunteer? | volunteering | voluntary work | community work | charity work | unpaid work | social commitment | pro bono | community involvement | anything given back outside work | pro bono stuff | unpaid posts | honorary office | voluntary posts | works for charity?',
  references:
    'Can you provide references? | references | referees | references available? | contact of a former boss | letters of recommendation | reference from manager | who can vouch for you | anybody we could ring up about you | someone we can call | names of referees | can we talk to a former manager | referees willing to speak',
  patents: 'Do you hold patents? | patents | any patents filed | inventions patented',
  memberships:
    'Are you a member of any professional body? | memberships | professional associations | member of a society | affiliations | which associations do you belong to | committees | which body or chamber | association work',
  portfolio:
    'Do you have a portfolio? | portfolio | github | website | work samples | link to your work | online profile | examples of work',
  salary:
    'What are your salary expectations? | salary | expected pay | desired salary | how much do you want to earn | current salary | compensation | day rate | hourly rate | wage | pay | what does the candidate cost | salary range | fee | remuneration expectations | how much do you earn | expected compensation | rate expectation | what would you like to earn | package expected? | expected package | wage idea gross per year | base and bonus expectation | what money are you after | comp expectations | pay idea | rate per day? | how much do you want gross | salary wish | ballpark on salary | price tag | what do you charge | remuneration | price range | bonus expectation',
  availability:
    'When can you start? | notice period | availability | start date | how soon could you begin | earliest start | available from | notice | when are you available | how long is your notice period | can you start immediately | are you available now | earliest possible date to join | availability to join | how soon could you leave | fast mobilisation possible | when could you be with us | how quickly can you get out of your contract | free from when | when are you free | time to join | when could you start | possible start date | first day possible | ready when | what notice do you have to give | earliest joining date | period of notice | how long until you can begin with us',
  relocation:
    'Would you relocate? | relocation | willing to move | where do you live | where are you based | location | open to moving to another city | would you move abroad | commute | willing to relocate? | current location | mobility | based where | where is home | lives where | would you come to us | prepared to move house | which town',
  'remote work':
    'Can you work remotely? | remote | home office | hybrid | work from home | remote or on site | remote ok? | onsite possible',
  'working hours':
    'Part time or full time? | working hours | full time | how many days a week | hours per week | part time? | flexible hours | reduced hours | how many hours | full days? | how many hours per week are wanted | part-time wish | percentage of a full post | reduced hours possible',
  shifts:
    'Would you work night shifts? | shift work | nights | night shifts | on call | evenings | can you work shifts | rotating shifts | night duty | open to shift work',
  weekends:
    'Can you work weekends? | weekend work | saturdays | sundays | available at weekends | work on public holidays | willing to work weekends',
  overtime:
    'Would you work overtime? | overtime | long hours | extra hours | how do you feel about overtime | crunch ok? | extra shifts possible',
  travel:
    'Are you willing to travel? | travel | business trips | how much travel is acceptable | ready to travel for work | percentage of travel | travelling for the job | percentage on the road | max travel | how much travelling is fine | days away from home | trips ok?',
  'work permit':
    'Do you need a visa? | work permit | right to work | visa sponsorship | eligible to work here | residence permit | do you need sponsorship | authorised to work in the UK | right to work, until when | permit to stay | is sponsorship needed | visa status | work authorisation | permanent resident? | permanent residence? | resident status for work | allowed to work in this country | can you work here without a permit | which visa, valid until when | citizen or permit needed to work',
  clearance: 'Do you have security clearance? | clearance | background check | vetted | police check | DBS check',
  contact:
    'What is your phone number? | email address | contact details | how can I reach you | linkedin | telephone | home address | how do we contact the candidate | how do we get hold of you | mobile number | mail address | phone?',
  superior: 'Who is your boss? | who do you report to | line manager | reporting line | superior',
  future:
    'Where do you see yourself in five years? | career goals | what are you looking for | next step | ambitions | what kind of job do you want | future plans | what do you want to do next | ideal job | desired position | aspirations | what type of role are you seeking | what do you want next | gross plans | dream job | where should it go from here | which job is wanted',
  leaving:
    'Why do you want to leave? | reason for leaving | why are you looking for a new job | why did you leave your last job | reason for change | why do you want to change jobs | why move on | motive for leaving | why are you on the market | reason for the move | why leave after so long | motivation for change | what makes you want to leave | why looking | why is the job being left | reasons to switch | why a new job now | motivation to leave | what is wrong with the present job',
  gap: 'Is there a gap in the resume? | career break | gap in employment | time off | sabbatical | unemployed when | gaps? | breaks between jobs | what did you do in the break | hole in the cv | why the pause | anything between the jobs',
  motivation:
    'What motivates you? | motivation | why do you do this job | why did you choose this profession | what drives you | why are you interested in us | what do you enjoy about your work | why this job | why this trade of all trades | what made you choose this work | why did you go into this field | what gets you up in the morning | how come you do this job',
  'what others say':
    'What would your colleagues say about you? | how would your boss describe you | what do others think of you | how do colleagues describe you | feedback from others | reputation',
  personality:
    'How would you describe your personality? | introvert or extrovert | character traits | temperament | personality type | what sort of person | as a type | what are you like',
  preference:
    'What do you prefer? | favourite task | would you rather work alone or in a team | preferences | preferred way of working | favourite',
  'management style':
    'What is your management style? | leadership style | working style | how do you lead | style of management | communication style | teaching style | as a boss | style with a team | what kind of boss are you | how do you run a team',
  'other offers':
    'Are you talking to other companies? | other applications | other offers | interviewing elsewhere | how did you hear about us',
  'side job':
    'Do you have a second job? | side business | side hustle | secondary employment | moonlighting | non-compete',
  'kind of contract':
    'Permanent or contract? | open to freelance | fixed term contract | temporary work | contract type',
  grades: 'What grades did you get? | final grade | GPA | marks | class of degree | grade average',
  thesis:
    'What was your thesis about? | dissertation | thesis topic | final project | topic of the masters thesis and grade | what was the thesis on',
}

/** Questions of no usual subject: what they ask is found by their own words. */
export const openExamples = `Have you worked with children? | experience with forklifts | What did you do at the bakery? | how did you cut costs | Which machines did you operate? | customer service experience? | Did you negotiate contracts? |
How large was the budget you managed? | budget | What was your role at the bank? | how many patients a day | number of clients | Tell me about a conflict with a colleague. | a mistake you made | how do you handle stress |
worst day at work | difficult customer, what did you do | Have you sold insurance? | knows accounting? | kitchen experience | What did you build with Java? | Excel level | how good is your French | do you speak German |
have you ever repaired engines | when were you at Siemens | how long did you work for the city | from when to when were you at the hotel | Did sales go up under you? | how did you reduce waste | safety record | accidents |
quality control experience | experience in hospitals | what did you do between 2010 and 2012 | which countries did you work in | international experience | worked abroad? | how did you deal with an angry parent | have you opened a shop |
did you design the website | describe a project that failed | a time when you disagreed with your manager | handling deadlines | experience with budgets | have you written software for cars | what do you teach | how many pupils |
event management | retail experience | when did you join the company | agile experience | can you weld | SAP knowledge, which modules | logistics background | how many stores | which suppliers | who were your customers | which brands |
did turnover fall | what was the outcome of the project | which methods do you use | how do you plan a day | have you handled complaints | have you worked in a laboratory | research topics | fundraising experience | how much money did you raise |
what size was the farm | how many beds | how many cases | what kind of cases | types of buildings | Which instrument do you play? | Have you published code for robots? | cloud migration | testing experience | data protection knowledge |
how did you win the customer | when was the project finished | who worked with you on the project | how did you prepare for the audit | did you train as a diver | hygiene rules | press work | social media | marketing campaigns | crisis management |
how do you give feedback | how do you convince people | how do you learn new things | dealing with pressure | an emergency you handled | what went wrong and what did you change |
how large was the biggest one | sales of the product? | which machines and which brand | what was the audit on | how often in person | is that still going | how tall are the pieces | did numbers go up | who was the teacher there | does it still run | which vendor, how long did it take, savings |
which regions | did the team win | prices set personally? | how big is the area covered | what happened in the accident | applications received | transit time in days | have you worked with glass | knows wood? | company size preferred | typing speed | tell us about an unhappy customer | a decision you regret | has a project ever ended in disaster | what do you do when a colleague does not pull their weight |
any experience with tunnels | worked in a foundry? | knows the local market? | do you set prices yourself | exposure to audits | background in just-in-time | what is the throughput | test coverage | uptime figures | how busy was the ward | did error rates improve | how many kilos saved | how many people were promoted under you | staff brought on to senior level | trains for a marathon? | keen on trains | how did customers find the shop | who checks your work`
