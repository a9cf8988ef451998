import * as builders from './builders.mjs'
import * as classes from './classes.mjs'
import * as documents from './documents.mjs'
import * as profiles from './profiles.mjs'

const tagged = Object.keys(documents)
const draws = { ...documents, ...profiles, ...classes, ...builders }
let number = 72

/** A layout with two people: one worked with ('o…'), one held back until the work was done ('h…'), whose headings or dates differ. */
const pair = (name, layout, [open, held], sections, options = {}, heldOptions = {}) => {
  number += 1
  const make = (set, person, own) => ({
    id: `${set[0]}${number}-${name}-${person}`,
    set,
    tool: tagged.includes(layout) ? 'chromium' : 'untagged',
    layout,
    person,
    draw: draws[layout],
    tags: [tagged.includes(layout) ? 'tagged' : 'untagged', 'usual'],
    options: {
      sections: sections.split(' '),
      awardYears: false,
      merged: true,
      noLabels: true,
      ...options,
      ...own,
      h: { ...options.h, ...own.h },
    },
  })
  return [make('open', open, {}), make('held', held, heldOptions)]
}

/** The layouts that most people upload. */
export const usualSamples = [
  ...pair(
    'college',
    'collegeWord',
    ['ashworth', 'ramsey'],
    'schools jobs volunteering tech skills languages interests awards',
    {
      dates: 'long',
      noLabels: false,
      h: {
        jobs: 'Experience',
        volunteering: 'Leadership & Activities',
        languages: 'Language',
        awards: 'Honors & Awards',
      },
      furniture: ['Skills & Interests Leeds United Kingdom Leeds United Kingdom Columbus OH Columbus OH'],
    },
    { dates: 'short', h: { volunteering: 'Community Involvement', awards: 'Awards' } },
  ),
  ...pair(
    'word-basic',
    'wordBasic',
    ['thompson', 'whitlock'],
    'summary schools skills tech jobs certs',
    {
      merged: false,
      noTown: true,
      dates: 'long',
      h: {
        summary: 'Objective',
        skills: 'Skills & Abilities',
        jobs: 'Experience',
        tech: 'Computer Skills',
        certs: 'Licenses & Certifications',
      },
    },
    { dates: 'year', h: { summary: 'Profile', skills: 'Key Skills', jobs: 'Employment History', tech: 'IT Skills' } },
  ),
  ...pair(
    'word-modern',
    'wordModern',
    ['doyle', 'moreira'],
    'summary jobs schools skills volunteering awards tech',
    {
      merged: false,
      noTown: true,
      dates: 'short',
      h: { jobs: 'Experience', volunteering: 'Activities', tech: 'Tools' },
    },
    { dates: 'long', h: { volunteering: 'Volunteer Experience', awards: 'Recognition' } },
  ),
  ...pair(
    'google-serif',
    'googleSerif',
    ['doyle', 'whitlock'],
    'jobs schools skills tech awards languages',
    { dates: 'long', dash: ' - ', h: { jobs: 'Experience' } },
    { dates: 'short', dash: ' – ', h: { jobs: 'Work Experience' } },
  ),
  ...pair(
    'google-swiss',
    'googleSwiss',
    ['ashworth', 'moreira'],
    'skills jobs schools awards languages',
    { dates: 'long', dash: ' - ', h: { jobs: 'Experience' } },
    { dates: 'num', h: { skills: 'Strengths' } },
  ),
  ...pair(
    'british',
    'britishPages',
    ['ashworth', 'whitlock'],
    'summary skills jobs schools certs tech interests',
    {
      merged: false,
      dates: 'long',
      h: {
        summary: 'Personal Profile',
        skills: 'Key Skills',
        jobs: 'Career History',
        schools: 'Education and Qualifications',
        certs: 'Professional Training',
        tech: 'IT Skills',
      },
      furniture: [
        'CURRICULUM VITAE Key achievements Key achievements Key achievements Key achievements References Available on request.',
      ],
    },
    {
      dates: 'short',
      h: {
        summary: 'Personal Statement',
        skills: 'Core Competencies',
        jobs: 'Employment',
        interests: 'Hobbies and Interests',
      },
    },
  ),
  ...pair(
    'tabular',
    'tabularGerman',
    ['lehmann', 'krause'],
    'jobs schools certs awards tech skills languages interests',
    {
      noLabels: false,
      dates: 'num',
      present: 'present',
      h: {
        jobs: 'Professional Experience',
        certs: 'Further Training',
        tech: 'Computer Skills',
        skills: 'Competencies',
      },
      furniture: [
        'Curriculum Vitae Personal Details Name Address Phone E-mail Date of birth 17.05.1989 Nationality German Marital status married Strengths Sport and leisure Stuttgart Hamburg 3 November 2025 Katharina Lehmann Stefan Krause',
      ],
    },
    {
      dates: 'dot',
      present: 'today',
      h: { jobs: 'Career', schools: 'Education and Training', awards: 'Honours', skills: 'Key Qualifications' },
    },
  ),
  ...pair(
    'declaration',
    'indianForm',
    ['nair', 'iyer'],
    'summary jobs tech projects schools certs awards languages interests',
    {
      noLabels: false,
      noLevels: true,
      dates: 'short',
      dash: ' to ',
      present: 'Till Date',
      h: {
        summary: 'Career Objective',
        jobs: 'Professional Experience',
        tech: 'Technical Skills',
        projects: 'Projects',
        schools: 'Academic Qualifications',
        certs: 'Certifications',
        awards: 'Achievements',
        languages: 'Languages Known',
        interests: 'Hobbies',
      },
      also: [['declaration', 'I hereby declare that the above information is true to the best of my knowledge.']],
      furniture: [
        "RESUME Mobile Email Project 1 Project 2 Description Description Qualification Institution Period Result Personal Details Father's Name Mr. Raghavan Date of Birth 12/06/1994 Gender Not stated Declaration Place Bengaluru Chennai Date Arjun Nair Lakshmi Iyer from from",
      ],
    },
    {
      dates: 'long',
      present: 'Present',
      h: {
        summary: 'Objective',
        jobs: 'Work Experience',
        tech: 'Technical Proficiency',
        projects: 'Project Details',
        schools: 'Educational Qualification',
        awards: 'Awards and Recognitions',
      },
    },
  ),
  ...pair('network', 'networkProfile', ['ashworth', 'whitlock'], 'skills languages certs awards summary jobs schools', {
    firstSkills: 3,
    noLevels: true,
    noIssuer: true,
    noAwardDates: true,
    dates: 'long',
    dash: ' - ',
    h: { skills: 'Top Skills', summary: 'Summary', jobs: 'Experience', awards: 'Honors-Awards' },
    furniture: [
      'Contact LinkedIn Mobile Native or Bilingual Limited Working Elementary Native or Bilingual Page 1 of 2 Page 2 of 2 Operations Manager at Brightwater Logistics Ltd Store Manager at Oakfield Home Stores plc years years years years years years months months months months months month 1 2 3 4 5 6 7 8 9 10 11 12 1 2 3 4 5 6 7 8 9 10 11 12',
    ],
  }),
  ...pair(
    'network-long',
    'networkProfile',
    ['doyle', 'moreira'],
    'skills languages certs awards summary jobs schools',
    {
      firstSkills: 3,
      noLevels: true,
      noIssuer: true,
      noAwardDates: true,
      dates: 'long',
      dash: ' - ',
      h: { skills: 'Top Skills', summary: 'Summary', jobs: 'Experience', awards: 'Honors-Awards' },
      furniture: [
        'Contact LinkedIn Mobile Native or Bilingual Limited Working Full Professional Elementary Page 1 of 2 Page 2 of 2 Digital Marketing Manager at Liffey & Co Product Designer at Tejo Mobility years years years years years years months months months months months month 1 2 3 4 5 6 7 8 9 10 11 12 1 2 3 4 5 6 7 8 9 10 11 12',
      ],
    },
  ),
  ...pair('job-board', 'jobBoard', ['thompson', 'ramsey'], 'summary jobs schools skills tech languages awards certs', {
    noIssuer: true,
    dates: 'long',
    dash: ' to ',
    h: { certs: 'Certifications and Licenses' },
    also: [
      [
        'assessment',
        'Work style: Reliability — Proficient\nTendency to be reliable, dependable, and act with integrity at work',
      ],
    ],
    furniture: [
      `Authorized to work in the US for any employer Assessments March 2024 ${'4 5 6 7 8 years years years years years '.repeat(3)}`,
    ],
  }),
  ...pair(
    'europass-2020',
    'newEuropass',
    ['lehmann', 'krause'],
    'summary jobs schools languages tech awards volunteering',
    {
      dates: 'num',
      present: 'Current',
      merged: false,
      noLevels: true,
      h: {
        summary: 'About Me',
        schools: 'Education and Training',
        languages: 'Language Skills',
        tech: 'Digital Skills',
        awards: 'Honours and Awards',
      },
      furniture: [
        `Date of birth 17/05/1989 Nationality German Phone Mobile Email Address Home Germany Germany Germany Native speaker C1 A2 B1 Mother tongue(s) Other language(s) Listening Reading Spoken interaction Writing ${'C1 A2 B1 '.repeat(4)} Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user Stuttgart Hamburg`,
      ],
    },
  ),
  ...pair(
    'federal-lines',
    'federalForm',
    ['thompson', 'ramsey'],
    'summary jobs schools certs awards skills tech',
    {
      dates: 'num',
      h: { summary: 'Summary', certs: 'Licenses and Certifications' },
      furniture: [
        `Phone Email Citizenship: United States Veterans' Preference: None Security Clearance: None ${'40 hours per week Salary: $58,000 per year Supervisor: Carol Simmons (404) 555-0100 may contact '.repeat(4)}`,
      ],
    },
    { dates: 'long', h: { jobs: 'Professional Experience', summary: 'Professional Summary' } },
  ),
  ...pair(
    'jakes',
    'jakes',
    ['gutierrez', 'feldman'],
    'schools jobs projects tech awards',
    {
      merged: false,
      noLabels: false,
      dates: 'short',
      h: { jobs: 'Experience', tech: 'Technical Skills', awards: 'Honors' },
      furniture: ['Austin TX Boston MA Boston MA'],
    },
    { dates: 'long', h: { awards: 'Awards and Fellowships' } },
  ),
  ...pair(
    'casual',
    'casual',
    ['lehmann', 'krause'],
    'schools jobs languages tech certs awards interests',
    { merged: false, noLabels: false, dates: 'short', h: { jobs: 'Experience', tech: 'Computer skills' } },
    { dates: 'year', h: { jobs: 'Professional experience', tech: 'Software', certs: 'Certificates' } },
  ),
  ...pair('awesome', 'awesome', ['nair', 'feldman'], 'summary jobs awards certs tech schools', {
    noLabels: false,
    dates: 'short',
    h: { summary: 'Summary', tech: 'Skills', awards: 'Honors & Awards', certs: 'Certificates' },
    furniture: [
      'Bengaluru India Bengaluru India Boston MA Boston MA November 3, 2025 Arjun Nair · Résumé Hannah Feldman · Résumé 1 November 3, 2025 Arjun Nair · Résumé 1',
    ],
  }),
  ...pair(
    'alta',
    'altaClass',
    ['lehmann', 'krause'],
    'jobs summary awards skills tech languages schools',
    {
      noLevels: true,
      dates: 'long',
      h: { jobs: 'Experience', summary: 'My Life Philosophy', awards: 'Most Proud of', skills: 'Strengths' },
    },
    { dates: 'short', h: { summary: 'About me', awards: 'Achievements', skills: 'Skills' } },
  ),
  ...pair(
    'deedy',
    'deedy',
    ['gutierrez', 'feldman'],
    'schools tech certs jobs projects awards',
    { noLabels: false, dates: 'short', h: { tech: 'Skills', jobs: 'Experience' } },
    { dates: 'long', h: { projects: 'Research' } },
  ),
  ...pair(
    'even',
    'themeEven',
    ['gutierrez', 'feldman'],
    'summary jobs projects schools certs awards tech languages',
    { noLabels: false, dates: 'short', h: { jobs: 'Work', certs: 'Certificates', tech: 'Skills' } },
    { dates: 'long' },
  ),
  ...pair(
    'elegant',
    'themeElegant',
    ['nair', 'iyer'],
    'summary jobs tech schools awards languages',
    {
      noLabels: false,
      dates: 'short',
      h: { summary: 'About', jobs: 'Work Experience', tech: 'Skills' },
    },
    { dates: 'long' },
  ),
  ...pair(
    'novo',
    'novo',
    ['doyle', 'moreira'],
    'summary jobs schools skills tech awards certs languages interests',
    {
      dates: 'num',
      dash: ' - ',
      h: { awards: 'Achievements' },
      furniture: ['Achievements/Tasks '.repeat(4)],
    },
    { h: { awards: 'Honor Awards', certs: 'Certificates' } },
  ),
  ...pair(
    'cascade',
    'cascade',
    ['lehmann', 'whitlock'],
    'skills tech languages summary jobs schools certs awards',
    {
      dates: 'iso',
      dash: ' - ',
      present: 'present',
      merged: false,
      levelled: true,
      h: { jobs: 'Experience' },
      furniture: [`Personal Info Address Phone E-mail WWW ${'Excellent Very Good Good '.repeat(6)}`],
    },
    { h: { jobs: 'Work History', certs: 'Certificates' } },
  ),
  ...pair(
    'title-at',
    'titleAtEmployer',
    ['ashworth', 'ramsey'],
    'summary jobs schools certs skills tech languages interests',
    {
      dates: 'long',
      dash: ' — ',
      noLevels: true,
      h: { jobs: 'Employment History', certs: 'Courses', interests: 'Hobbies' },
      furniture: ['Details Links'],
    },
  ),
  ...pair(
    'flow',
    'flow',
    ['thompson', 'moreira'],
    'summary jobs schools skills tech certs languages awards',
    { dates: 'num', h: { jobs: 'Professional Experience', certs: 'Certificates' } },
    { dates: 'short' },
  ),
  ...pair(
    'double-column',
    'doubleColumn',
    ['doyle', 'whitlock'],
    'summary jobs schools awards skills tech certs languages',
    {
      dates: 'num',
      dash: ' - ',
      h: { summary: 'Summary', jobs: 'Experience', awards: 'Key Achievements', certs: 'Certification' },
      alsoAny: [
        ['Curiosity', 'I ask the awkward question early, when the answer is still cheap.'],
        ['Straight talking', 'Colleagues always know where they stand with me.'],
      ],
      furniture: ['Strengths'],
    },
    { h: { awards: 'Awards', certs: 'Training / Courses' } },
  ),
  ...pair(
    'canva-rail',
    'canvaRail',
    ['doyle', 'moreira'],
    'schools skills tech languages summary jobs awards',
    {
      dates: 'short',
      dash: ' - ',
      also: [['reference', 'Fiona Byrne Liffey & Co / Director Tom Walsh Shannon Outdoor / Owner']],
      furniture: ['Contact References'],
    },
    { dates: 'year', h: { summary: 'About Me', jobs: 'Experience', skills: 'Expertise', languages: 'Language' } },
  ),
  ...pair(
    'kick',
    'kick',
    ['ashworth', 'ramsey'],
    'summary jobs schools skills tech languages certs awards volunteering',
    { dates: 'num', levelled: true, furniture: ['Expert Advanced Intermediate '.repeat(5)] },
    { dates: 'long', h: { certs: 'Certificates', volunteering: 'Volunteer Work' } },
  ),
]
