// Layouts of the fourth set that were not looked at until the work was done.
import { bullets, contact, each, html } from '../own/open.mjs'

/** A card for each post with a filled head line, title left and dates right in white; skills as bars in groups. */
export const filledHeads = ({ p, h, range, groups, year }) => {
  const card = (left, right, body) =>
    `<div class=c><div class=t><span>${left}</span><span>${right}</span></div><div class=b>${body}</div></div>`
  return html(
    `body{font:10pt/1.4 "Liberation Sans";-webkit-print-color-adjust:exact}h1{font-size:22pt}h2{font-size:13pt;margin:5mm 0 2mm;color:#264653}.c{border:.6pt solid #264653;margin-bottom:3mm}.t{background:#264653;color:#fff;display:flex;justify-content:space-between;padding:1mm 3mm;font-weight:700}.b{padding:1.5mm 3mm}.w{display:grid;grid-template-columns:1fr 1fr;gap:6mm}.k{margin-bottom:1.5mm}.k i{display:block;height:1.6mm;background:#2a9d8f}h3{font-size:10pt;margin:1mm 0}`,
    `<h1>${p.name}</h1><p>${p.headline} | ${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => card(j.title, range(j), `<i>${j.employer}, ${j.town}</i>${bullets(j.details)}`))}<h2>${h('skills')}</h2><div class=w>${each([...groups, ...p.tech], (g) => `<div><h3>${g.label}</h3>${g.names.map((n, k) => `<div class=k>${n}<i style="width:${90 - 15 * k}%"></i></div>`).join('')}</div>`)}</div><h2>${h('schools')}</h2>${each(p.schools, (s) => card(s.what, range(s), s.where))}<h2>${h('awards')}</h2><div class=w>${each(p.awards, (a) => `<div><b>${a.name}</b><br>${a.issuer}<br>${year(a.date)}</div>`)}</div><h2>${h('certs')}</h2>${each(p.certs, (c) => `<p>${c.name} (${c.issuer}, ${year(c.date)})</p>`)}<h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a}: ${b}`).join(', ')}</p><h2>${h('interests')}</h2><p>${p.interests.join(' en ')}</p>`,
  )
}

/** All centred: headings between rules, 'Title | Employer' with place and dates below, awards in one line each. */
export const centredPage = ({ p, h, range, names, year }) =>
  html(
    `body{font:11pt/1.4 "Liberation Serif";text-align:center}h1{font-size:24pt;letter-spacing:2pt}h2{font-size:12pt;border-top:.8pt solid #000;border-bottom:.8pt solid #000;margin:4mm 0 2mm;text-transform:uppercase;letter-spacing:2pt}ul{text-align:left}.j{margin-bottom:3mm}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' • ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('skills')}</h2><div class=g>${each(names('skills'), (n) => `<div>${n}</div>`)}</div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><p><b>${j.title}</b> | ${j.employer}</p><p><i>${j.town} | ${range(j)}</i></p>${bullets(j.details)}</div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b> – ${a.issuer}, ${year(a.date)}</p>`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `<p><b>${v.role}</b> | ${v.org}</p><p><i>${range(v)}</i></p><p>${v.text}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b> | ${s.where}</p><p><i>${range(s)}</i></p>`)}<h2>${h('tech')}</h2><p>${names('tech').join(' • ')}</p>`,
    'Letter',
  )

/** A head strip with the profile, then dates with the town below them in the left margin, text right. */
export const townBelowDates = ({ p, h, range, names, year }) => {
  const row = (left, body) => `<div class=e><div class=d>${left}</div><div>${body}</div></div>`
  return html(
    `@page{margin:0}body{font:10pt/1.45 "DejaVu Sans Condensed","DejaVu Sans";-webkit-print-color-adjust:exact}.t{background:#f4d35e;padding:10mm 14mm}.c{padding:4mm 14mm}h1{font-size:24pt}h2{font-size:12pt;margin:4mm 0 2mm}h2::before{content:"";display:inline-block;width:10mm;height:2mm;background:#f4d35e;margin-right:3mm}.e{display:grid;grid-template-columns:42mm 1fr;gap:5mm;margin-bottom:3mm}.d{color:#555;font-size:9pt}`,
    `<div class=t><h1>${p.name}</h1><p>${p.headline}</p><p>${p.summary}</p></div><div class=c><p>${contact(p, ' / ')}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => row(`${range(j)}<br>${j.town}`, `<b>${j.employer}</b><br><i>${j.title}</i>${bullets(j.details)}`))}<h2>${h('schools')}</h2>${each(p.schools, (s) => row(range(s), `<b>${s.where}</b><br><i>${s.what}</i><br>${s.note}`))}<h2>${h('awards')}</h2>${each(p.awards, (a) => row(year(a.date), `<b>${a.issuer}</b><br><i>${a.name}</i>`))}<h2>${h('certs')}</h2>${each(p.certs, (c) => row(year(c.date), `${c.name}, ${c.issuer}`))}<h2>${h('skills')}</h2><p>${names('skills').join(' / ')}</p><h2>${h('tech')}</h2><p>${names('tech').join(' / ')}</p><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(' / ')}</p></div>`,
  )
}

/** Headings in lower case with a slash before, text right of them; 'Employer — Title (2019 → now)'; 'label → a · b'. */
export const slashes = ({ p, h, groups, year }) => {
  const row = (key, body) => `<section><h2>/ ${h(key)}</h2><div>${body}</div></section>`
  const years = (one) => `(${year(one.start)} → ${one.end ? year(one.end) : 'now'})`
  return html(
    `body{font:9.5pt/1.55 "DejaVu Sans Mono"}h1{font-size:16pt;font-weight:400}section{display:grid;grid-template-columns:34mm 1fr;gap:4mm;margin-top:5mm}h2{font-size:9.5pt;font-weight:400;color:#e4572e}p{margin-bottom:1mm}ul{list-style:none;padding:0}li::before{content:"- "}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' · ')}</p>${row('summary', `<p>${p.summary}</p>`)}${row(
      'jobs',
      each(p.jobs, (j) => `<p><b>${j.employer}</b> — ${j.title} ${years(j)}</p>${bullets(j.details)}`),
    )}${row(
      'skills',
      each([...groups, ...p.tech], (g) => `<p>${g.label} → ${g.names.join(' · ')}</p>`),
    )}${row(
      'projects',
      each(p.projects, (o) => `<p><b>${o.name}</b> (${year(o.date)})</p><p>${o.text}</p>`),
    )}${row(
      'awards',
      each(p.awards, (a) => `<p><b>${a.name}</b> — ${a.issuer} (${year(a.date)})</p>`),
    )}${row(
      'schools',
      each(p.schools, (s) => `<p><b>${s.where}</b> — ${s.what} ${years(s)}</p>`),
    )}${row('languages', `<p>${p.languages.map(([a, b]) => `${a} (${b})`).join(' · ')}</p>`)}`,
  )
}

/** A form with filled headings across the page; dates left ('Since March 2020'), awards in twos. */
export const filledForm = ({ p, h, date, range, names }) => {
  const row = (left, body) => `<tr><td class=d>${left}<td>${body}</tr>`
  const when = (one) => (one.end === null ? `Since ${date(one.start)}` : range(one))
  return html(
    `body{font:10.5pt/1.35 "Liberation Serif";-webkit-print-color-adjust:exact}h1{font-size:16pt;text-align:center;text-decoration:underline}h2{background:#d0d0d0;font-size:11pt;padding:1mm 2mm;margin:4mm 0 2mm}table{width:100%;border-spacing:0 1.5mm}td{vertical-align:top}.d{width:46mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:3mm 8mm}`,
    `<h1>CURRICULUM VITAE</h1><p style="text-align:center"><b>${p.name}</b><br>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('schools')}</h2><table>${each(p.schools, (s) => row(range(s), `<b>${s.what}</b><br>${s.where}<br>${s.note}`))}</table><h2>${h('jobs')}</h2><table>${each(p.jobs, (j) => row(when(j), `<b>${j.employer}, ${j.town}</b><br>Position: ${j.title}${bullets(j.details)}`))}</table><h2>${h('awards')}</h2><div class=g>${each(p.awards, (a) => `<div><b>${a.name}</b><br>${a.issuer}<br>${date(a.date)}</div>`)}</div><h2>${h('skills')}</h2>${bullets([...names('skills'), ...names('tech')])}<h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} – ${b}`).join('; ')}</p><h2>${h('interests')}</h2><p>${p.interests.join(', ')}</p>`,
  )
}

/** Side bars left and right of the posts, in small type on tinted grounds; dates under each title. */
export const betweenBars = ({ p, h, range, names, year }) =>
  html(
    `@page{margin:0}body{font:9.5pt/1.45 "Liberation Sans";-webkit-print-color-adjust:exact}.t{padding:10mm 12mm 5mm;border-bottom:2mm solid #4a5d23}.w{display:grid;grid-template-columns:48mm 1fr 50mm;min-height:245mm}.s{background:#eef1e6;padding:4mm 5mm;font-size:9pt}.m{padding:4mm 6mm}h1{font-size:22pt}h2{font-size:10.5pt;text-transform:uppercase;color:#4a5d23;margin:3mm 0 1.5mm}.j{margin-bottom:3mm}small{display:block;color:#666}`,
    `<div class=t><h1>${p.name}</h1><p>${p.headline}</p></div><div class=w><div class=s><h2>Contact</h2><p>${contact(p, '<br>')}</p><h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a}<br><i>${b}</i></p>`)}</div><div class=m><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><b>${j.title}</b><br>${j.employer}, ${j.town}<small>${range(j)}</small>${bullets(j.details)}</div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=j><b>${s.what}</b><br>${s.where}<small>${range(s)}</small></div>`)}</div><div class=s><h2>${h('tech')}</h2>${bullets(names('tech'))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=j><b>${a.name}</b><br>${a.issuer}<small>${year(a.date)}</small></div>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<div class=j><b>${c.name}</b><br>${c.issuer}<small>${year(c.date)}</small></div>`)}<h2>${h('interests')}</h2><p>${p.interests.join(', ')}</p></div></div>`,
  )
