// What networks, job boards and offices print: LinkedIn's profile, Indeed's resume, the Europass of 2020, a federal resume.
import { bullets, each, html } from '../own/open.mjs'

const months = (one) => {
  const at = (date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1)
  return at(one.end ?? '2025-11') - at(one.start) + 1
}
const count = (n, word) => (n === 0 ? '' : `${n} ${word}${n === 1 ? '' : 's'}`)
const length = (n) => [count(Math.floor(n / 12), 'year'), count(n % 12, 'month')].filter(Boolean).join(' ')
/** The posts of each employer in a row. */
const byEmployer = (jobs) => [...Map.groupBy(jobs, (j) => j.employer)]

/** A network's profile saved as a file: a dark rail on every page, employers over their posts, lengths of stay, a foot. */
export const networkProfile = ({ p, h, range, names }) => {
  const level = (text) =>
    ({ Native: 'Native or Bilingual', Fluent: 'Full Professional', Intermediate: 'Limited Working' })[text] ??
    'Elementary'
  const jobs = each(
    byEmployer(p.jobs),
    ([name, posts]) =>
      `<h3>${name}</h3>${posts.length > 1 ? `<p class=t>${length(posts.reduce((n, j) => n + months(j), 0))}</p>` : ''}${each(posts, (j) => `<div class=j><p class=p>${j.title}</p><p class=t>${range(j)} (${length(months(j))})</p><p class=g>${j.town}</p><p class=x>${j.details.map((d) => `- ${d}`).join('<br>')}</p></div>`)}`,
  )
  return html(
    `@page{margin:12mm 0 14mm;@bottom-center{content:"Page " counter(page) " of " counter(pages);font:9pt "Liberation Sans"}}body{font:10.5pt/1.35 "Liberation Sans"}.l{position:absolute;left:0;top:0;width:62mm;padding:0 6mm 0 8mm;font-size:10pt;color:#303030}.l h2{font-size:12pt;font-weight:400;margin:6mm 0 2mm}.l p{margin-bottom:1.5mm}.m{margin-left:68mm;margin-right:12mm}h1{font-size:24pt;font-weight:400}.m h2{font-size:15pt;font-weight:400;margin:7mm 0 2mm}h3{font-size:12pt;font-weight:400;margin-top:4mm}.p{font-size:11.5pt}.t{font-size:10.5pt}.g{color:#777}.x{margin-top:2mm}.j{margin-bottom:4mm;break-inside:avoid}`,
    `<div class=l><h2 style="margin:0">Contact</h2><p>${p.phone} (Mobile)</p><p>${p.email}</p><p>${p.link} (LinkedIn)</p><h2>Top Skills</h2>${each(names('skills').slice(0, 3), (s) => `<p>${s}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a} (${level(b)})</p>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<p>${c.name}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p>${a.name}</p>`)}</div><div class=m><h1>${p.name}</h1><p>${p.headline} at ${p.jobs[0].employer}</p><p class=g>${p.town}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${jobs}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.where}</h3><p>${s.what} · (${range(s)})</p>`)}</div>`,
    'Letter',
  )
}

/** A job board's resume: title, 'Employer - Town', 'May 2019 to Present', skills with years in brackets. */
export const jobBoard = ({ p, h, range, date, names }) =>
  html(
    `body{font:11pt/1.35 "Liberation Sans";color:#2d2d2d}h1{font-size:24pt}h2{font-size:16pt;border-bottom:.8pt solid #ccc;margin:6mm 0 2mm;font-weight:400}h3{font-size:12pt;margin-top:3mm}.g{color:#6f6f6f}`,
    `<h1>${p.name}</h1><p>${p.town}</p><p>${p.email}</p><p>${p.phone}</p><p style="margin-top:3mm">${p.summary}</p><p>Authorized to work in the US for any employer</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<h3>${j.title}</h3><p class=g>${j.employer} - ${j.town}</p><p class=g>${range(j)}</p>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.what}</h3><p class=g>${s.where}</p><p class=g>${range(s)}</p>`)}<h2>${h('skills')}</h2>${bullets([...names('skills'), ...names('tech')].map((n, i) => `${n} (${(i % 5) + 4} years)`))}<h2>${h('languages')}</h2>${bullets(p.languages.map(([a, b]) => `${a} - ${b}`))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<h3>${a.name}</h3><p class=g>${date(a.date)}</p>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<h3>${c.name}</h3><p class=g>${date(c.date)}</p>`)}<h2>Assessments</h2><h3>Work style: Reliability — Proficient</h3><p class=g>March 2024</p><p>Tendency to be reliable, dependable, and act with integrity at work</p>`,
    'Letter',
  )

/** The Europass of 2020: facts with bars between, dates and town over 'TITLE – EMPLOYER', languages in a table of levels. */
export const newEuropass = ({ p, h, range, date, names }) =>
  html(
    `body{font:9.5pt/1.4 "Liberation Sans"}h1{font-size:18pt;border-bottom:1pt solid #444;padding-bottom:1mm}h2{font-size:11pt;text-transform:uppercase;color:#1f497d;border-bottom:.6pt solid #999;margin:5mm 0 2mm}.d{color:#555;margin-top:3mm}.d b{color:#222}h3{font-size:10pt;text-transform:uppercase;font-weight:400}h3 b{font-weight:700}table{width:100%;border-collapse:collapse;margin-top:2mm}td,th{text-align:left;padding:.8mm 0;font-weight:400;border-bottom:.4pt solid #ccc}`,
    `<h1>${p.name}</h1><p><b>Date of birth:</b> 17/05/1989 | <b>Nationality:</b> German | <b>Phone:</b> ${p.phone} (Mobile) | <b>Email:</b> ${p.email} | <b>Address:</b> ${p.town} (Home)</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p class=d><b>${range(j).toUpperCase()}</b> – ${j.town}, Germany</p><h3><b>${j.title}</b> – ${j.employer}</h3>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p class=d><b>${range(s)}</b></p><h3><b>${s.what}</b> – ${s.where}</h3>${s.note ? `<p>${s.note}</p>` : ''}`)}<h2>${h('languages')}</h2><p>Mother tongue(s): <b>${p.languages[0][0]}</b></p><p>Other language(s):</p><table><tr><th><th>Listening<th>Reading<th>Spoken interaction<th>Writing</tr>${each(p.languages.slice(1), ([a, b]) => `<tr><td><b>${a}</b><td>${b}<td>${b}<td>${b}<td>${b}</tr>`)}</table><p>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p><h2>${h('tech')}</h2><p>${names('tech').join(' | ')}</p><h2>${h('awards')}</h2>${each(p.awards, (a) => `<p class=d><b>${date(a.date)}</b></p><h3><b>${a.name}</b> – ${a.issuer}</h3>`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `<p class=d><b>${range(v).toUpperCase()}</b> – ${p.town.split(',')[0]}</p><h3><b>${v.role}</b> – ${v.org}</h3><p>${v.text}</p>`)}`,
  )

/** A federal resume: employer and address, title, series and grade, dates, hours a week, supervisor, then duties. */
export const federalForm = ({ p, h, range, date, names }) =>
  html(
    `body{font:11pt/1.35 "Liberation Serif"}h1{font-size:16pt}h2{font-size:12pt;text-transform:uppercase;border-bottom:.8pt solid #000;margin:5mm 0 2mm}.j{margin-top:4mm}`,
    `<h1>${p.name}</h1><p>${p.town}</p><p>Phone: ${p.phone} | Email: ${p.email}</p><p>Citizenship: United States | Veterans' Preference: None | Security Clearance: None</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p class=j><b>${j.title}</b></p><p>${j.employer}, ${j.town}</p><p>${range(j)} | 40 hours per week | Salary: $58,000 per year</p><p>Supervisor: Carol Simmons, (404) 555-0100, may contact</p>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.where}</b></p><p>${s.what}, ${range(s)}</p>`)}<h2>${h('certs')}</h2>${bullets(p.certs.map((c) => `${c.name}, ${c.issuer}, ${date(c.date)}`))}<h2>${h('awards')}</h2>${bullets(p.awards.map((a) => `${a.name}, ${a.issuer}, ${date(a.date)}`))}<h2>${h('skills')}</h2><p>${[...names('skills'), ...names('tech')].join('; ')}</p>`,
    'Letter',
  )
