// Layouts of the third open half: the classes that were still read wrongly.
import { bullets, contact, docx, each, html, texAll } from './open.mjs'

const py = (text) => JSON.stringify(text)

/** Academic posts in one paragraph each: post, faculty, university, years, then what was done, all in one breath. */
export const runInPosts = ({ p: raw, h, range, names, year }) => {
  const p = texAll(raw)
  const head = (key) => `\\section*{\\large ${h(key)}}\n`
  return `\\documentclass[11pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[margin=24mm]{geometry}\\pagestyle{plain}\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{4pt}
\\begin{document}\\begin{center}{\\Large ${p.name}}\\\\${contact(p, ', ')}\\end{center}
${head('summary')}${p.summary}
${head('jobs')}${each(p.jobs, (j) => `\\textit{${j.title}}, ${j.employer}, ${j.town}, ${range(j).replace(/ – /, '--')}. ${j.details.join(' ')}\n\n`)}
${head('schools')}${each(p.schools, (s) => `${s.what}, ${s.where}, ${range(s).replace(/ – /, '--')}.\n\n`)}
${head('awards')}${each(p.awards, (a) => `${year(a.date)}, ${a.name}, ${a.issuer}.\n\n`)}
${head('tech')}${names('tech')
  .map((one) => one)
  .join(', ')}
\\end{document}`
}

/** Employer and title in roman, years left in a narrow column, prose below; prizes under headings of their own. */
export const proseBeside = ({ p, h, range, names, year }) =>
  html(
    `body{font:11pt/1.4 "Liberation Serif"}.r{display:grid;grid-template-columns:30mm 1fr;margin-bottom:2mm}h2{font-size:13pt;margin:5mm 0 2mm}h3{font-size:11pt;font-style:italic;font-weight:400;margin:2mm 0 1mm}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=r><span>${range(j)}</span><span>${j.title}, ${j.employer}, ${j.town}. ${j.details.join(' ')}</span></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><span>${range(s)}</span><span>${s.what}, ${s.where}</span></div>`)}<h2>${h('awards')}</h2><h3>Prizes</h3>${each(p.awards.slice(0, 2), (a) => `<div class=r><span>${year(a.date)}</span><span>${a.name}, ${a.issuer}</span></div>`)}<h3>Scholarships</h3>${each(p.awards.slice(2), (a) => `<div class=r><span>${year(a.date)}</span><span>${a.name}, ${a.issuer}</span></div>`)}<h2>${h('tech')}</h2><p>${names('tech').join(', ')}</p>`,
  )

/** LaTeX that sets the dates against the title with no space left: 'Engineer2019–2021', 'Sep.2019'. */
export const gluedDates = ({ p: raw, h, range, names, year }) => {
  const p = texAll(raw)
  const glue = (one) =>
    range(one)
      .replace(/ – /, '--')
      .replace(/(\p{L}{3})\p{L}* (?=\d)/gu, '$1.')
  return `\\documentclass[10pt,letterpaper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[margin=18mm]{geometry}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\newcommand{\\head}[1]{\\par\\vspace{6pt}{\\large\\bfseries #1}\\par\\vspace{2pt}\\hrule\\vspace{4pt}}
\\begin{document}{\\Huge ${p.name}}\\hfill ${contact(p, ' | ')}
\\head{${h('jobs')}}${each(p.jobs, (j) => `\\textbf{${j.title}}{\\small\\itshape ${glue(j)}}\\\\${j.employer}, ${j.town}\\begin{itemize}\\itemsep=-2pt${each(j.details, (d) => `\\item ${d}`)}\\end{itemize}\n`)}
\\head{${h('schools')}}${each(p.schools, (s) => `\\textbf{${s.what}}{\\small\\itshape ${glue(s)}}\\\\${s.where}\\\\[3pt]\n`)}
\\head{${h('tech')}}${names('tech').join(', ')}
\\head{${h('awards')}}${each(p.awards, (a) => `${a.name}, ${a.issuer}\\hfill ${year(a.date)}\\\\`)}
\\end{document}`
}

/** A template that was not filled in: years as 20XX. */
export const placeholders = ({ p, h, names }) => {
  const when = (n) => (n === 0 ? '20XX – Present' : '20XX – 20XX')
  return html(
    `h1{font-size:22pt;color:#2e5aac}h2{font-size:12pt;color:#2e5aac;margin:5mm 0 1mm;border-bottom:1px solid #2e5aac}.r{display:flex;justify-content:space-between}`,
    `<h1>${p.name}</h1><p>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${p.jobs.map((j, n) => `<div class=r style="margin-top:2mm"><span><b>${j.title}</b> | ${j.employer} | ${j.town}</span><span>${when(n)}</span></div>${bullets(j.details)}`).join('')}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><span><b>${s.what}</b> | ${s.where}</span><span>20XX</span></div>`)}<h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=r><span>${a.name} | ${a.issuer}</span><span>20XX</span></div>`)}`,
    'Letter',
  )
}

/** Headings that only stand in the left cell of a row, in the type of the text. */
export const rowLabels = ({ p, h, range, names, year }) => {
  const row = (key, body) => `<tr><td>${h(key)}:<td>${body}</tr>`
  return html(
    `table{width:100%;border-spacing:0 4mm}td{vertical-align:top}td:first-child{width:38mm}h1{font-size:15pt;text-align:center}`,
    `<h1>${p.name}</h1><p style="text-align:center">${contact(p, ', ')}</p><table>${row('summary', p.summary)}${row(
      'schools',
      each(p.schools, (s) => `<p>${s.what}, ${s.where} (${range(s)})</p>`),
    )}${row(
      'jobs',
      each(
        p.jobs,
        (j) => `<p>${range(j)}: ${j.title}, ${j.employer}, ${j.town}</p>${each(j.details, (d) => `<p>• ${d}</p>`)}`,
      ),
    )}${row('skills', names('skills').join(', '))}${row('tech', names('tech').join(', '))}${row(
      'awards',
      each(p.awards, (a) => `<p>${a.name}, ${a.issuer} (${year(a.date)})</p>`),
    )}${row('languages', p.languages.map(([a, b]) => `${a} (${b})`).join(', '))}</table>`,
  )
}

/** Figures as ornaments: numbers in rings, percentages on bars, year pairs over each other, hashtags for interests. */
export const figures = ({ p, h, names, year }) =>
  html(
    `@page{margin:0}.t{background:#14213d;color:#fff;padding:10mm}.w{display:grid;grid-template-columns:64mm 1fr;gap:8mm;padding:8mm}h2{font-size:13pt;color:#fca311;margin:4mm 0 2mm;text-transform:uppercase}.g{display:flex;gap:4mm;text-align:center;font-size:8pt}.g b{display:block;font-size:20pt;color:#fca311}.b{position:relative;margin-bottom:3mm}.b i{display:block;height:2mm;background:#fca311}.b em{position:absolute;right:0;top:0;font-style:normal;font-size:8pt}.e{display:grid;grid-template-columns:20mm 1fr;gap:4mm;margin-bottom:4mm}.y{text-align:center;background:#14213d;color:#fff;font-weight:700;border-radius:2mm;padding:1mm;align-self:start;font-size:9pt}`,
    `<div class=t><h1>${p.name}</h1><p>${p.headline}</p></div><div class=w><div><h2>Contact</h2><p>${contact(p, '<br>')}</p><h2>By the numbers</h2><div class=g><div><b>14</b>launches</div><div><b>3x</b>growth</div><div><b>92%</b>retention</div></div><h2>${h('skills')}</h2>${names(
      'skills',
    )
      .map((s, n) => `<div class=b>${s}<em>${98 - 6 * n}%</em><i style="width:${98 - 6 * n}%"></i></div>`)
      .join(
        '',
      )}<h2>${h('languages')}</h2>${p.languages.map(([a], n) => `<div class=b>${a}<em>${100 - 25 * n}%</em><i style="width:${100 - 25 * n}%"></i></div>`).join('')}</div><div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><div class=y>${year(j.start)}<br>–<br>${j.end ? year(j.end) : 'NOW'}</div><div><b>${j.title}</b><br>${j.employer}, ${j.town}${bullets(j.details)}</div></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><div class=y>${year(s.start)}<br>–<br>${year(s.end)}</div><div><b>${s.what}</b><br>${s.where}</div></div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=e><div class=y>${year(a.date)}</div><div><b>${a.name}</b><br>${a.issuer}</div></div>`)}</div></div>`,
  )

/** Dates over each other at the right of each post: month and year of the start, below it those of the end. */
export const stackedRight = ({ p, h, date, names, year }) =>
  html(
    `.e{display:grid;grid-template-columns:1fr 32mm;gap:4mm;margin-bottom:3mm}.d{text-align:right;color:#666;font-size:9.5pt}h2{font-size:13pt;color:#7a3e9d;margin:5mm 0 2mm}`,
    `<h1>${p.name}</h1><p>${p.headline} | ${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><div><b>${j.title}</b><br><i>${j.employer}, ${j.town}</i>${bullets(j.details)}</div><div class=d>${date(j.start)}<br>${j.end ? date(j.end) : 'Present'}</div></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><div><b>${s.what}</b><br><i>${s.where}</i></div><div class=d>${date(s.start)}<br>${date(s.end)}</div></div>`)}<h2>${h('skills')}</h2><p>${names('skills').join(', ')}</p><h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=e><span>${a.name}, ${a.issuer}</span><span class=d>${year(a.date)}</span></div>`)}`,
    'Letter',
  )

/** Years over each other left of the text, each at a line of the entry (a timeline of a drawing tool). */
export const stackedLeft = ({ p, h, names, year }) =>
  html(
    `.e{display:grid;grid-template-columns:18mm 1fr;gap:6mm;margin-bottom:3mm}.d{font-size:10pt;color:#2a7;text-align:right;border-right:2px solid #2a7;padding-right:3mm}h2{font-size:13pt;color:#2a7;margin:5mm 0 2mm}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' / ')}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><div class=d>${year(j.start)}<br>${j.end ? year(j.end) : 'today'}</div><div><b>${j.employer}</b>, ${j.town}<br>${j.title}<br>${j.details.join('<br>')}</div></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><div class=d>${year(s.start)}<br>${year(s.end)}</div><div><b>${s.where}</b><br>${s.what}</div></div>`)}<h2>${h('skills')}</h2><p>${names('skills').join(' / ')}</p><h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=e><div class=d>${year(a.date)}</div><div><b>${a.name}</b><br>${a.issuer}</div></div>`)}<h2>${h('summary')}</h2><p>${p.summary}</p>`,
  )

/** Word: awards under headings of their own by kind, with the number of the page in the foot. */
export const groupedAwards = ({ p, h, range, names, year }) =>
  docx(`from docx.oxml import OxmlElement
x = para(${py(`**${p.name}`)}); x.runs[0].font.size = Pt(18)
para(${py(contact(p, ' | '))})
s.footer.paragraphs[0].text = '1'; s.footer.paragraphs[0].alignment = WD_ALIGN_PARAGRAPH.CENTER
d.add_heading(${py(h('summary'))}, 1)
para(${py(p.summary)})
d.add_heading(${py(h('jobs'))}, 1)
${each(p.jobs, (j) => `tabbed(170, ${py(`**${j.employer}`)}, ${py(`\t${range(j)} (2 years 4 months)`)})\npara(${py(`${j.title} – ${j.town}`)})\n${each(j.details, (t) => `para(${py(t)}, style='List Bullet')\n`)}`)}
d.add_heading(${py(h('awards'))}, 1)
para('**National')
${each(p.awards.slice(0, 1), (a) => `para(${py(`${a.name}, ${a.issuer}, ${year(a.date)}`)}, style='List Bullet')\n`)}
para('**Regional')
${each(p.awards.slice(1), (a) => `para(${py(`${a.name}, ${a.issuer}, ${year(a.date)}`)}, style='List Bullet')\n`)}
d.add_heading(${py(h('schools'))}, 1)
${each(p.schools, (s) => `tabbed(170, ${py(`**${s.what}`)}, ${py(`\t${range(s)}`)})\npara(${py(s.where)})\n`)}
d.add_heading(${py(h('skills'))}, 1)
para(${py(names('skills').join(', '))})`)

/** Headings in the left cell of a row, in the type of the text and without a sign after them; heads of two names in one line. */
export const bareLabels = ({ p, h, range, names, year }) => {
  const row = (key, body) => `<tr><td>${h(key)}<td>${body}</tr>`
  return html(
    `body{font:10.5pt/1.4 "Liberation Serif"}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:2.5mm 0;border-top:.4pt solid #999}td:first-child{width:40mm}h1{font-size:18pt;font-weight:400}`,
    `<h1>${p.name}</h1><p>${p.headline}, ${contact(p, ', ')}</p><table>${row('summary', p.summary)}${row(
      'jobs',
      each(p.jobs, (j) => `<p>${j.employer}, ${j.title}</p><p>${range(j)}, ${j.town}</p><p>${j.details.join(' ')}</p>`),
    )}${row('tech', names('tech').join(', '))}${row('skills', names('skills').join('<br>'))}${row(
      'awards',
      each(p.awards, (a) => `<p>${year(a.date)} ${a.name}, ${a.issuer}</p>`),
    )}${row(
      'schools',
      each(p.schools, (s) => `<p>${s.what}, ${s.where}, ${range(s)}</p>`),
    )}${row('languages', p.languages.map(([a, b]) => `${a} (${b})`).join('<br>'))}</table>`,
  )
}

/** An infographic with a band of figures under the name, years in rings at the left, icons as headings' signs. */
export const rings = ({ p, h, names, year }) =>
  html(
    `@page{margin:0}.t{padding:12mm 14mm;background:#06283d;color:#fff}.n{display:flex;gap:14mm;padding:5mm 14mm;background:#47b5ff}.n b{font-size:22pt;margin-right:2mm}.c{padding:4mm 14mm}h2{font-size:14pt;margin:4mm 0 3mm;color:#1363df}.e{display:grid;grid-template-columns:26mm 1fr;margin-bottom:3mm}.y{width:20mm;height:20mm;border:1.5pt solid #1363df;border-radius:50%;display:flex;flex-direction:column;justify-content:center;text-align:center;font-size:9pt}.s{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm 8mm}.s div{display:flex;justify-content:space-between;border-bottom:2mm solid #dff6ff}.r{display:flex;gap:6mm;text-align:center}.r div{flex:1}`,
    `<div class=t><h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' | ')}</p></div><div class=n><span><b>12</b>years</span><span><b>60+</b>trucks</span><span><b>96%</b>on time</span></div><div class=c><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><div class=y><span>${year(j.start)}</span><span>${j.end ? year(j.end) : 'Now'}</span></div><div><b>${j.title}</b><p>${j.employer}</p><p>${j.details.join(' ')}</p></div></div>`)}<h2>${h('skills')}</h2><div class=s>${names(
      'skills',
    )
      .map((s, n) => `<div><span>${s}</span><span>${95 - 5 * n}%</span></div>`)
      .join(
        '',
      )}</div><h2>${h('awards')}</h2><div class=r>${each(p.awards, (a) => `<div><b>${a.name}</b><p>${a.issuer}</p><p>${year(a.date)}</p></div>`)}</div><h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b>, ${s.where}, ${year(s.end)}</p>`)}</div>`,
  )
