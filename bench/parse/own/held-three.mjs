// Layouts of the third held half, drawn before the parser saw any of them.
import { bullets, contact, each, html, texAll, typAll } from './open.mjs'

/** Chromium, as a clinic's form letter: heads in two lines, places and dates flush right, certificates with letters. */
export const mirrored = ({ p, h, range, names, date }) =>
  html(
    `body{font:11pt/1.35 "Liberation Serif"}header{text-align:center;border-bottom:3px double #444;padding-bottom:3mm}h1{font-size:20pt;letter-spacing:1pt}h2{font-size:11pt;margin:4mm 0 1mm;text-decoration:underline}.r{display:flex;justify-content:space-between}i{color:#333}`,
    `<header><h1>${p.name}, RDH</h1><p>${contact(p, ' ◆ ')}</p></header><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('certs')}</h2>${each(p.certs, (c) => `<div class=r><span>${c.name}, ${c.issuer}</span><span>${date(c.date)}</span></div>`)}<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=r style="margin-top:2mm"><b>${j.employer}</b><b>${j.town}</b></div><div class=r><i>${j.title}</i><i>${range(j)}</i></div>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><b>${s.where}</b><span>${range(s)}</span></div><p><i>${s.what}</i></p>`)}<h2>${h('skills')}</h2>${each(p.skills, (s) => `<p><b>${s.label}:</b> ${s.names.join(', ')}</p>`)}<h2>${h('tech')}</h2><p>${names('tech').join(', ')}</p><h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=r><span><b>${a.name}</b>, ${a.issuer}</span><span>${date(a.date)}</span></div>`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `<div class=r><b>${v.org}</b><span>${range(v)}</span></div><p><i>${v.role}.</i> ${v.text}</p>`)}<p style="text-align:center;margin-top:6mm"><i>References available upon request.</i></p>`,
    'Letter',
  )

/** An infographic: a band of figures, years over each other in rings, skills with a percentage in a bar, prizes in a row. */
export const infographic = ({ p, h, year }) =>
  html(
    `@page{margin:0}.t{background:#ff6b4a;color:#fff;padding:14mm 16mm 8mm}h1{font-size:34pt;line-height:1}.n{display:flex;justify-content:space-between;background:#2b2d42;color:#fff;padding:5mm 16mm}.n b{display:block;font-size:24pt}.w{display:grid;grid-template-columns:112mm 1fr;gap:10mm;padding:6mm 16mm}h2{font-size:15pt;color:#ff6b4a;margin:4mm 0 2mm}.e{display:flex;gap:5mm;margin-bottom:4mm}.y{flex:none;width:17mm;height:17mm;border:2px solid #2b2d42;border-radius:50%;display:flex;flex-direction:column;align-items:center;justify-content:center;font-size:8.5pt;line-height:1.2}.bar{background:#eee;height:5mm;margin-bottom:2.2mm;position:relative;font-size:8.5pt}.bar div{background:#ffb4a2;height:5mm}.bar span{position:absolute;left:2mm;top:.4mm}.bar em{position:absolute;right:2mm;top:.4mm;font-style:normal}.a{text-align:center;margin-bottom:4mm}.a b{display:block}`,
    `<div class=t><h1>${p.name}</h1><p style="font-size:14pt">${p.headline}</p><p>${contact(p, '  /  ')}</p></div><div class=n><div><b>11</b>years of writing</div><div><b>300</b>shops</div><div><b>90k</b>subscribers</div><div><b>4</b>pitches in a row</div></div><div class=w><div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><div class=y><span>${year(j.start)}</span><span>${j.end ? year(j.end) : 'now'}</span></div><div><b>${j.title}</b><p style="color:#ff6b4a">${j.employer}, ${j.town}</p>${each(j.details, (d) => `<p>${d}</p>`)}</div></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><div class=y><span>${year(s.start)}</span><span>${year(s.end)}</span></div><div><b>${s.what}</b><p>${s.where}</p></div></div>`)}</div><div><h2>${h('skills')}</h2>${each(p.skills[0].names, (s, n) => `<div class=bar><div style="width:${95 - 7 * n}%"></div><span>${s}</span><em>${95 - 7 * n}%</em></div>`)}<h2>${h('tech')}</h2>${each(p.tech[0].names, (s, n) => `<div class=bar><div style="width:${90 - 10 * n}%"></div><span>${s}</span><em>${90 - 10 * n}%</em></div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=a><div style="font-size:18pt;color:#ffb703">★</div><b>${a.name}</b>${a.issuer}<br>${year(a.date)}</div>`)}<h2>${h('interests')}</h2><p>${p.interests.join(' · ')}</p></div></div>`,
  )

/** As a resume builder on the web makes it: signs before dates and towns, achievements with signs, dots for languages. */
export const builder = ({ p, h, range, names, year }) =>
  html(
    `.w{display:grid;grid-template-columns:1.6fr 1fr;gap:8mm}h1{font-size:24pt;text-transform:uppercase}h2{font-size:12pt;text-transform:uppercase;border-bottom:2.5pt solid #111;margin:5mm 0 2mm;padding-bottom:1mm}.o{color:#1e90ff;font-weight:700}.f{display:flex;gap:6mm;font-size:8.5pt;color:#555}.t span{display:inline-block;border-bottom:1px solid #aaa;margin:1mm 3mm 1mm 0;font-weight:700;font-size:9pt}.k{display:flex;gap:3mm;margin-bottom:2mm}.l{display:flex;justify-content:space-between}`,
    `<h1>${p.name}</h1><p class=o>${p.headline} | Streaming and Warehouses</p><p class=f><span>✆ ${p.phone}</span><span>@ ${p.email}</span><span>🔗 ${p.link}</span><span>⚲ ${p.town}</span></p><div class=w><div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p style="font-size:12.5pt;margin-top:2mm">${j.title}</p><p class=o>${j.employer}</p><p class=f><span>📅 ${range(j)}</span><span>⚲ ${j.town}</span></p>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p style="font-size:12.5pt">${s.what}</p><p class=o>${s.where}</p><p class=f><span>📅 ${range(s)}</span></p>`)}</div><div><h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=k><span class=o>🏆</span><div><b>${a.name}</b><p>${a.issuer}, ${year(a.date)}</p></div></div>`)}<h2>${h('tech')}</h2>${each(p.tech, (set) => `<p>${set.label}</p><div class=t>${each(set.names, (s) => `<span>${s}</span>`)}</div>`)}<h2>${h('skills')}</h2><div class=t>${each(names('skills'), (s) => `<span>${s}</span>`)}</div><h2>${h('projects')}</h2>${each(p.projects, (one) => `<p style="font-size:11.5pt">${one.name}</p><p class=f>📅 ${year(one.date)}</p><p>${one.text}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b], n) => `<div class=l><b>${a}</b><span>${b}</span><span style="color:#1e90ff">${'●'.repeat(5 - n)}<span style="color:#ccc">${'●'.repeat(n)}</span></span></div>`)}</div></div>`,
  )

/** As sent in India: a title over all, filled bars as headings, 'Label : value' rows, a ruled table of schools, a declaration. */
export const bioData = ({ p, h, range, names, year }) =>
  html(
    `body{font:11pt/1.35 "Liberation Serif"}h1{text-align:center;font-size:15pt;text-decoration:underline}h2{background:#d9d9d9;font-size:11.5pt;padding:.7mm 2mm;margin:4mm 0 2mm}table{border-collapse:collapse;width:100%}.b td,.b th{border:1px solid #000;padding:1mm 2mm;text-align:center}.k td{padding:.4mm 2mm .4mm 0;vertical-align:top}.k td:first-child{width:38mm;font-weight:700}.k td:nth-child(2){width:5mm}`,
    `<h1>CURRICULUM VITAE</h1><table><tr><td><b>${p.name}</b><br>${p.headline}<td style="text-align:right">Mobile: ${p.phone}<br>E-mail: ${p.email}<br>${p.town}</table><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('schools')}</h2><table class=b><tr><th>Course<th>Institution<th>Year of passing</tr>${each(p.schools, (s) => `<tr><td>${s.what}<td>${s.where}<td>${year(s.end)}</tr>`)}</table><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<table class=k style="margin-bottom:3mm"><tr><td>Organization<td>:<td>${j.employer}, ${j.town}</tr><tr><td>Designation<td>:<td>${j.title}</tr><tr><td>Duration<td>:<td>${range(j)}</tr><tr><td>Responsibilities<td>:<td>${j.details.join('<br>')}</tr></table>`)}<h2>${h('tech')}</h2><ul>${each(names('tech'), (s) => `<li>${s}</li>`)}</ul><h2>${h('skills')}</h2><ul>${each(names('skills'), (s) => `<li>${s}</li>`)}</ul><h2>${h('awards')}</h2><ul>${each(p.awards, (a) => `<li>${a.name} from ${a.issuer} in ${year(a.date)}</li>`)}</ul><h2>Personal Details</h2><table class=k><tr><td>Father's Name<td>:<td>Raghavan Pillai</tr><tr><td>Date of Birth<td>:<td>14/02/1991</tr><tr><td>Languages Known<td>:<td>${p.languages.map(([a]) => a).join(', ')}</tr><tr><td>Marital Status<td>:<td>Married</tr></table><h2>Declaration</h2><p>I hereby declare that the above information is true to the best of my knowledge.</p><p style="margin-top:4mm">Place: Coimbatore<span style="float:right"><b>(SURESH RAGHAVAN)</b></span></p>`,
  )

/** LaTeX, academic: years in a hanging column, posts that run into prose, headings within awards and publications. */
export const scholar = ({ p: raw, h, year }) => {
  const p = texAll(raw)
  const head = (key) => `\\section*{\\normalfont\\large\\scshape ${h(key)}}\n`
  const row = (when, text) => `\\item[${when}] ${text}\n`
  const span = (one) => `${year(one.start)}--${one.end ? year(one.end) : ''}`
  const list = (rows) =>
    `\\begin{list}{}{\\labelwidth=22mm\\leftmargin=26mm\\labelsep=4mm\\itemsep=1pt\\parsep=1pt\\renewcommand{\\makelabel}[1]{#1\\hfill}}\n${rows}\\end{list}\n`
  return `\\documentclass[11pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[margin=25mm]{geometry}\\setlength{\\parindent}{0pt}\\pagestyle{plain}
\\begin{document}{\\Large\\bfseries ${p.name}}\\\\[2pt]${p.headline}\\\\${contact(p, ' \\textperiodcentered{} ')}
${head('summary')}${p.summary}
${head('jobs')}${list(each(p.jobs, (j) => row(span(j), `\\textbf{${j.title}}, ${j.employer}${j.town ? `, ${j.town}` : ''}. ${j.details.join(' ')}`)))}
${head('schools')}${list(each(p.schools, (s) => row(span(s), `${s.what}, ${s.where}`)))}
${head('awards')}\\subsection*{\\normalfont\\itshape Prizes}${list(each(p.awards.slice(0, 2), (a) => row(year(a.date), `${a.name}, ${a.issuer}`)))}\\subsection*{\\normalfont\\itshape Grants and fellowships}${list(each(p.awards.slice(2), (a) => row(year(a.date), `${a.name}, ${a.issuer}`)))}
${head('publications')}\\subsection*{\\normalfont\\itshape Books}\\begin{enumerate}\\item ${p.publications[0]}\\end{enumerate}\\subsection*{\\normalfont\\itshape Articles}\\begin{enumerate}${each(p.publications.slice(1), (t) => `\\item ${t}`)}\\end{enumerate}
${head('languages')}${p.languages.map(([a, b]) => `${a} (${b})`).join('; ')}.
\\end{document}`
}

/** Typst, a student's page: school first, two-line heads, grey rules, projects with the year in brackets. */
export const student = ({ p: raw, h, range, names, year }) => {
  const p = typAll(raw)
  const head = (key) => `\n== ${h(key)}\n`
  return `#set page(paper: "us-letter", margin: 1.6cm)\n#set text(size: 10pt, font: "Libertinus Serif")\n#set par(justify: true)\n#show heading.where(level: 2): it => block(above: 11pt, below: 6pt)[#text(size: 11pt, weight: "bold", upper(it.body)) #v(-8pt) #line(length: 100%, stroke: .5pt + gray)]\n
#align(center)[#text(size: 19pt, weight: "bold")[${p.name}] \\ ${p.headline} \\ ${contact(p, ' #h(6pt) | #h(6pt) ')}]
${head('schools')}${each(p.schools, (s) => `*${s.where}* #h(1fr) ${range(s)} \\ _${s.what}_\n\n`)}${head('jobs')}${each(p.jobs, (j) => `*${j.employer}* #h(1fr) _${j.town}_ \\ ${j.title} #h(1fr) ${range(j)}\n${each(j.details, (d) => `- ${d}\n`)}\n`)}${head('projects')}${each(p.projects, (one) => `*${one.name}* (${year(one.date)}) -- ${one.text}\n\n`)}${head('tech')}${each(p.tech, (set) => `*${set.label}*: ${set.names.join(', ')} \\ `)}${head('skills')}${names('skills').join(', ')}
${head('awards')}${each(p.awards, (a) => `- ${a.name}, ${a.issuer} #h(1fr) ${year(a.date)}\n`)}${head('volunteering')}${each(p.volunteering, (v) => `*${v.org}* #h(1fr) ${range(v)} \\ ${v.role}. ${v.text}\n`)}`
}

/** Labels in plain text left of their rows, parted by hairlines: nothing but their place makes them headings. */
export const hairlines = ({ p, h, range, names, year }) => {
  const row = (key, body) => `<tr><td>${h(key)}<td>${body}</tr>`
  return html(
    `table{border-collapse:collapse;width:100%}td{border-top:.5pt solid #888;padding:3mm 2mm 3mm 0;vertical-align:top}td:first-child{width:36mm;color:#222}h1{font-size:18pt;font-weight:400}.j{margin-bottom:3mm}`,
    `<h1>${p.name}</h1><p style="margin-bottom:5mm">${p.headline}<br>${contact(p, ' — ')}</p><table>${row('summary', p.summary)}${row(
      'jobs',
      each(
        p.jobs,
        (j) => `<div class=j>${j.title}, ${j.employer}<br>${j.town}, ${range(j)}${bullets(j.details)}</div>`,
      ),
    )}${row('skills', names('skills').join('<br>'))}${row('tech', names('tech').join(', '))}${row(
      'certs',
      each(p.certs, (c) => `<div>${c.name}, ${c.issuer}, ${year(c.date)}</div>`),
    )}${row(
      'awards',
      each(p.awards, (a) => `<div>${a.name}, ${a.issuer}, ${year(a.date)}</div>`),
    )}${row(
      'schools',
      each(p.schools, (s) => `<div>${s.what}, ${s.where}, ${year(s.end)}</div>`),
    )}${row('languages', p.languages.map(([a, b]) => `${a} (${b})`).join(', '))}</table>`,
    'Letter',
  )
}

/** A line with dots; the years stand over each other left of it, in a smaller size (WeasyPrint, Dutch). */
export const stackedYears = ({ p, h, names, year }) => {
  const item = (one, body) =>
    `<div class=e><div class=y>${year(one.start)}<br>${one.end ? year(one.end) : p.present}</div><div class=d></div><div class=b>${body}</div></div>`
  return html(
    `h1{color:#0b6e6e;font-size:26pt}h2{color:#0b6e6e;font-size:13pt;margin:5mm 0 3mm}.e{display:flex;margin-bottom:0}.y{width:16mm;font-size:8.5pt;color:#777;text-align:right;padding-right:4mm}.d{width:3mm;height:3mm;border-radius:50%;background:#0b6e6e;margin-top:1mm}.b{flex:1;border-left:1px solid #0b6e6e;margin-left:-1.5mm;padding:0 0 4mm 6mm}.c{columns:2}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => item(j, `<b>${j.title}</b><p><i>${j.employer}, ${j.town}</i></p>${each(j.details, (d) => `<p>– ${d}</p>`)}`))}<h2>${h('schools')}</h2>${each(p.schools, (s) => item(s, `<b>${s.what}</b><p><i>${s.where}</i></p>`))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p>${a.name}, ${a.issuer} (${year(a.date)})</p>`)}<h2>${h('certs')}</h2>${each(p.certs, (a) => `<p>${a.name}, ${a.issuer} (${year(a.date)})</p>`)}<h2>${h('skills')}</h2><p>${names('skills').join(' • ')}</p><h2>${h('tech')}</h2><p>${names('tech').join(' • ')}</p><h2>${h('languages')}</h2><div class=c>${each(p.languages, ([a, b]) => `<p>${a}: ${b}</p>`)}</div><h2>${h('interests')}</h2><p>${p.interests.join(', ')}</p>`,
  )
}

/** A French page with a strip at the right edge; the dates in tinted boxes over the town, left of each post. */
export const rightStrip = ({ p, h, range, names, year }) =>
  html(
    `@page{margin:0}.w{display:flex;min-height:296mm}.m{flex:1;padding:12mm}.s{width:60mm;background:#e8f1ee;padding:12mm 8mm}h1{font-size:23pt;color:#23523f}h2{font-size:12.5pt;color:#23523f;letter-spacing:1.5pt;text-transform:uppercase;margin:6mm 0 3mm}.e{display:grid;grid-template-columns:34mm 1fr;gap:4mm;margin-bottom:3mm}.d{background:#e8f1ee;padding:1.5mm;font-size:8.5pt;text-align:center;align-self:start}.p{width:36mm;height:36mm;border-radius:4mm;background:#9bb;margin:0 auto 6mm}`,
    `<div class=w><div class=m><h1>${p.name}</h1><p style="font-size:13pt">${p.headline}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><div class=d>${range(j)}<br>${j.town}</div><div><b>${j.title}</b><br>${j.employer}${bullets(j.details)}</div></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><div class=d>${range(s)}</div><div><b>${s.what}</b><br>${s.where}</div></div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=e><div class=d>${year(a.date)}</div><div><b>${a.name}</b><br>${a.issuer}</div></div>`)}</div><div class=s><div class=p></div><h2>Contact</h2><p>${contact(p, '<br>')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('skills')}</h2>${each(names('skills'), (s) => `<p>${s}</p>`)}<h2>${h('tech')}</h2>${each(names('tech'), (s) => `<p>${s}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p><b>${a}</b><br>${b}</p>`)}<h2>${h('interests')}</h2><p>${p.interests.join(', ')}</p></div></div>`,
  )

/** A German table of a life in Word's manner: every row a date and a text, headings as rows over both columns, signed. */
export const signedTable = ({ p, h, range, names, year }) => {
  const row = (a, b) => `<tr><td>${a}<td>${b}</tr>`
  const head = (key) => `<tr><td colspan=2><b>${h(key)}</b></tr>`
  return html(
    `body{font:11pt/1.4 "Liberation Sans"}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:.8mm 0}td:first-child{width:46mm}tr td[colspan]{padding-top:4mm;border-bottom:.7pt solid #999}h1{font-size:17pt}`,
    `<h1>Lebenslauf</h1><table><tr><td colspan=2><b>Persönliche Daten</b></tr>${row('Name', p.name)}${row('Beruf', p.headline)}${row('Wohnort', p.town)}${row('Telefon', p.phone)}${row('E-Mail', p.email)}${head('summary')}<tr><td colspan=2 style="border:0;padding-top:1mm">${p.summary}</tr>${head('jobs')}${each(p.jobs, (j) => row(range(j), `${j.title}<br>${j.employer}, ${j.town}<br>${j.details.map((d) => `- ${d}`).join('<br>')}`))}${head('schools')}${each(p.schools, (s) => row(range(s), `${s.what}<br>${s.where}`))}${head('awards')}${each(p.awards, (a) => row(year(a.date), `${a.name}, ${a.issuer}`))}${head('certs')}${each(p.certs, (a) => row(year(a.date), `${a.name}, ${a.issuer}`))}${head('skills')}${row('', names('skills').join(', '))}${head('tech')}${row('', names('tech').join(', '))}${head('languages')}${each(p.languages, ([a, b]) => row(a, b))}${head('interests')}${row('', p.interests.join(', '))}</table><p style="margin-top:10mm">Lübeck, den 12.03.2024</p><p style="margin-top:8mm">${p.name}</p>`,
  )
}
