import { sampleOf } from '../own/samples-two.mjs'
import * as held from './held.mjs'
import * as open from './open.mjs'

const o = sampleOf('open', open)
const x = sampleOf('held', held)
const chromium = (make, id, layout, sections, options, tags) =>
  make(id, 'chromium', layout, id.split('-').at(-1), sections, options, tags)

/** The fourth set: layouts and people written before the parser saw any of them; the held half was scored once. */
export const fourthSamples = [
  chromium(
    o,
    'o42-dotted-bar-moynihan',
    'dottedBar',
    'skills tech languages summary jobs awards schools',
    {
      merged: true,
      noTown: true,
      h: { skills: 'Toolbox', summary: 'Hello', jobs: 'Where I worked', awards: 'Recognition' },
      furniture: ['Contact'],
    },
    ['side-left', 'dots'],
  ),
  chromium(
    o,
    'o43-posts-inside-delacruz',
    'postsInside',
    'summary jobs schools volunteering skills certs awards languages',
    {
      awardYears: false,
      h: { jobs: 'Nursing Experience', certs: 'Licenses & Certifications' },
    },
    ['side-right', 'letter', 'posts'],
  ),
  chromium(
    o,
    'o44-line-of-time-brandstetter',
    'lineOfTime',
    'summary jobs schools awards skills tech languages',
    {
      dates: 'num',
      merged: true,
    },
    ['dates-left', 'timeline', 'lang-de'],
  ),
  chromium(
    o,
    'o45-tiles-charpentier',
    'tiles',
    'summary awards jobs skills schools languages interests',
    { dates: 'year' },
    ['cards', 'lang-fr'],
  ),
  chromium(
    o,
    'o46-from-and-to-subramanian',
    'fromAndTo',
    'summary jobs schools certs awards skills tech languages',
    {
      merged: true,
      awardYears: false,
      h: {
        summary: 'CAREER OBJECTIVE',
        jobs: 'WORK EXPERIENCE',
        schools: 'ACADEMIC QUALIFICATIONS',
        certs: 'CERTIFICATIONS',
        awards: 'AWARDS AND RECOGNITION',
        skills: 'KEY SKILLS',
        languages: 'LANGUAGES KNOWN',
      },
      furniture: [
        'From To Organisation Designation Key Responsibilities Qualification Institute Years Marks S. No. Certification Issued by Year Award Given by Month Till date 1 2 1 2',
      ],
    },
    ['table'],
  ),
  chromium(
    o,
    'o47-one-liners-pemberton',
    'oneLiners',
    'summary jobs awards publications schools skills tech languages',
    {
      dates: 'year',
      merged: true,
      h: {
        summary: 'About',
        jobs: 'Positions',
        awards: 'Prizes and Commissions',
        publications: 'Books',
        schools: 'Study',
        tech: 'Skills',
        skills: 'Skills',
      },
    },
    ['labels-left', 'one-line'],
  ),
  chromium(
    o,
    'o48-mixed-heads-adeyemi',
    'mixedHeads',
    'summary jobs skills tech awards schools certs volunteering languages',
    {
      merged: true,
      h: {
        summary: 'Professional Profile',
        skills: 'Skills & Awards',
        awards: 'Skills & Awards',
        schools: 'Education and Certifications',
        certs: 'Education and Certifications',
      },
    },
    ['letter', 'mixed'],
  ),
  chromium(
    o,
    'o49-bracketed-fontana',
    'bracketed',
    'summary jobs schools tech skills awards volunteering',
    {
      dates: 'num',
      also: [
        ['language', 'Italiano'],
        ['language', 'Inglese B2'],
        ['language', 'Spagnolo A2'],
      ],
      furniture: [
        'Competenze linguistiche Lingua madre Altre lingue Città Paese Italia Italia Italia Indirizzo E-mail Telefono',
      ],
    },
    ['europass', 'lang-it'],
  ),
  chromium(
    o,
    'o50-pills-echeverria',
    'pills',
    'summary jobs schools certs skills tech awards languages interests',
    { dates: 'year' },
    ['two-column', 'pills', 'lang-es'],
  ),
  chromium(
    o,
    'o51-papers-thibodeau',
    'papers',
    'summary jobs schools awards publications skills tech languages',
    {
      merged: true,
      h: {
        summary: 'Research interests',
        jobs: 'Appointments',
        awards: 'Grants, fellowships and medals',
        tech: 'Methods and tools',
        skills: 'Methods and tools',
      },
    },
    ['academic', 'letter', 'dates-right'],
  ),
  chromium(
    x,
    'h41-filled-heads-hoekstra',
    'filledHeads',
    'summary jobs skills tech schools awards certs languages interests',
    { merged: true },
    ['cards', 'bars', 'lang-nl'],
  ),
  chromium(
    x,
    'h42-centred-page-whitaker',
    'centredPage',
    'summary skills jobs awards volunteering schools tech',
    {
      h: {
        summary: 'Executive Summary',
        skills: 'Areas of Strength',
        jobs: 'Career History',
        awards: 'Recognition',
        volunteering: 'Community',
        tech: 'Systems',
      },
    },
    ['centred', 'letter'],
  ),
  chromium(
    x,
    'h43-town-below-dates-figueiredo',
    'townBelowDates',
    'summary jobs schools awards certs skills tech languages',
    {},
    ['dates-left', 'lang-pt'],
  ),
  chromium(
    x,
    'h44-slashes-kowalczyk',
    'slashes',
    'summary jobs skills tech projects awards schools languages',
    {
      dates: 'year',
      merged: true,
      noTown: true,
      h: {
        summary: 'about',
        jobs: 'work',
        skills: 'skills',
        projects: 'side projects',
        awards: 'prizes',
        schools: 'study',
        languages: 'languages',
      },
    },
    ['labels-left', 'headings-lower'],
  ),
  chromium(
    x,
    'h45-filled-form-vanwyk',
    'filledForm',
    'summary schools jobs awards skills tech languages interests',
    {
      dates: 'long',
      merged: true,
      awardYears: false,
      h: {
        summary: 'Personal Statement',
        schools: 'Qualifications',
        jobs: 'Employment Record',
        awards: 'Achievements',
        skills: 'Competencies',
        languages: 'Language Proficiency',
      },
      furniture: ['CURRICULUM VITAE Position Position Position Since'],
    },
    ['filled-headings', 'dates-left'],
  ),
  chromium(
    x,
    'h46-between-bars-tauranga',
    'betweenBars',
    'skills languages summary jobs schools tech awards certs interests',
    {
      dates: 'year',
      h: { tech: 'Software', certs: 'Tickets', jobs: 'On site' },
      furniture: ['Contact'],
    },
    ['three-column', 'side-bars'],
  ),
]
