import { sampleOf } from '../own/samples-two.mjs'
import * as held from './held.mjs'
import * as open from './open.mjs'
import * as openTwo from './open-two.mjs'

const o = sampleOf('open', open)
const t = sampleOf('open', openTwo)
const x = sampleOf('held', held)
const chromium = (make, id, layout, sections, options, tags) =>
  make(id, 'chromium', layout, id.split('-').at(-1), sections, options, tags)

/** Layouts in the manner of widespread templates; the held ones were scored once. */
export const templateSamples = [
  chromium(
    o,
    'o52-short-bars-rasmussen',
    'shortBars',
    'jobs schools tech skills languages awards interests',
    {
      dates: 'year',
      noTown: false,
      h: { jobs: 'Experience', tech: 'Computer skills', skills: 'Competences' },
    },
    ['dates-left'],
  ),
  chromium(
    o,
    'o53-three-letters-venkataraghavan',
    'threeLetters',
    'summary jobs awards certs tech schools',
    {
      dates: 'short',
      h: { summary: 'Summary', awards: 'Honors & Awards', certs: 'Certificates', tech: 'Skills' },
      furniture: ['Skills India India India Chennai'],
      merged: true,
    },
    ['latex'],
  ),
  chromium(
    o,
    'o54-lines-of-code-oyelowo',
    'linesOfCode',
    'schools tech jobs projects awards',
    {
      dates: 'short',
      merged: true,
      h: { jobs: 'Experience', projects: 'Research' },
      also: [
        ['coursework', 'Advanced Machine Learning'],
        ['coursework', 'Human Computer Interaction'],
        ['coursework', 'Operating Systems (Teaching Asst 2x)'],
        ['coursework', 'Unix Tools and Scripting'],
      ],
      furniture: [
        'Skills Links Coursework Graduate Undergraduate Github tog-example LinkedIn tog-example Ithaca NY Ithaca NY Ithaca NY',
      ],
    },
    ['two-column', 'letter'],
  ),
  chromium(
    o,
    'o55-borderless-wiesinger',
    'borderless',
    'jobs schools tech skills languages interests',
    {
      dates: 'num',
      merged: true,
      h: {
        jobs: 'Beruflicher Werdegang',
        schools: 'Schulische und berufliche Bildung',
        skills: 'Kenntnisse und Fähigkeiten',
        tech: 'EDV',
        languages: 'Sprachen',
        interests: 'Hobbys',
      },
      furniture: [
        'Lebenslauf Persönliche Daten Name Anschrift Telefon E-Mail Geburtsdatum 12.04.1993 Geburtsort Landsberg am Lech Familienstand verheiratet ein Kind Staatsangehörigkeit deutsch Führerschein Klasse B CE Augsburg 3. November 2025 Matthias Wiesinger',
      ],
    },
    ['dates-left', 'lang-de'],
  ),
  chromium(
    o,
    'o56-two-tones-papadimitriou',
    'twoTones',
    'schools skills languages summary jobs awards',
    {
      dates: 'year',
      h: { summary: 'About Me' },
      also: [
        ['reference', 'Olivia Tran Yarra Bean Roasters / Owner'],
        ['reference', 'Jack Whitlam Paperbark Agency / Partner'],
      ],
      furniture: [
        'Contact Reference Phone: 03 5550 1234 Email: olivia@yarrabean.example Phone: 03 5550 9876 Email: jack@paperbark.example',
      ],
    },
    ['side-left', 'bars'],
  ),
  chromium(
    o,
    'o57-declaration-deshmukh',
    'declaration',
    'summary jobs schools tech projects awards languages',
    {
      dates: 'short',
      h: {
        summary: 'Career Objective',
        jobs: 'Professional Experience',
        schools: 'Academic Profile',
        tech: 'Technical Skills',
        projects: 'Project Details',
        awards: 'Achievements',
        languages: 'Languages Known',
      },
      also: [['declaration', 'I hereby declare that the above information is true to the best of my knowledge.']],
      furniture: [
        "Working as a at from to till date Worked as a at from to Worked as a at from to Qualification Board / Institute Year of Passing Percentage Project #1 Project #2 Title Duration Role Test Engineer Description Title Duration Role Test Engineer Description Personal Details Father's Name Mr. Anil Deshmukh Date of Birth 14th March 1992 Marital Status Single Permanent Address 12 Karve Road Pune 411004 Declaration Place Pune Date in in",
      ],
    },
    ['table', 'sentences'],
  ),
  chromium(
    o,
    'o58-college-form-hollingsworth',
    'collegeForm',
    'schools jobs volunteering awards tech languages interests',
    {
      dates: 'long',
      awardYears: false,
      noLabels: true,
      merged: true,
      h: {
        jobs: 'Experience',
        volunteering: 'Leadership & Activities',
        awards: 'Honors',
        tech: 'Skills & Interests',
        languages: 'Language',
        interests: 'Interests',
      },
      furniture: ['Skills & Interests Wellesley MA Wellesley MA Wellesley MA Technical'],
    },
    ['letter'],
  ),
  chromium(
    o,
    'o59-grid-page-lindqvist',
    'gridPage',
    'summary skills languages jobs awards tech schools',
    {
      dates: 'year',
      h: { summary: 'Approach', jobs: 'Practice', skills: 'Strengths', tech: 'Tools', awards: 'Recognition' },
      furniture: ['Contact'],
    },
    ['cards'],
  ),
  chromium(
    o,
    'o60-three-stops-zhao',
    'threeStops',
    'schools jobs projects awards tech summary',
    {
      dates: 'stop',
      awardYears: false,
      merged: true,
      dash: ' - ',
      h: {
        schools: 'Educational Background',
        jobs: 'Work Experience',
        projects: 'Project Experience',
        awards: 'Awards and Honors',
        tech: 'Professional Skills',
        summary: 'Self-evaluation',
      },
      also: [['language', 'English: CET-6 (586)']],
      furniture: [
        'Professional Skills Resume Name Gender Female Birth 1996.02 Political status Member of the masses Mobile E-mail Job intention Skilled in',
      ],
    },
    ['columns-of-one-line'],
  ),
  chromium(
    x,
    'h47-proud-moments-sepulveda',
    'proudMoments',
    'jobs schools summary awards skills tech languages',
    {
      dates: 'long',
      awardYears: true,
      merged: true,
      noLevels: true,
      h: { jobs: 'Experience', summary: 'My Life Philosophy', awards: 'Most Proud of', skills: 'Strengths' },
      also: [['reference', 'Prof. Ignacio Rivas Universidad del Pacífico Sur']],
      furniture: ['Referees rivas@upsur.example'],
    },
    ['side-right', 'icons'],
  ),
  chromium(
    x,
    'h48-numbered-nakamura',
    'numbered',
    'summary jobs schools awards publications tech languages',
    {
      dates: 'year',
      h: {
        summary: 'Research Interests',
        jobs: 'Academic Appointments',
        awards: 'Prizes and Distinctions',
        tech: 'Methods',
        schools: 'Degrees',
      },
      also: [
        ['grant', 'Kelp in a warmer south, Marsden-type grant, NZ$ 870,000 (PI)'],
        ['grant', 'Seedlings on green gravel, regional council, NZ$ 45,000'],
      ],
      furniture: ['CURRICULUM VITAE Research Funding 2022–25 2019 1 2 3 4 5 6 7 8 to date'],
    },
    ['academic'],
  ),
  chromium(
    x,
    'h49-frame-right-mulcahy',
    'frameRight',
    'summary skills tech certs awards languages jobs schools',
    {
      dates: 'long',
      awardYears: true,
      merged: true,
      furniture: ['Contact'],
    },
    ['side-right', 'word'],
  ),
  chromium(
    t,
    'o61-markdown-alkhatib',
    'markdown',
    'summary tech jobs projects awards schools',
    { h: { tech: 'Tech' } },
    ['markdown'],
  ),
  chromium(t, 'o62-plain-text-okonkwo', 'plainText', 'summary jobs schools skills certs awards', { noLabels: true }, [
    'plain',
    'letter',
  ]),
  chromium(
    t,
    'o63-issuers-first-delacruz',
    'issuersFirst',
    'summary jobs awards schools certs skills languages',
    { noLabels: true },
    ['letter', 'issuers'],
  ),
  chromium(
    t,
    'o64-wrapped-margin-kowalczyk',
    'wrappedMargin',
    'summary jobs schools skills tech awards languages',
    {
      noLabels: true,
      h: {
        summary: 'Professional Profile',
        jobs: 'Professional Experience',
        schools: 'Education and Training',
        skills: 'Professional Competencies',
        tech: 'Technical Knowledge',
        awards: 'Awards and Distinctions',
        languages: 'Foreign Languages',
      },
    },
    ['labels-left'],
  ),
  chromium(
    t,
    'o65-consultant-kuznetsov',
    'consultant',
    'summary tech jobs schools awards',
    {
      noLabels: true,
      h: { tech: 'Technical Skills' },
      furniture: [
        'Skill Years Last used Client Client Client Role Role Role Duration Duration Duration Responsibilities Responsibilities Responsibilities 9 8 7 6 5 4 3 9 8 7 6 5 4 3 9 2025 2024 2023 2025 2024 2023 2025 2024 2023 2025 2024 2023',
      ],
    },
    ['table', 'labels'],
  ),
  chromium(
    t,
    'o66-federal-hale',
    'federal',
    'summary jobs schools skills awards',
    {
      dates: 'num',
      noLabels: true,
      furniture: [
        "Citizenship United States Veterans' Preference No Hours per week 40 Hours per week 40 Hours per week 40 Series 0343 Grade 12 Series 0343 Grade 12 Series 0343 Grade 12 Duties Accomplishments and Related Skills Duties Accomplishments and Related Skills Duties Accomplishments and Related Skills",
      ],
    },
    ['letter', 'federal'],
  ),
  chromium(
    t,
    'o67-functional-mulcahy',
    'functional',
    'summary jobs schools certs awards',
    {
      dates: 'year',
      noDetails: true,
      h: { jobs: 'Work History' },
      alsoAny: [
        'Keeps the diary, the post and the petty cash of a busy practice.',
        'Has moved two sets of paper files into one system.',
        'Calms callers who are worried or angry.',
        'Trains new staff at the front desk.',
      ],
      furniture: ['Professional Skills Running an office Working with people'],
    },
    ['functional'],
  ),
  chromium(
    t,
    'o68-first-page-side-hoekstra',
    'firstPageSide',
    'skills tech languages summary jobs schools awards',
    { noLabels: true, furniture: ['Contact'] },
    ['side-right', 'lang-nl'],
  ),
  chromium(
    t,
    'o69-profile-feed-vanwyk',
    'profileFeed',
    'summary jobs schools certs skills awards languages',
    {
      noLabels: true,
      awardYears: false,
      h: { summary: 'About', jobs: 'Experience', certs: 'Licenses & certifications', awards: 'Honors & awards' },
      furniture: [
        'Contact info 500+ connections Full-time Full-time Full-time On-site On-site On-site 3 yrs 2 mos 3 yrs 2 mos 3 yrs 2 mos Issued Issued by Issued by Issued by Issued by',
      ],
    },
    ['profile'],
  ),
  chromium(
    t,
    'o70-datos-personales-echeverria',
    'datosPersonales',
    'summary jobs schools languages tech skills awards',
    {
      dates: 'year',
      noLabels: true,
      furniture: [
        'Currículum vitae Datos personales Nombre Fecha de nacimiento 14 de mayo de 1990 Dirección Teléfono Correo Puesto Puesto Puesto Idioma Nivel Otros datos Permiso de conducir B Vehículo propio',
      ],
    },
    ['dates-left', 'lang-es'],
  ),
  chromium(
    t,
    'o71-stacked-left-castellanos',
    'stackedLeft',
    'summary skills tech jobs awards schools',
    { merged: true, noLabels: true },
    ['table'],
  ),
  chromium(
    t,
    'o72-prose-years-asante',
    'proseYears',
    'summary jobs schools awards skills tech languages',
    { dates: 'year', merged: true, noLabels: true, noTown: false },
    ['prose'],
  ),
]
