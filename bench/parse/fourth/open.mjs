// Layouts of the fourth set to work with. Each draws a person's page as HTML for the browser to print.
import { bullets, contact, each, html } from '../own/open.mjs'

/** A dark side bar left with skills rated by dots; 'Title @Employer' with the dates in small capitals below. */
export const dottedBar = ({ p, h, range, groups, year }) =>
  html(
    `@page{margin:0}body{font:10pt/1.45 "DejaVu Sans";-webkit-print-color-adjust:exact}.w{display:grid;grid-template-columns:66mm 1fr;min-height:297mm}.s{background:#20262e;color:#e8eef4;padding:12mm 8mm}.m{padding:12mm 10mm}h2{font-size:11pt;letter-spacing:1pt;margin:6mm 0 2mm}.s h3{font-size:9pt;font-weight:400;color:#8fb8de;margin:2mm 0 1mm}.k{display:flex;justify-content:space-between;font-size:9pt;align-items:center}.k i{display:inline-block;width:2mm;height:2mm;border-radius:50%;background:#55606c;margin-left:1mm}.k i.on{background:#8fb8de}.j{margin-bottom:4mm}.j b{font-size:11pt}.d{font-variant:small-caps;color:#667;font-size:9pt}`,
    `<div class=w><div class=s><h1>${p.name}</h1><p>${p.headline}</p><h2>Contact</h2><p>${contact(p, '<br>')}</p><h2>${h('skills')}</h2>${each([...groups, ...p.tech], (g) => `<h3>${g.label}</h3>${g.names.map((n, k) => `<div class=k><span>${n}</span><span>${[0, 1, 2, 3, 4].map((i) => `<i class="${i < 5 - (k % 3) ? 'on' : ''}"></i>`).join('')}</span></div>`).join('')}`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<div class=k><span>${a}</span><span>${b}</span></div>`)}</div><div class=m><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><b>${j.title} @${j.employer}</b><div class=d>${range(j)}</div>${bullets(j.details)}</div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b> · ${a.issuer} · ${year(a.date)}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b></p><p>${s.where}</p><div class=d>${range(s)}</div>`)}</div></div>`,
  )

/** The jobs of a person by employer, in order. */
const byEmployer = (jobs) => {
  const employers = new Map()
  for (const job of jobs) employers.set(job.employer, [...(employers.get(job.employer) ?? []), job])
  return [...employers.values()]
}

/** An employer once with its posts indented below, each with dates of its own; a side bar at the right. */
export const postsInside = ({ p, h, range, date, names }) =>
  html(
    `body{font:10pt/1.4 "Liberation Serif"}.w{display:grid;grid-template-columns:1fr 52mm;gap:8mm}.s{border-left:.6pt solid #999;padding-left:6mm}h1{font-size:26pt;font-weight:400}h2{font-size:12pt;font-variant:small-caps;margin:4mm 0 1mm;color:#8a2b2b}.e{font-size:11pt;font-weight:700;margin-top:2mm}.r{margin-left:5mm}.r span{float:right;font-style:italic}.s p{margin-bottom:1.5mm}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' | ')}</p><div class=w><div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${byEmployer(
      p.jobs,
    )
      .map(
        (posts) =>
          `<p class=e>${posts[0].employer}, ${posts[0].town}</p>${each(posts, (j) => `<div class=r><p><i>${j.title}</i><span>${range(j)}</span></p>${bullets(j.details)}</div>`)}`,
      )
      .join(
        '',
      )}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p class=e>${s.where}</p><div class=r><p><i>${s.what}</i><span>${range(s)}</span></p><p>${s.note}</p></div>`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `<p class=e>${v.org}</p><div class=r><p><i>${v.role}</i><span>${range(v)}</span></p><p>${v.text}</p></div>`)}</div><div class=s><h2>${h('skills')}</h2>${each(names('skills'), (n) => `<p>${n}</p>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<p>${c.name}<br><i>${c.issuer}</i>, ${date(c.date)}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b><br>${a.issuer}<br>${date(a.date)}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a}, ${b}</p>`)}</div></div>`,
    'Letter',
  )

/** A line of time in the middle: dates in its left margin, start over end, dots on the line, text right. */
export const lineOfTime = ({ p, h, date, names, year }) => {
  const stop = (when, body) => `<div class=e><div class=d>${when}</div><div class=b>${body}</div></div>`
  const span = (one) => `${date(one.start)} –<br>${one.end ? date(one.end) : p.present}`
  return html(
    `body{font:10pt/1.4 "DejaVu Sans Condensed","DejaVu Sans"}h1{font-size:20pt;color:#0b6e4f}h2{font-size:13pt;color:#0b6e4f;margin:4mm 0 2mm}.e{display:grid;grid-template-columns:28mm 1fr}.d{font-size:9pt;color:#555;text-align:right;padding-right:5mm}.b{border-left:1.2pt solid #0b6e4f;padding:0 0 3mm 5mm;position:relative}.b::before{content:"";position:absolute;left:-1.6mm;top:1mm;width:3mm;height:3mm;border-radius:50%;background:#0b6e4f}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' · ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => stop(span(j), `<b>${j.title}</b><br>${j.employer}, ${j.town}${bullets(j.details)}`))}<h2>${h('schools')}</h2>${each(p.schools, (s) => stop(span(s), `<b>${s.what}</b><br>${s.where}`))}<h2>${h('awards')}</h2>${each(p.awards, (a) => stop(year(a.date), `<b>${a.name}</b><br>${a.issuer}`))}<h2>${h('skills')}</h2><p>${[...names('skills'), ...names('tech')].join(' – ')}</p><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(' – ')}</p>`,
  )
}

/** Awards in threes on tinted tiles, jobs as wide tiles with the dates at their foot. */
export const tiles = ({ p, h, range, names, year }) =>
  html(
    `body{-webkit-print-color-adjust:exact;font:10pt/1.45 "Liberation Sans"}h1{font:italic 28pt "Liberation Serif"}h2{font:italic 15pt "Liberation Serif";margin:5mm 0 2mm;color:#a3476b}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm}.t{background:#faf0f4;padding:3mm;border-radius:1.5mm}.t b{display:block}.j{background:#faf0f4;padding:3mm 4mm;border-radius:1.5mm;margin-bottom:3mm}.j em{display:block;color:#a3476b;font-size:9pt;margin-top:1mm}.c span{display:inline-block;border:1px solid #a3476b;border-radius:4mm;padding:.3mm 3mm;margin:0 2mm 1.5mm 0}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' — ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('awards')}</h2><div class=g>${each(p.awards, (a) => `<div class=t><b>${a.name}</b>${a.issuer}, ${year(a.date)}</div>`)}</div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><b>${j.title}</b> chez ${j.employer}, ${j.town}${bullets(j.details)}<em>${range(j)}</em></div>`)}<h2>${h('skills')}</h2><div class=c>${each(names('skills'), (n) => `<span>${n}</span>`)}</div><h2>${h('schools')}</h2><div class=g>${each(p.schools, (s) => `<div class=t><b>${s.what}</b>${s.where}<br>${range(s)}</div>`)}</div><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} : ${b}`).join(' ; ')}</p><h2>${h('interests')}</h2><p>${p.interests.join(', ')}</p>`,
  )

/** Ruled tables whose start and end have a column each; marks and certificates in tables too. */
export const fromAndTo = ({ p, h, date, range, names, year }) =>
  html(
    `table{border-collapse:collapse;width:100%;font-size:9.5pt;margin-bottom:3mm}td,th{border:.6pt solid #222;padding:1mm 1.5mm;vertical-align:top;text-align:left}th{background:#dde}h1{font-size:17pt;text-align:center}h2{font-size:11pt;background:#334;color:#fff;padding:1mm 2mm;margin:3mm 0 2mm;-webkit-print-color-adjust:exact}body{-webkit-print-color-adjust:exact}`,
    `<h1>${p.name}</h1><p style="text-align:center">${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2><table><tr><th>From<th>To<th>Organisation<th>Designation<th>Key Responsibilities</tr>${each(p.jobs, (j) => `<tr><td>${date(j.start)}<td>${j.end ? date(j.end) : 'Till date'}<td style="width:40mm">${j.employer}, ${j.town}<td style="width:34mm">${j.title}<td>${j.details.join('; ')}</tr>`)}</table><h2>${h('schools')}</h2><table><tr><th>Qualification<th>Institute<th>Years<th>Marks</tr>${each(p.schools, (s) => `<tr><td>${s.what}<td>${s.where}<td>${range(s)}<td>${s.note}</tr>`)}</table><h2>${h('certs')}</h2><table><tr><th>S. No.<th>Certification<th>Issued by<th>Year</tr>${p.certs.map((c, n) => `<tr><td>${n + 1}<td>${c.name}<td>${c.issuer}<td>${year(c.date)}</tr>`).join('')}</table><h2>${h('awards')}</h2><table><tr><th>S. No.<th>Award<th>Given by<th>Month</tr>${p.awards.map((a, n) => `<tr><td>${n + 1}<td>${a.name}<td>${a.issuer}<td>${date(a.date)}</tr>`).join('')}</table><h2>${h('skills')}</h2><p>${[...names('skills'), ...names('tech')].join(', ')}</p><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p>`,
  )

/** Labels in capitals in the left margin, jobs and awards of one line each. */
export const oneLiners = ({ p, h, range, names, year }) => {
  const row = (key, body) => `<div class=s><h2>${h(key)}</h2><div>${body}</div></div>`
  const years = (one) => `${one.start}–${one.end?.slice(2) ?? ''}`
  return html(
    `body{font:10pt/1.55 "Liberation Serif"}h1{font-size:15pt;letter-spacing:3pt;text-transform:uppercase;font-weight:400;margin-bottom:1mm}.s{display:grid;grid-template-columns:36mm 1fr;gap:6mm;margin-top:6mm}h2{font:8pt/1.95 "Liberation Sans";text-transform:uppercase;letter-spacing:1.2pt;text-align:right}`,
    `<h1>${p.name}</h1><p>${contact(p, ', ')}</p>${row('summary', `<p>${p.summary}</p>`)}${row(
      'jobs',
      each(p.jobs, (j) => `<p>${years(j)} ${j.title}, ${j.employer}, ${j.town}</p>`),
    )}${row(
      'awards',
      each(p.awards, (a) => `<p>${year(a.date)} <i>${a.name}</i>, ${a.issuer}</p>`),
    )}${row(
      'publications',
      each(p.publications, (t) => `<p>${t}</p>`),
    )}${row(
      'schools',
      each(p.schools, (s) => `<p>${range(s)} ${s.what}, ${s.where}</p>`),
    )}${row('tech', `<p>${[...names('skills'), ...names('tech')].join(', ')}</p>`)}${row('languages', `<p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p>`)}`,
  )
}

/** Mixed headings ('Skills & Awards', 'Education and Certifications'); employer first, then title, dates and place between bars. */
export const mixedHeads = ({ p, h, range, names, year }) =>
  html(
    `body{font:10.5pt/1.4 "Liberation Sans Narrow","Liberation Sans"}h1{font-size:24pt;color:#0a4d8c}h2{font-size:12pt;color:#fff;background:#0a4d8c;padding:.6mm 2mm;margin:4mm 0 2mm}body{-webkit-print-color-adjust:exact}.x{color:#555}.j{margin-bottom:2.5mm}`,
    `<h1>${p.name}</h1><p><b>${p.headline}</b></p><p>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><p><b>${j.employer.toUpperCase()}</b></p><p class=x>${j.title} | ${range(j)} | ${j.town}</p>${bullets(j.details)}</div>`)}<h2>${h('skills')}</h2><p>${[...names('skills'), ...names('tech')].join(' | ')}</p>${bullets(p.awards.map((a) => `${a.name}, ${a.issuer} (${year(a.date)})`))}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b>, ${s.where}, ${range(s)}. ${s.note}</p>`)}${each(p.certs, (c) => `<p>${c.name}, ${c.issuer}, ${year(c.date)}</p>`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `<p><b>${v.role}</b>, ${v.org}, ${range(v)}. ${v.text}</p>`)}<h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p>`,
    'Letter',
  )

/** The European form of 2020: dates in square brackets over each post, the place after a label. */
export const bracketed = ({ p, h, range, names, year }) =>
  html(
    `body{font:10pt/1.45 "Liberation Sans"}.t{background:#eef3fb;padding:5mm;-webkit-print-color-adjust:exact}h1{font-size:20pt;font-weight:400}h2{font-size:11pt;text-transform:uppercase;color:#0e47cb;border-bottom:1pt solid #0e47cb;margin:5mm 0 2mm;padding-bottom:.5mm}.b{color:#555;font-size:9pt}.j{margin-bottom:3mm}table{border-collapse:collapse;width:100%}`,
    `<div class=t><h1>${p.name}</h1><p><b>Indirizzo:</b> ${p.town} (Italia) | <b>E-mail:</b> ${p.email} | <b>Telefono:</b> ${p.phone}</p></div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><p class=b>[ ${range(j)} ]</p><p><b>${j.title}</b></p><p><b><i>${j.employer}</i></b></p><p class=b><b>Città:</b> ${j.town} | <b>Paese:</b> Italia</p>${bullets(j.details)}</div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=j><p class=b>[ ${range(s)} ]</p><p><b>${s.what}</b></p><p><i>${s.where}</i></p><p>${s.note}</p></div>`)}<h2>${h('languages')}</h2><p>Lingua madre: <b>Italiano</b></p><p>Altre lingue:</p><p><b>Inglese</b> B2</p><p><b>Spagnolo</b> A2</p><h2>${h('tech')}</h2><p>${names('tech').join(' | ')}</p><h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=j><p class=b>[ ${year(a.date)} ]</p><p><b>${a.name}</b></p><p>${a.issuer}</p></div>`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `<div class=j><p class=b>[ ${range(v)} ]</p><p><b>${v.role}</b></p><p><i>${v.org}</i></p><p>${v.text}</p></div>`)}`,
  )

/** Two columns of equal width, headings with a sign in a disc, dates as filled pills right of the title. */
export const pills = ({ p, h, range, names, year }) => {
  const head = (key, sign) => `<h2><span>${sign}</span>${h(key)}</h2>`
  return html(
    `body{font:9.5pt/1.4 "DejaVu Sans";-webkit-print-color-adjust:exact}.w{display:grid;grid-template-columns:1fr 1fr;gap:9mm}h1{font-size:22pt;text-align:center}.n{text-align:center;margin-bottom:3mm}h2{font-size:12pt;margin:4mm 0 2mm}h2 span{display:inline-block;width:7mm;height:7mm;border-radius:50%;background:#d9480f;color:#fff;text-align:center;margin-right:2mm;font-size:10pt;line-height:7mm}.r{display:flex;justify-content:space-between;align-items:flex-start;gap:2mm}.d{background:#d9480f;color:#fff;border-radius:3mm;padding:0 2.5mm;font-size:7.5pt;white-space:nowrap}.j{margin-bottom:2.5mm}.c{display:flex;flex-wrap:wrap;gap:1.5mm}.c span{background:#fff0e6;padding:.5mm 2.5mm;border-radius:1mm}`,
    `<h1>${p.name}</h1><p class=n>${p.headline}<br>${contact(p)}</p><div class=w><div>${head('summary', '☺')}<p>${p.summary}</p>${head('jobs', '★')}${each(p.jobs, (j) => `<div class=j><div class=r><b>${j.title}</b><span class=d>${range(j)}</span></div><p>${j.employer} · ${j.town}</p>${bullets(j.details)}</div>`)}</div><div>${head('schools', '♦')}${each(p.schools, (s) => `<div class=j><div class=r><b>${s.what}</b><span class=d>${range(s)}</span></div><p>${s.where}</p></div>`)}${head('certs', '✓')}${each(p.certs, (c) => `<div class=r><span>${c.name}, ${c.issuer}</span><span class=d>${year(c.date)}</span></div>`)}${head('skills', '♥')}<div class=c>${each(names('skills'), (n) => `<span>${n}</span>`)}</div>${head('tech', '☎')}<div class=c>${each(names('tech'), (n) => `<span>${n}</span>`)}</div>${head('awards', '♠')}${each(p.awards, (a) => `<div class=r><span><b>${a.name}</b><br>${a.issuer}</span><span class=d>${year(a.date)}</span></div>`)}${head('languages', '♫')}${each(p.languages, ([a, b]) => `<div class=r><span>${a}</span><span>${b}</span></div>`)}${head('interests', '✈')}<p>${p.interests.join(', ')}</p></div></div>`,
  )
}

/** A scientist's list: headings in italics, grants with their issuers, numbered papers, dates in the right margin. */
export const papers = ({ p, h, range, names, year }) => {
  const row = (text, when) => `<div class=r><div>${text}</div><div class=d>${when}</div></div>`
  return html(
    `body{font:10.5pt/1.4 "DejaVu Serif"}h1{font-size:18pt;font-weight:400}h2{font-size:12pt;font-style:italic;font-weight:400;border-bottom:.4pt solid #000;margin:5mm 0 2mm}.r{display:grid;grid-template-columns:1fr 34mm;gap:4mm;margin-bottom:1.5mm}.d{text-align:right}ol{margin:0;padding-left:6mm}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' • ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => row(`<b>${j.title}</b><br>${j.employer}, ${j.town}${each(j.details, (d) => `<br>– ${d}`)}`, range(j)))}<h2>${h('schools')}</h2>${each(p.schools, (s) => row(`<b>${s.what}</b><br>${s.where}<br>${s.note}`, range(s)))}<h2>${h('awards')}</h2>${each(p.awards, (a) => row(`${a.name}, ${a.issuer}`, year(a.date)))}<h2>${h('publications')}</h2><ol>${each(p.publications, (t) => `<li>${t}</li>`)}</ol><h2>${h('tech')}</h2><p>${[...names('skills'), ...names('tech')].join(', ')}</p><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p>`,
    'Letter',
  )
}
