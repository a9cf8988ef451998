// The parts of layouts: frames, headings, heads of jobs, lists of skills, awards. Each part is drawn by itself.
import { each } from '../own/open.mjs'

const li = (list) => `<ul>${each(list, (one) => `<li>${one}</li>`)}</ul>`
const row = (left, right) => `<div class=r><span>${left}</span><span class=d>${right}</span></div>`
const upper = (text) => text.toUpperCase()

/** Where title, employer, town and dates of a job stand. */
const heads = {
  titleOverEmployer: (j, when) => `${row(`<b>${j.title}</b>`, when)}<p>${j.employer}, ${j.town}</p>`,
  employerOverTitle: (j, when) => `${row(`<b>${j.employer}</b>`, j.town)}${row(`<i>${j.title}</i>`, when)}`,
  bars: (j, when) => `<p><b>${j.title}</b> | ${j.employer} | ${j.town} | ${when}</p>`,
  brackets: (j, when) => `<p><b>${j.title}</b>, ${j.employer} (${when})</p>`,
  datesAbove: (j, when) => `<p class=d>${when}</p><p><b>${j.title}</b></p><p>${j.employer}, ${j.town}</p>`,
  datesBelow: (j, when) => `<p><b>${j.title}</b></p><p>${j.employer} · ${j.town}</p><p class=d>${when}</p>`,
  dash: (j, when) => row(`<b>${j.employer}</b> — ${j.title}`, when),
  fourLines: (j, when) => `<p><b>${j.title}</b></p><p>${j.employer}</p><p>${j.town}</p><p class=d>${when}</p>`,
  at: (j, when) => `<p><b>${j.title}</b> @ ${j.employer}</p><p class=d>${when} | ${j.town}</p>`,
  bracketedTown: (j, when) => `${row(`<b>${j.employer}</b> (${j.town})`, when)}<p><i>${j.title}</i></p>`,
  capitals: (j, when) => `${row(`<b>${upper(j.employer)}</b>`, when)}<p>${j.title}, ${j.town}</p>`,
  oneLine: (j, when) => `<p><b>${when}</b> ${j.title}, ${j.employer}, ${j.town}</p>`,
  rightBlock: (j, when) =>
    `<div class=r><div><p><b>${j.title}</b></p><p>${j.employer}</p></div><div class=d style="text-align:right">${when}<br>${j.town}</div></div>`,
  leftColumn: (j, when, body) =>
    `<div class=g><div class=d>${when}</div><div><p><b>${j.title}</b></p><p>${j.employer}, ${j.town}</p>${body}</div></div>`,
  leftTown: (j, when, body) =>
    `<div class=g><div class=d>${when}<br>${j.town}</div><div><p><b>${j.employer}</b></p><p><i>${j.title}</i></p>${body}</div></div>`,
  slashed: (j, when) => `<p><b>${j.title}</b> / ${j.employer}</p><p>${j.town} / ${when}</p>`,
  plain: (j, when) => `<p>${j.title}</p><p>${j.employer}, ${j.town}, ${when}</p>`,
  commaEmployer: (j, when) => `${row(`<b>${j.title}, ${j.employer}</b>`, when)}<p class=d>${j.town}</p>`,
  colon: (j, when) => `<p>${when}: <b>${j.title}</b>, ${j.employer}</p>`,
}
/** What was done in a job. */
const bodies = {
  bullets: (j) => li(j.details),
  dashes: (j) => each(j.details, (one) => `<p>– ${one}</p>`),
  prose: (j) => `<p>${j.details.map((one) => one.replace(/[.]?$/, '.')).join(' ')}</p>`,
  arrows: (j) => each(j.details, (one) => `<p>➢ ${one}</p>`),
  lines: (j) => each(j.details, (one) => `<p style="margin-left:5mm">${one}</p>`),
  labelled: (j) => `<p><b>Key results:</b></p>${li(j.details)}`,
}
const dotsOf = (n) => [0, 1, 2, 3, 4].map((i) => `<i class="o${i < n ? ' on' : ''}"></i>`).join('')
/** How names of skills are listed; `labelled` ones print the labels of groups. */
const lists = {
  commas: (names) => `<p>${names.join(', ')}</p>`,
  bars: (names) => `<p>${names.join(' | ')}</p>`,
  points: (names) => `<p>${names.join(' • ')}</p>`,
  dashes: (names) => `<p>${names.join(' – ')}</p>`,
  slashes: (names) => `<p>${names.join(' / ')}</p>`,
  semicolons: (names) => `<p>${names.join('; ')}</p>`,
  bullets: (names) => li(names),
  lines: (names) => each(names, (one) => `<p>${one}</p>`),
  chips: (names) => `<div class=c>${each(names, (one) => `<span>${one}</span>`)}</div>`,
  twoColumns: (names) => `<div class=g2>${each(names, (one) => `<div>${one}</div>`)}</div>`,
  threeColumns: (names) => `<div class=g3>${each(names, (one) => `<div>• ${one}</div>`)}</div>`,
  dots: (names) =>
    names.map((one, n) => `<div class=r><span>${one}</span><span>${dotsOf(5 - (n % 3))}</span></div>`).join(''),
  meters: (names) =>
    names.map((one, n) => `<p>${one}</p><div class=m style="width:${90 - 8 * (n % 6)}%"></div>`).join(''),
  shares: (names) => names.map((one, n) => row(one, `${95 - 5 * n}%`)).join(''),
}
const groupLists = {
  colon: (groups) => each(groups, (g) => `<p><b>${g.label}:</b> ${g.names.join(', ')}</p>`),
  plainColon: (groups) => each(groups, (g) => `<p>${g.label}: ${g.names.join(', ')}</p>`),
  over: (groups) => each(groups, (g) => `<h3>${g.label}</h3><p>${g.names.join(', ')}</p>`),
  overList: (groups) => each(groups, (g) => `<h3>${g.label}</h3>${li(g.names)}`),
  table: (groups) => each(groups, (g) => `<div class=g><b>${g.label}</b><span>${g.names.join(', ')}</span></div>`),
  columns: (groups) =>
    `<div class=g2>${each(groups, (g) => `<div><h3>${g.label}</h3>${each(g.names, (n) => `<p>${n}</p>`)}</div>`)}</div>`,
}
/** Name, issuer and year of awards. */
const awards = {
  commas: (a, y) => `<p>${a.name}, ${a.issuer}, ${y}</p>`,
  yearFirst: (a, y) => `<p>${y} <b>${a.name}</b>, ${a.issuer}</p>`,
  dash: (a, y) => row(`<b>${a.name}</b> – ${a.issuer}`, y),
  threeLines: (a, y) => `<p><b>${a.name}</b></p><p>${a.issuer}</p><p class=d>${y}</p>`,
  twoLines: (a, y) => `${row(`<b>${a.name}</b>`, y)}<p>${a.issuer}</p>`,
  brackets: (a, y) => `<p>${a.name} (${a.issuer}, ${y})</p>`,
  bulleted: (a, y) => `<ul><li><b>${a.name}</b>, ${a.issuer} (${y})</li></ul>`,
  leftYear: (a, y) => `<div class=g><div class=d>${y}</div><div><b>${a.name}</b><br>${a.issuer}</div></div>`,
  bars: (a, y) => `<p>${a.name} | ${a.issuer} | ${y}</p>`,
  colon: (a, y) => `<p>${y}: ${a.name} (${a.issuer})</p>`,
  issuerLine: (a, y) => `<p><b>${a.name}</b></p><p>${a.issuer}, ${y}</p>`,
  plainLines: (a, y) => `<p>${a.name}</p><p>${a.issuer}, ${y}</p>`,
}
const schools = {
  right: (s, when) => `${row(`<b>${s.what}</b>`, when)}<p>${s.where}</p>`,
  commas: (s, when) => `<p>${s.what}, ${s.where}, ${when}</p>`,
  whereFirst: (s, when) => `<p><b>${s.where}</b></p><p>${s.what}</p><p class=d>${when}</p>`,
  left: (s, when) => `<div class=g><div class=d>${when}</div><div><b>${s.what}</b><br>${s.where}</div></div>`,
}
/** How headings look: style sheet, and what is done to their words. */
const headings = {
  ruled: ['h2{text-transform:uppercase;border-bottom:1pt solid #333}'],
  coloured: ['h2{color:#1a6b8f;font-size:14pt}'],
  filled: ['h2{background:#35507a;color:#fff;padding:1mm 2mm;font-size:11pt}'],
  centred: ['h2{text-align:center;border-top:.6pt solid #000;border-bottom:.6pt solid #000}'],
  wide: ['h2{text-transform:uppercase;letter-spacing:3pt;font-weight:400;font-size:11pt}'],
  smallCapitals: ['h2{font-variant:small-caps;font-weight:400;font-size:15pt}'],
  italic: ['h2{font-style:italic;font-weight:400;border-bottom:.4pt solid #999}'],
  underlined: ['h2{text-decoration:underline;font-size:11pt}'],
  signed: ['h2{font-size:13pt;color:#8a3324}', (text) => `■ ${text}`],
  accent: ['h2{border-left:3mm solid #e07a1f;padding-left:3mm;font-size:13pt}'],
  bodySize: ['h2{font-size:1em}'],
  colon: ['h2{font-size:11pt;text-transform:uppercase}', (text) => `${text}:`],
}
const fonts = [
  'Liberation Sans',
  'Liberation Serif',
  'DejaVu Sans',
  'DejaVu Serif',
  'Liberation Sans Narrow',
  'DejaVu Sans Condensed',
]

/** How the sections stand on the page. */
const frames = {
  single: (top, parts) => `${top}${parts.map(({ html }) => html).join('')}`,
  singleAgain: (top, parts) => `${top}${parts.map(({ html }) => html).join('')}`,
  barLeft: (top, parts) =>
    `${top}<div style="display:grid;grid-template-columns:56mm 1fr;gap:8mm"><div>${join(parts, true)}</div><div>${join(parts, false)}</div></div>`,
  barRight: (top, parts) =>
    `${top}<div style="display:grid;grid-template-columns:1fr 56mm;gap:8mm"><div>${join(parts, false)}</div><div>${join(parts, true)}</div></div>`,
  filledBar: (top, parts) =>
    `<div style="display:grid;grid-template-columns:62mm 1fr;min-height:250mm"><div style="background:#e8ecf1;padding:4mm">${top}${join(parts, true)}</div><div style="padding:4mm 0 0 7mm">${join(parts, false)}</div></div>`,
  halves: (top, parts) =>
    `${top}<div style="display:grid;grid-template-columns:1fr 1fr;gap:10mm"><div>${join(parts, false)}</div><div>${join(parts, true)}</div></div>`,
  margin: (top, parts) =>
    `${top}${parts.map(({ head, body }) => `<div style="display:grid;grid-template-columns:38mm 1fr;gap:5mm;margin-top:4mm">${head}<div>${body}</div></div>`).join('')}`,
  marginRight: (top, parts) =>
    `${top}${parts.map(({ head, body }) => `<div style="display:grid;grid-template-columns:38mm 1fr;gap:5mm;margin-top:4mm"><div style="text-align:right">${head}</div><div>${body}</div></div>`).join('')}`,
  newspaper: (top, parts) =>
    `${top}<div style="columns:2;column-gap:10mm">${parts.map(({ html }) => html).join('')}</div>`,
}
const join = (parts, aside) =>
  parts
    .filter((one) => one.aside === aside)
    .map(({ html }) => html)
    .join('')
const inBar = new Set(['skills', 'tech', 'languages', 'awards', 'certs', 'interests'])

export const sectionKeys = [
  'summary',
  'jobs',
  'schools',
  'skills',
  'tech',
  'awards',
  'certs',
  'languages',
  'volunteering',
  'projects',
  'interests',
]

const names = {
  summary: ['Profile', 'Summary', 'About me', 'Objective', 'Professional Summary', 'Who I am', 'Career Summary'],
  jobs: [
    'Experience',
    'Work Experience',
    'Employment History',
    'Professional Experience',
    'Career',
    'Work History',
    'Relevant Experience',
  ],
  schools: ['Education', 'Education & Training', 'Academic Background', 'Studies', 'Training and Education'],
  skills: ['Skills', 'Key Skills', 'Core Competencies', 'Strengths', 'Expertise', 'Areas of Expertise'],
  tech: ['Software', 'Technical Skills', 'Tools', 'Computer Skills', 'Technologies', 'IT Skills'],
  awards: ['Awards', 'Honors & Awards', 'Achievements', 'Awards and Recognition', 'Prizes', 'Distinctions'],
  certs: ['Certifications', 'Licenses', 'Certificates', 'Courses & Certificates'],
  languages: ['Languages', 'Language Skills'],
  volunteering: ['Volunteering', 'Volunteer Work', 'Community'],
  projects: ['Projects', 'Selected Projects', 'Personal Projects'],
  interests: ['Interests', 'Hobbies', 'Hobbies and Interests'],
}

/** A layout of parts picked at random, with the options of its truth. */
export const drawFrom = (pick, person, rare) => {
  const usual = { heads, bodies, lists, groupLists, awards, headings, frames, names }
  // half of each layout is of parts that few resumes have
  const kinds = Object.fromEntries(
    Object.entries(usual).map(([key, parts]) => [key, rare && pick([true, false]) ? { ...rare[key] } : parts]),
  )
  const drawn = drawParts(pick, person, kinds)
  const style = rare && pick([true, false]) ? { dates: pick(rare.dates), dash: pick(rare.dashes) } : {}
  const tags = style.dates ? [...drawn.tags, `dates:${style.dates}${style.dash}`] : drawn.tags
  return { ...drawn, tags, options: { ...drawn.options, ...style } }
}

const drawParts = (pick, person, { heads, bodies, lists, groupLists, awards, headings, frames, names }) => {
  const has = (key) => key === 'summary' || (person[key] ?? []).length > 0
  const order = pick([
    [
      'summary',
      'jobs',
      'schools',
      'skills',
      'tech',
      'awards',
      'certs',
      'projects',
      'volunteering',
      'languages',
      'interests',
    ],
    ['summary', 'skills', 'tech', 'jobs', 'awards', 'schools', 'certs', 'languages', 'volunteering', 'projects'],
    ['schools', 'jobs', 'projects', 'awards', 'certs', 'skills', 'tech', 'languages', 'interests'],
    ['summary', 'jobs', 'awards', 'schools', 'volunteering', 'tech', 'skills', 'interests'],
    ['skills', 'tech', 'languages', 'summary', 'jobs', 'schools', 'awards'],
  ]).filter(has)
  const frame = pick(Object.keys(frames))
  const [headKind, bodyKind, awardKind, schoolKind] = [heads, bodies, awards, schools].map((one) =>
    pick(Object.keys(one)),
  )
  // a narrow column has no room for a grid
  const wide = frame.startsWith('single') || frame.startsWith('margin')
  const columns = wide ? pick([1, 1, 1, 2, 3]) : 1
  const roomy = (kind) => (wide || !/Columns$/.test(kind) ? kind : 'lines')
  const grouped = pick([true, false])
  const [listKind, techKind, groupKind] = [
    roomy(pick(Object.keys(lists))),
    roomy(pick(Object.keys(lists))),
    pick(Object.keys(groupLists)),
  ]
  const headingKind = pick(Object.keys(headings))
  const dates = pick(['short', 'long', 'num', 'year', 'slash', 'iso', 'short', 'year'])
  const english = person.lang === 'en'
  const h = english ? Object.fromEntries(order.map((key) => [key, pick(names[key])])) : undefined
  const useLabels = grouped && person.skills.length > 1 && person.skills.every((group) => group.label)
  const techLabels = grouped && (person.tech ?? []).length > 1 && person.tech.every((group) => group.label)
  const noTown = headKind === 'brackets' || headKind === 'dash' || headKind === 'colon'
  const font = pick(fonts)
  const size = pick([9, 9.5, 10, 10.5, 11])
  const page = pick(['A4', 'Letter'])
  const gap = pick([2, 3, 4.5])
  const [css, decorate = (text) => text] = headings[headingKind]
  const contactGap = pick([' | ', ' · ', '<br>', ', '])
  const style = `@page{size:${page};margin:14mm}*{box-sizing:border-box}body{margin:0;font:${size}pt/1.4 "${font}";color:#222;-webkit-print-color-adjust:exact}h1,h2,h3,p,ul{margin:0}h1{font-size:20pt}h2{font-size:13pt;margin:4mm 0 1.5mm}h3{font-size:1em;margin:1mm 0}ul{padding-left:5mm}.r{display:flex;justify-content:space-between;gap:3mm}.r>span:last-child{white-space:nowrap}.d{color:#555}.g{display:grid;grid-template-columns:${wide ? 34 : 18}mm 1fr;gap:4mm}.g2{display:grid;grid-template-columns:1fr 1fr;gap:1mm 6mm}.g3{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm 4mm}.c{display:flex;flex-wrap:wrap;gap:2mm}.c span{background:#e5e9f0;padding:.4mm 2.5mm;border-radius:2mm}.o{display:inline-block;width:2.2mm;height:2.2mm;border-radius:50%;background:#ccc;margin-left:1mm}.o.on{background:#333}.m{height:1.5mm;background:#5b7fa6}.j{margin-bottom:${gap}mm}${css}`
  const draw = (x) => {
    const p = x.p
    const blocks = {
      summary: () => `<p>${p.summary}</p>`,
      jobs: () => {
        const made = p.jobs.map((j) => {
          const body = bodies[bodyKind](j)
          const inside = headKind === 'leftColumn' || headKind === 'leftTown' || headKind === 'datesAtFoot'
          return `<div class=j>${heads[headKind](j, x.range(j), body)}${inside ? '' : body}</div>`
        })
        return made.join('')
      },
      schools: () =>
        each(
          p.schools,
          (s) => `<div class=j>${schools[schoolKind](s, x.range(s))}${s.note ? `<p>${s.note}</p>` : ''}</div>`,
        ),
      skills: () => (useLabels ? groupLists[groupKind](p.skills) : lists[listKind](x.names('skills'))),
      tech: () => (techLabels ? groupLists[groupKind](p.tech) : lists[techKind](x.names('tech'))),
      awards: () => {
        const made = p.awards.map((a) => `<div class=j>${awards[awardKind](a, a.date.slice(0, 4))}</div>`)
        return columns === 1 || awardKind === 'leftYear'
          ? made.join('')
          : `<div class=g${columns}>${made.join('')}</div>`
      },
      certs: () => each(p.certs, (c) => `<p>${c.name}, ${c.issuer}, ${c.date.slice(0, 4)}</p>`),
      languages: () => `<p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p>`,
      volunteering: () =>
        each(
          p.volunteering,
          (v) => `<div class=j>${row(`<b>${v.role}</b>, ${v.org}`, x.range(v))}<p>${v.text}</p></div>`,
        ),
      projects: () =>
        each(p.projects, (o) => `<div class=j>${row(`<b>${o.name}</b>`, o.date.slice(0, 4))}<p>${o.text}</p></div>`),
      interests: () => `<p>${p.interests.join(', ')}</p>`,
    }
    const parts = order.map((key, n) => {
      const head = `<h2>${decorate(x.h(key), n)}</h2>`
      const body = blocks[key]()
      return { head, body, html: `${head}${body}`, aside: inBar.has(key) }
    })
    const top = `<h1>${p.name}</h1><p>${p.headline}</p><p>${[p.email, p.phone, p.town, p.link].filter(Boolean).join(contactGap)}</p>`
    return `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${frames[frame](top, parts)}</body>`
  }
  const tags = [
    `frame:${frame}`,
    `head:${headKind}`,
    `body:${bodyKind}`,
    `award:${awardKind}${columns > 1 ? `x${columns}` : ''}`,
    `heading:${headingKind}`,
    `list:${useLabels ? groupKind : listKind}`,
    `tech:${techLabels ? groupKind : techKind}`,
    `dates:${dates}`,
  ]
  return {
    draw,
    tags,
    options: {
      sections: order,
      awardYears: true,
      dates,
      ...(h ? { h } : {}),
      noTown,
      noLabels: !useLabels && !techLabels,
      ...(bodyKind === 'labelled' ? { furniture: person.jobs.map(() => 'Key results') } : {}),
    },
  }
}
