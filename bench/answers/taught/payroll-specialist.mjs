import { person } from '../own/person.mjs'

export const payrollSpecialist = person(
  'Torsten',
  {
    overview:
      'Payroll specialist from Kassel, since 1998 in the profession. I have paid bus drivers, bakers and professors, always on time. With public sector tariff TVöD I am very sure, with construction wages not.',
    jobs: [
      [
        'clinic',
        'Payroll Specialist',
        'Klinikverbund Fuldatal, Kassel',
        '04/2015',
        'today',
        'Responsible for 2.300 employees in three hospitals, letters A to K. Night and Sunday supplements, on-call duties of doctors, parental leave. Change from paper to electronic sick notes 2023, as project leader on the payroll side. Error rate 0,4 percent of payslips.',
      ],
      [
        'bus',
        'Payroll Clerk',
        'Hessenbus Verkehrs GmbH, Kassel',
        '07/2005',
        '03/2015',
        '640 drivers, shift bonuses out of the tachograph system. Two audits of the pension insurance without back payment.',
      ],
      [
        'office',
        'Clerk in a tax office practice',
        'Steuerbüro Wendland, Göttingen',
        '08/1998',
        '06/2005',
        'Wages for 90 small firms: bakeries, two hairdressers, a riding stable. Short-time work only in theory at that time.',
      ],
    ],
    skills: [
      ['garnish', 'Wage garnishments', 'about 70 running cases, talks with creditors myself'],
      ['cert', 'Certificates and social security reports', 'A1 for travel in the EU, 300 per year'],
    ],
    technical: [
      ['sap', 'SAP HCM PY', 'customising no, application yes', 'advanced'],
      ['datev', 'DATEV Lohn und Gehalt', 'until 2005, refreshed 2021 in course', 'intermediate'],
      ['excel', 'Excel', 'pivot tables, lookup', 'advanced'],
    ],
    roles: [
      [
        'council',
        'Member of the staff council',
        'Not released from work; ombudsman for questions on grading.',
        '2018 – 2022',
      ],
      ['trainer', 'Examiner at the chamber of commerce (IHK)', 'Two weeks each summer.', 'since 2012'],
    ],
    achievements: [
      ['s4', 'Certificate "Payroll expert", Haufe Akademie', '18 days of course, in own holidays.', '2011'],
    ],
    other: [
      'Apprenticeship as Industriekaufmann, VW plant Baunatal, 1995 – 1998, final mark 2',
      'German, English B1, some Turkish from the bus depot',
      'Home office two days wished',
      'Severe weekly working time wish: 35 hours instead of 38,5',
      'I keep bees, nine colonies',
    ],
  },
  [
    [
      'a-mistake',
      'clinic',
      'What was your worst mistake?',
      'In December 2016 I paid the Christmas bonus twice to 112 nurses. I went to each ward with a cake and a list and agreed with every person how to pay back, and 109 did it by March.',
    ],
    [
      'a-angry',
      'garnish',
      'How do you speak to an angry employee?',
      'A driver threw his payslip at my desk. I asked him to sit, I turned the screen so that he saw the same as me, and we went through it line by line. He had been right in line seven.',
    ],
    [
      'a-why',
      'clinic',
      'Why do you want to change?',
      'Payroll goes to a shared service centre in Leipzig on 1 January 2027. I do not move away from Kassel.',
    ],
    ['a-money', 'clinic', 'Salary?', 'I am in E9b level 6, this is 4.900 euro gross. Below this I do not go.'],
  ],
  `
answerable | For how many employees does he run payroll at the moment? | clinic | 2.300
answerable | since when is he in payroll | overview office | 1998
answerable | Which collective agreement does he master | overview | TVöD
answerable | in which kind of pay is he weak, by his own words | overview | construction
answerable | transport sector background? | bus overview | drivers
answerable | Did external auditors find anything | bus | without back payment
answerable | experience with small businesses as clients | office | 90
answerable | how accurate is his work, any number | clinic | 0,4
answerable | Led a digitalisation topic? | clinic | sick notes
answerable | Can he configure SAP or only use it | sap | customising no
answerable | when did he last touch Datev | datev | 2021
answerable | attachment of earnings - volume | garnish | 70
answerable | posted workers / A1 forms | cert | 300
answerable | Employee representation, was he ever part of it and in which years | council | 2018; 2022
answerable | Has he assessed trainees for a chamber? | trainer | IHK
answerable | Which vocational training does he have and with which grade | other-1 | Industriekaufmann; 2
answerable | How is his English? | other-2 | B1
answerable | part time or full time wish | other-4 | 35
answerable | Why does he go away from the hospitals | a-why | shared service
answerable | what he gets now monthly, his lower limit | a-money | 4.900
story | Tell us about overpaying people | a-mistake
story | how does he calm down a furious colleague | a-angry
near_miss | Does he also do the travel expense accounting for the doctors?
near_miss | Has he introduced SAP SuccessFactors?
near_miss | Did he draw up annual accounts for the small firms in Göttingen?
near_miss | Head of a payroll team?
near_miss | Does he speak Arabic?
near_miss | Swiss or Austrian payroll
missing | Does he have a company pension he wants to keep
missing | Is he willing to travel to other sites
missing | Does he have a university degree
false_premise | Why did the audit at Hessenbus lead to a back payment?
false_premise | What did he do as chairman of the staff council
false_premise | How was his move to Leipzig
`,
)
