// Layouts of the held half: unlike those of open.mjs, so that they tell how unseen resumes fare.
import { bullets, contact, docx, each, html, texAll, typAll } from './open.mjs'

/** Only the heads of entries are in a font without bold; titles sit between employer and dates. */
export const fakeHeads = ({ p, h, range, names, year }) =>
  html(
    `@font-face{font-family:Web;src:local("Liberation Sans");font-weight:400}.w{font-family:Web;font-weight:700}h2{font-size:12pt;background:#e8e8e8;padding:1mm 2mm;margin:4mm 0 2mm}p.r{text-align:right}`,
    `<p class=w style="font-size:22pt">${p.name}</p><p>${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p class=w>${j.employer} — ${j.town}</p><p><i>${j.title}</i> (${range(j)})</p>${bullets(j.details)}`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><span class=w>${a.name}</span> ${a.issuer}, ${year(a.date)}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p class=w>${s.where}</p><p><i>${s.what}</i> (${range(s)})</p>`)}<h2>${h('skills')}</h2><p>${names('skills').join('; ')}</p>`,
    'Letter',
  )

/** Every section is a card on a wall of two columns; jobs wide, awards in a row of small cards. */
export const cardWall = ({ p, h, range, names, year }) =>
  html(
    `.wall{display:grid;grid-template-columns:3fr 2fr;gap:5mm;align-items:start}.c{background:#f4f6fb;border-radius:3mm;padding:4mm}h2{font-size:12pt;color:#2a4b9b}.row{display:flex;gap:4mm}.row div{flex:1;background:#fff;padding:2mm;border-radius:2mm}`,
    `<div class=c><h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p)}</p></div><div style="height:5mm"></div><div class=wall><div class=c><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p style="margin-top:2mm"><b>${j.title}</b></p><p>${j.employer} · ${range(j)}</p><p>${j.details.join(' ')}</p>`)}</div><div><div class=c><h2>${h('summary')}</h2><p>${p.summary}</p></div><div style="height:5mm"></div><div class=c><h2>${h('skills')}</h2>${bullets(names('skills'))}</div></div></div><div style="height:5mm"></div><div class=c><h2>${h('awards')}</h2><div class=row>${each(p.awards, (a) => `<div><b>${a.name}</b><br>${a.issuer}<br>${year(a.date)}</div>`)}</div></div><div style="height:5mm"></div><div class=c><h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b></p><p>${s.where} · ${range(s)}</p>`)}</div>`,
  )

/** Word tables with lines: one row a job, the duties in a row of their own over all columns. */
export const ruledWord = ({ p, h, range, names, date }) =>
  docx(`d.add_heading(${JSON.stringify(p.name)}, 0)
para(${JSON.stringify(contact(p, ' | '))})
def table(*rows):
    t = d.add_table(rows=0, cols=len(rows[0])); t.style = 'Table Grid'
    for n, r in enumerate(rows):
        c = t.add_row().cells
        for k, v in enumerate(r): c[k].paragraphs[0].add_run(v).bold = n == 0
d.add_heading(${JSON.stringify(h('summary'))}, 1)
para(${JSON.stringify(p.summary)})
d.add_heading(${JSON.stringify(h('jobs'))}, 1)
table(('Employer','Job title','From – To','Main duties'),${p.jobs
    .map((j) =>
      JSON.stringify([`${j.employer}, ${j.town}`, j.title, range(j), j.details.join(' ')])
        .replace(/^\[/, '(')
        .replace(/\]$/, ')'),
    )
    .join(',')})
d.add_heading(${JSON.stringify(h('schools'))}, 1)
table(('School','Qualification','Dates'),${p.schools
    .map((s) =>
      JSON.stringify([s.where, s.what, range(s)])
        .replace(/^\[/, '(')
        .replace(/\]$/, ')'),
    )
    .join(',')})
d.add_heading(${JSON.stringify(h('awards'))}, 1)
table(('Year','Award','Given by'),${p.awards
    .map((a) =>
      JSON.stringify([date(a.date), a.name, a.issuer])
        .replace(/^\[/, '(')
        .replace(/\]$/, ')'),
    )
    .join(',')})
d.add_heading(${JSON.stringify(h('skills'))}, 1)
para(${JSON.stringify(names('skills').join(', '))})`)

/** Three columns below a summary over the full width. */
export const threeWide = ({ p, h, range, names, year }) =>
  html(
    `table.g{width:100%;border-collapse:collapse;table-layout:fixed}table.g>tbody>tr>td,table.g>tr>td{vertical-align:top;padding-right:6mm;font-size:9.3pt}h2{font-size:10.5pt;text-transform:uppercase;margin:3mm 0 1mm;border-bottom:.7pt solid #333}ul{padding-left:4mm}`,
    `<h1 style="text-align:center">${p.name}</h1><p style="text-align:center">${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><table class=g><tr><td style="width:46%"><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p><b>${j.title}</b>, ${j.employer}</p><p>${range(j)}, ${j.town}</p>${bullets(j.details)}`)}</td><td><h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('tech')}</h2>${bullets(names('tech'))}</td><td><h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b></p><p>${s.where}</p><p>${range(s)}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b></p><p>${a.issuer}</p><p>${year(a.date)}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a}, ${b}</p>`)}</td></tr></table>`,
  )

/** Headings turned the other way, in a coloured strip; entries with their dates below. */
export const turnedLeft = ({ p, h, range, names, year }) => {
  const part = (key, body) => `<section><div class=s><h2>${h(key)}</h2></div><div class=b>${body}</div></section>`
  return html(
    `section{display:grid;grid-template-columns:12mm 1fr;gap:6mm;margin-bottom:4mm}.s{background:#203a43;color:#fff;display:flex;align-items:center;justify-content:center;min-height:30mm}h2{writing-mode:vertical-rl;font-size:10pt;letter-spacing:1pt}`,
    `<h1>${p.name}</h1><p>${p.headline}, ${contact(p, ', ')}</p><br>${part('summary', p.summary)}${part(
      'jobs',
      each(p.jobs, (j) => `<p><b>${j.title}</b>, ${j.employer}, ${j.town}</p><p>${range(j)}</p>${bullets(j.details)}`),
    )}${part(
      'schools',
      each(p.schools, (s) => `<p><b>${s.what}</b>, ${s.where}</p><p>${range(s)}</p>`),
    )}${part(
      'awards',
      each(p.awards, (a) => `<p><b>${a.name}</b>, ${a.issuer}</p><p>${year(a.date)}</p>`),
    )}${part('skills', `<p>${names('skills').join(', ')}</p>`)}`,
  )
}

/** Word, Letter: 'Title @ Employer', skills with slashes. */
export const atWord = ({ p, h, range, names, year }) =>
  docx(
    `d.add_heading(${JSON.stringify(p.name)}, 0)
para(${JSON.stringify(contact(p, ' ~ '))})
d.add_heading(${JSON.stringify(h('summary'))}, 1)
para(${JSON.stringify(p.summary)})
d.add_heading(${JSON.stringify(h('jobs'))}, 1)
${each(p.jobs, (j) => `tabbed(176, ${JSON.stringify(`**${j.title} @ ${j.employer}`)}, ${JSON.stringify(`\t${range(j)}`)})\n${each(j.details, (t) => `para(${JSON.stringify(t)}, style='List Bullet')\n`)}`)}
d.add_heading(${JSON.stringify(h('skills'))}, 1)
para(${JSON.stringify(names('skills').join(' / '))})
d.add_heading(${JSON.stringify(h('awards'))}, 1)
${each(p.awards, (a) => `para(${JSON.stringify(`**${a.name}`)}, ${JSON.stringify(` (${a.issuer} ${year(a.date)})`)}, style='List Bullet')\n`)}
d.add_heading(${JSON.stringify(h('schools'))}, 1)
${each(p.schools, (s) => `tabbed(176, ${JSON.stringify(`**${s.what} @ ${s.where}`)}, ${JSON.stringify(`\t${range(s)}`)})\n`)}`,
    'Letter',
  )

/** Bands over the page, each with a narrow left cell (skills, tools, awards) beside the jobs. */
export const stripes = ({ p, h, range, names, year }) =>
  html(
    `.g{display:flex;gap:7mm}.side{width:44mm;font-size:9.5pt}.main{flex:1}h2{font-size:11pt;color:#8a3b12;margin:3mm 0 1mm}hr{border:0;border-top:1pt solid #ddd}`,
    `<h1>${p.name}</h1><p>${contact(p)}</p><hr><p><b>${h('summary')}</b></p><p>${p.summary}</p><hr><div class=g><div class=side><h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('tech')}</h2>${bullets(names('tech'))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b></p><p>${a.issuer}, ${year(a.date)}</p>`)}</div><div class=main><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p><b>${j.employer}</b>, ${j.town}</p><p>${j.title} | ${range(j)}</p>${bullets(j.details)}<hr>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.where}</b></p><p>${s.what} | ${range(s)}</p>`)}</div></div>`,
  )

/** Absolute boxes, painted in no order, on a page of a slide tool. */
export const slides = ({ p, h, range, names, year }) => {
  const box = (x, y, w, body) => `<div style="position:absolute;left:${x}mm;top:${y}mm;width:${w}mm">${body}</div>`
  return html(
    `@page{margin:0}body{position:relative;height:296mm;font-size:9.5pt}h1{font-size:26pt}h2{font-size:13pt;color:#c0392b}`,
    `${box(15, 235, 85, `<h2>${h('skills')}</h2>${bullets(names('skills'))}`)}${box(110, 90, 85, `<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b></p><p>${s.where}</p><p>${range(s)}</p>`)}`)}${box(15, 15, 180, `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p)}</p>`)}${box(110, 135, 85, `<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b></p><p>${a.issuer}</p><p>${year(a.date)}</p>`)}`)}${box(15, 90, 85, `<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p><b>${j.title}</b></p><p>${j.employer}, ${j.town}</p><p>${range(j)}</p><p>${j.details.join(' ')}</p><br>`)}`)}${box(15, 55, 180, `<h2>${h('summary')}</h2><p>${p.summary}</p>`)}${box(110, 190, 85, `<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a} — ${b}</p>`)}`)}`,
  )
}

/** A timeline whose dates stand in the middle of the page, right of the heads. */
export const zigzag = ({ p, h, range, names, year }) =>
  html(
    `.e{display:grid;grid-template-columns:52mm 34mm 1fr;gap:4mm;margin-bottom:3mm}.e span{color:#777}h2{font-size:13pt;margin:5mm 0 2mm;color:#116}`,
    `<h1>${p.name}</h1><p>${p.headline} / ${contact(p, ' / ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><div><b>${j.title}</b><br>${j.employer}</div><span>${range(j)}</span><div>${j.details.join(' ')}</div></div>`)}<h2>${h('tech')}</h2><p>${names('tech').join(' • ')}</p><h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=e><b>${a.name}</b><span>${year(a.date)}</span><div>${a.issuer}</div></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><div><b>${s.what}</b><br>${s.where}</div><span>${range(s)}</span><div></div></div>`)}`,
  )

/** One line a job, as lists without duties. */
export const brief = ({ p, h, range, names, year }) =>
  html(
    `h2{font-size:11pt;margin:4mm 0 1mm;font-variant:small-caps}li{list-style:none}ul{padding:0}`,
    `<h1>${p.name}</h1><p>${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${bullets(p.jobs.map((j) => `${j.title}, ${j.employer}, ${j.town} (${range(j)})`))}<h2>${h('schools')}</h2>${bullets(p.schools.map((s) => `${s.what}, ${s.where} (${range(s)})`))}<h2>${h('awards')}</h2>${bullets(p.awards.map((a) => `${a.name}, ${a.issuer} (${year(a.date)})`))}<h2>${h('skills')}</h2><p>${names('skills').join(', ')}</p><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p>`,
  )

/** The Europass of 2020: dates in capitals before title and employer on one line. */
export const newEuropass = ({ p, h, range, names, year }) =>
  html(
    `h2{font-size:12pt;color:#404040;text-transform:uppercase;border-bottom:.5pt solid #aaa;margin:5mm 0 2mm}.d{font-size:9pt;color:#555}.t{font-size:11pt}.t b{text-transform:uppercase}`,
    `<div style="background:#f2f2f2;padding:5mm"><h1>${p.name}</h1><p>${contact(p, ' | ')}</p></div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p class=d>${range(j)} – ${j.town}</p><p class=t><b>${j.title}</b> – ${j.employer.toUpperCase()}</p>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p class=d>${range(s)}</p><p class=t><b>${s.what}</b> – ${s.where.toUpperCase()}</p>`)}<h2>${h('skills')}</h2><p>${names('skills').join(' / ')}</p><h2>${h('awards')}</h2>${each(p.awards, (a) => `<p class=d>${year(a.date)}</p><p class=t>${a.name} – ${a.issuer}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a}: ${b}</p>`)}`,
  )

/** A curriculum vitae of a scholar: appointments first, hanging years. */
export const academic = ({ p: raw, h, range, names, year }) => {
  const p = texAll(raw)
  const row = (left, right) => `\\parbox[t]{34mm}{${left}}\\parbox[t]{120mm}{${right}}\\par\\vspace{1.5mm}\n`
  const t = (text) => texAll([text])[0]
  return `\\documentclass[11pt,letterpaper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[margin=26mm]{geometry}\\setlength{\\parindent}{0pt}
\\begin{document}\\begin{center}{\\Large\\scshape ${p.name}}\\\\${p.headline}\\\\${contact(p, ' $\\cdot$ ')}\\end{center}
\\section*{${t(h('jobs'))}}${each(p.jobs, (j) => row(t(range(j)), `${j.title}, ${j.employer}, ${j.town}. ${j.details.join(' ')}`))}
\\section*{${t(h('schools'))}}${each(p.schools, (s) => row(t(range(s)), `${s.what}, ${s.where}. ${s.note}`))}
\\section*{${t(h('publications'))}}\\begin{enumerate}${each(p.publications, (one) => `\\item ${one}`)}\\end{enumerate}
\\section*{${t(h('awards'))}}${each(p.awards, (a) => row(year(a.date), `${a.name}, ${a.issuer}`))}
\\section*{${t(h('skills'))}}${names('skills').map(t).join(', ')}.
\\end{document}`
}

/** Typst with a coloured side column. */
export const typstSide = ({ p: raw, h, range, names, year }) => {
  const p = typAll(raw)
  return `#set page(margin: 0cm)\n#set text(size: 9.5pt)\n#show heading.where(level: 2): it => block(above: 10pt, below: 5pt)[#text(size: 11pt, upper(it.body))]
#grid(columns: (6.2cm, 1fr), [#block(fill: rgb("#e9edf2"), inset: 0.8cm, width: 100%, height: 29.6cm)[
== Contact
${[p.email, p.phone, p.town, p.link].filter(Boolean).join(' \\\n')}
== ${h('skills')}
${each(names('skills'), (s) => `- ${s}\n`)}
== ${h('tech')}
${each(names('tech'), (s) => `- ${s}\n`)}
== ${h('languages')}
${each(p.languages, ([a, b]) => `${a} #h(1fr) ${b} \\\n`)}
]], [#block(inset: 0.8cm)[
= ${p.name}
${p.headline}
== ${h('summary')}
${p.summary}
== ${h('jobs')}
${each(p.jobs, (j) => `*${j.title}* \\\n${j.employer} -- ${j.town} #h(1fr) _${range(j)}_\n${each(j.details, (d) => `- ${d}\n`)}\n`)}
== ${h('schools')}
${each(p.schools, (s) => `*${s.what}* \\\n${s.where} #h(1fr) _${range(s)}_\n\n`)}
== ${h('awards')}
${each(p.awards, (a) => `*${a.name}* \\\n${a.issuer} #h(1fr) _${year(a.date)}_\n\n`)}
]])`
}

/** Word: a table of one row as two columns, the narrow one shaded. */
export const wordSide = ({ p, h, range, names, year }) =>
  docx(`t = d.add_table(rows=1, cols=2); t.autofit = False
a, b = t.rows[0].cells; a.width = Mm(52); b.width = Mm(118)
sh = OxmlElement('w:shd'); sh.set(qn('w:val'), 'clear'); sh.set(qn('w:fill'), 'DDE6EE'); a._tc.get_or_add_tcPr().append(sh)
def head(text, to):
    q = para('**' + text.upper(), to=to); q.runs[0].font.size = Pt(12); q.runs[0].font.color.rgb = RGBColor(0x1f,0x4e,0x79)
x = para(${JSON.stringify(`**${p.name}`)}, to=b); x.runs[0].font.size = Pt(22)
para(${JSON.stringify(p.headline)}, to=b)
${each([p.email, p.phone, p.town].filter(Boolean), (one) => `para(${JSON.stringify(one)}, to=a)\n`)}
head(${JSON.stringify(h('skills'))}, a)
${each(names('skills'), (s) => `para(${JSON.stringify(s)}, to=a)\n`)}
head(${JSON.stringify(h('languages'))}, a)
${each(p.languages, ([m, n]) => `para(${JSON.stringify(`${m} : ${n}`)}, to=a)\n`)}
head(${JSON.stringify(h('summary'))}, b)
para(${JSON.stringify(p.summary)}, to=b)
head(${JSON.stringify(h('jobs'))}, b)
${each(p.jobs, (j) => `para(${JSON.stringify(`**${j.title}`)}, ${JSON.stringify(` – ${j.employer}, ${j.town}`)}, to=b)\npara(${JSON.stringify(range(j))}, to=b)\n${each(j.details, (one) => `para(${JSON.stringify(`• ${one}`)}, to=b)\n`)}`)}
head(${JSON.stringify(h('schools'))}, b)
${each(p.schools, (s) => `para(${JSON.stringify(`**${s.what}`)}, ${JSON.stringify(` – ${s.where}`)}, to=b)\npara(${JSON.stringify(range(s))}, to=b)\n`)}
head(${JSON.stringify(h('awards'))}, b)
${each(p.awards, (one) => `para(${JSON.stringify(`**${one.name}`)}, ${JSON.stringify(` – ${one.issuer} (${year(one.date)})`)}, to=b)\n`)}`)

/** Monospaced plain text with underlined headings, as a form field asks for it. */
export const plainText = ({ p, h, range, names, year }) => {
  const head = (key) => `\n${h(key).toUpperCase()}\n${'-'.repeat(h(key).length)}\n`
  const wrap = (text, indent = '') => text.replace(/(.{1,74})(?: |$)/g, `${indent}$1\n`).trimEnd()
  const text = `${p.name}\n${p.headline}\n${contact(p, ' | ')}\n${head('summary')}${wrap(p.summary)}\n${head('jobs')}${each(p.jobs, (j) => `${j.title}, ${j.employer}\n${j.town}, ${range(j)}\n${each(j.details, (d) => `* ${d}\n`)}\n`)}${head('skills')}${wrap(names('skills').join(', '))}\n${head('awards')}${each(p.awards, (a) => `* ${a.name}, ${a.issuer}, ${year(a.date)}\n`)}${head('schools')}${each(p.schools, (s) => `${s.what}, ${s.where}, ${range(s)}\n`)}`
  return html('pre{font:10pt "Liberation Mono";margin:0}', `<pre>${text.replace(/&/g, '&amp;')}</pre>`)
}

/** As the 'Swiss' template of an online word processor: a thin left column of headings, bold titles, grey dates. */
export const swiss = ({ p, h, range, names, year }) => {
  const part = (key, body) => `<div class=p><h2>${h(key)}</h2><div>${body}</div></div>`
  return html(
    `.p{display:grid;grid-template-columns:44mm 1fr;border-top:1px solid #000;padding:3mm 0}h2{font-size:11pt}small{color:#777;display:block;font-size:9pt}`,
    `<h1>${p.name}</h1><p>${contact(p)}</p><br>${part('summary', p.summary)}${part(
      'jobs',
      each(
        p.jobs,
        (j) =>
          `<p><b>${j.employer}, ${j.town} / ${j.title}</b></p><small>${range(j)}</small><p>${j.details.join(' ')}</p>`,
      ),
    )}${part(
      'schools',
      each(p.schools, (s) => `<p><b>${s.where} / ${s.what}</b></p><small>${range(s)}</small>`),
    )}${part(
      'awards',
      each(p.awards, (a) => `<p><b>${a.name}</b> / ${a.issuer}</p><small>${year(a.date)}</small>`),
    )}${part(
      'skills',
      each(names('skills'), (s) => `<p>${s}</p>`),
    )}${part('languages', p.languages.map(([a, b]) => `${a} (${b})`).join(', '))}`,
  )
}

/** LaTeX, narrow margins: one heading over skills and awards. */
export const mixed = ({ p: raw, h, range, names, year }) => {
  const p = texAll(raw)
  const t = (text) => texAll([text])[0]
  return `\\documentclass[10pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[margin=20mm]{geometry}\\usepackage{titlesec,enumitem}\\titleformat{\\section}{\\large\\bfseries}{}{0pt}{}[\\titlerule]\\setlist{nosep,leftmargin=*}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}{\\Huge ${p.name}}\\hfill\\begin{tabular}{r}${p.email}\\\\${p.phone}\\\\${p.town}\\end{tabular}
\\section{${t(h('summary'))}}${p.summary}
\\section{${t(h('jobs'))}}${each(p.jobs, (j) => `\\textbf{${j.title}}, ${j.employer}, ${j.town}\\hfill ${t(range(j))}\\begin{itemize}${each(j.details, (d) => `\\item ${d}`)}\\end{itemize}\\vspace{2mm}`)}
\\section{${t(h('skills'))}}\\textbf{Key skills:} ${names('skills').map(t).join(', ')}\\\\${each(p.awards, (a) => `${a.name}, ${a.issuer}\\hfill ${year(a.date)}\\\\`)}
\\section{${t(h('schools'))}}${each(p.schools, (s) => `\\textbf{${s.what}}, ${s.where}\\hfill ${t(range(s))}\\\\`)}
\\end{document}`
}
