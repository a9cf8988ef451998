// Layouts of the second open set: what people download most, drawn anew.
import { bullets, contact, docx, each, html, texAll } from './open.mjs'

const py = (text) => JSON.stringify(text)

/** LaTeX, one page, Letter: two-line heads with the dates at the right, small bullets, skills as bold labels. */
export const twoLineHeads = ({ p: raw, h, range, year }) => {
  const p = texAll(raw)
  const head = (a, b, c, d) =>
    `\\begin{tabular*}{\\textwidth}[t]{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{${a}} & ${b}\\\\\\textit{\\small ${c}} & \\textit{\\small ${d}}\\end{tabular*}\\vspace{-6pt}\n`
  const list = (lines) =>
    `\\begin{itemize}[leftmargin=5mm,itemsep=-2pt]${each(lines, (one) => `\\item\\small{${one}}`)}\\end{itemize}\n`
  return `\\documentclass[letterpaper,11pt]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[margin=17mm]{geometry}\\usepackage{enumitem}\\usepackage{titlesec}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule]\\titlespacing{\\section}{0pt}{6pt}{4pt}
\\begin{document}\\begin{center}\\textbf{\\Huge\\scshape ${p.name}}\\\\[2pt]\\small ${p.phone} $|$ ${p.email} $|$ ${p.link}\\end{center}
\\section{${h('schools')}}${each(p.schools, (s) => head(s.where, 'San Antonio, TX', s.what, texAll({ t: range(s) }).t))}
\\section{${h('jobs')}}${each(p.jobs, (j) => head(j.title, texAll({ t: range(j) }).t, j.employer, j.town) + list(j.details))}
\\section{${h('projects')}}${each(p.projects, (one) => `\\textbf{${one.name}} \\hfill ${year(one.date)}\n${list([one.text])}`)}
\\section{${h('tech')}}${each(p.tech, (set) => `\\textbf{${set.label}}{: ${set.names.join(', ')}}\\\\`)}
\\end{document}`
}

/** LaTeX, two columns side by side: jobs with a line of date and place, tags in frames, awards with a sign. */
export const iconColumns = ({ p: raw, h, range, names, year }) => {
  const p = texAll(raw)
  const head = (key) =>
    `{\\color{blue}\\large\\bfseries\\MakeUppercase{${h(key)}}}\\\\[-8pt]{\\color{blue}\\rule{\\linewidth}{1.5pt}}\\medskip\\par\n`
  return `\\documentclass[10pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\renewcommand{\\familydefault}{\\sfdefault}\\usepackage[margin=13mm]{geometry}\\usepackage{xcolor,paracol,enumitem,pifont}\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\columnratio{0.6}\\setlength{\\columnsep}{10mm}
\\begin{document}{\\Huge\\bfseries\\color{blue} ${p.name.toUpperCase()}}\\\\[3pt]{\\large\\color{gray} ${p.headline}}\\\\[3pt]\\small\\ding{41} ${p.email}\\quad\\ding{37} ${p.phone}\\quad ${p.town}\\medskip
\\begin{paracol}{2}${head('jobs')}${each(p.jobs, (j) => `{\\large\\bfseries ${j.title}}\\par{\\bfseries\\color{blue} ${j.employer}}\\par{\\small\\ding{110}~${texAll({ t: range(j) }).t}\\hfill\\ding{72}~${j.town}}\\begin{itemize}[leftmargin=4mm,itemsep=0pt]${each(j.details, (d) => `\\item ${d}`)}\\end{itemize}\n`)}
\\switchcolumn ${head('summary')}${p.summary}\\par\\medskip ${head('awards')}${each(p.awards, (a) => `\\ding{80}~\\textbf{${a.name}}\\\\{\\small ${a.issuer}, ${year(a.date)}}\\par\\smallskip`)}
${head('skills')}${each(names('skills'), (s) => `\\fbox{\\small ${texAll({ s }).s}} `)}\\par\\medskip ${head('tech')}${each(names('tech'), (s) => `\\fbox{\\small ${texAll({ s }).s}} `)}\\par\\medskip
${head('schools')}${each(p.schools, (s) => `\\textbf{${s.what}}\\\\{\\color{blue}${s.where}}\\\\${texAll({ t: range(s) }).t}\\par `)}
${head('languages')}${each(p.languages, ([a, b]) => `${a}\\hfill ${b}\\par `)}\\end{paracol}\\end{document}`
}

/** A resume for a government post: every fact on a line of its own, hours and supervisors stated. */
export const federal = ({ p, h, range, names, date }) =>
  docx(
    `x = para(${py(`**${p.name}`)}); x.alignment = WD_ALIGN_PARAGRAPH.CENTER; x.runs[0].font.size = Pt(16)
y = para(${py(`${p.town} | ${p.phone} | ${p.email}`)}); y.alignment = WD_ALIGN_PARAGRAPH.CENTER
def head(a):
    q = para('**' + a.upper()); q.paragraph_format.space_before = Pt(10); q.runs[0].underline = True
head(${py(h('summary'))})
para(${py(p.summary)})
head(${py(h('jobs'))})
${each(p.jobs, (j) => `para(${py(`**${j.title}`)})\npara(${py(`${j.employer}, ${j.town}`)})\npara(${py(range(j))})\n${each(j.details, (t) => `para(${py(t)}, style='List Bullet')\n`)}`)}
head(${py(h('schools'))})
${each(p.schools, (s) => `para(${py(`**${s.where}`)})\npara(${py(`${s.what}, ${s.end}`)})\npara(${py(s.note)})\n`)}
head(${py(h('certs'))})
${each(p.certs, (a) => `para(${py(`${a.name}, ${a.issuer}, ${date(a.date)}`)})\n`)}
head(${py(h('awards'))})
${each(p.awards, (a) => `para(${py(`${a.name}, ${a.issuer}, ${date(a.date)}`)})\n`)}
head(${py(h('skills'))})
para(${py(names('skills').join('; '))})`,
    'Letter',
  )

/** Serif headlines over rules; employer and title on one line, the dates small and grey below. */
export const serifLine = ({ p, h, range, names, year }) =>
  html(
    `body{font-family:"Liberation Serif"}h1{font-size:32pt;font-weight:400}h2{font-size:9pt;font-family:"Liberation Sans";color:#2079c7;margin:7mm 0 2mm;border-top:3px solid #000;padding-top:2mm}h3{font-size:12pt;margin-top:3mm}.d{font:8.5pt "Liberation Sans";color:#888}`,
    `<h1>${p.name}</h1><p>${p.town}</p><p>${p.phone}</p><p>${p.email}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<h3>${j.employer}, <span style="font-weight:400">${j.town}</span> — <i style="font-weight:400">${j.title}</i></h3><p class=d>${range(j)}</p>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.where} — <i style="font-weight:400">${s.what}</i></h3><p class=d>${range(s)}</p>`)}<h2>${h('projects')}</h2>${each(p.projects, (one) => `<h3>${one.name}</h3><p class=d>${year(one.date)}</p><p>${one.text}</p>`)}<h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('awards')}</h2><p>${p.awards.map((a) => `${a.name}, ${a.issuer} (${year(a.date)})`).join('</p><p>')}</p>`,
    'Letter',
  )

/** A German table of a life: dates at the left, personal facts first, place and signature at the end. */
export const lebenslauf = ({ p, h, range, names, year }) =>
  docx(`x = para('**Lebenslauf'); x.runs[0].font.size = Pt(22)
def row(a, *bs):
    q = d.add_paragraph(); q.paragraph_format.left_indent = Mm(45); q.paragraph_format.first_line_indent = Mm(-45); q.paragraph_format.tab_stops.add_tab_stop(Mm(45))
    for n, b in enumerate(bs):
        if n: q = d.add_paragraph(); q.paragraph_format.left_indent = Mm(45)
        else: q.add_run(a + '\\t')
        bold = b.startswith('**'); q.add_run(b[2:] if bold else b).bold = bold
def head(a):
    q = para('**' + a); q.paragraph_format.space_before = Pt(12); q.runs[0].font.size = Pt(12); q.runs[0].font.color.rgb = RGBColor(0x80,0x20,0x20)
head('Persönliche Daten')
row('Name', ${py(p.name)})
row('Wohnort', ${py(p.town)})
row('Telefon', ${py(p.phone)})
row('E-Mail', ${py(p.email)})
head(${py(h('jobs'))})
${each(p.jobs, (j) => `row(${py(range(j))}, ${py(`**${j.title}`)}, ${py(`${j.employer}, ${j.town}`)}, ${j.details.map((t) => py(`– ${t}`)).join(', ')})\n`)}
head(${py(h('schools'))})
${each(p.schools, (s) => `row(${py(range(s))}, ${py(`**${s.what}`)}, ${py(s.where)}${s.note ? `, ${py(s.note)}` : ''})\n`)}
head(${py(h('awards'))})
${each(p.awards, (a) => `row(${py(year(a.date))}, ${py(`${a.name}, ${a.issuer}`)})\n`)}
head(${py(h('skills'))})
row('', ${py(names('skills').join(', '))})
head(${py(h('tech'))})
row('', ${py(names('tech').join(', '))})
head(${py(h('languages'))})
${each(p.languages, ([a, b]) => `row(${py(a)}, ${py(b)})\n`)}
head(${py(h('interests'))})
row('', ${py(p.interests.join(', '))})
para('')
para(${py(`${p.town}, den 3. Mai 2025`)})`)

/** Two pages with a running head and foot; a column of facts at the right. */
export const runningHeads = ({ p, h, range, names, year }) =>
  html(
    `@page{margin:22mm 14mm 20mm;@top-left{content:"${p.name} – Resume";font:8pt "Liberation Sans";color:#999}@bottom-right{content:"Page " counter(page) " of " counter(pages);font:8pt "Liberation Sans"}}main{float:left;width:118mm}aside{float:right;width:54mm;border-left:1px solid #ccc;padding-left:5mm}h2{font-size:11pt;margin:5mm 0 2mm;letter-spacing:.12em;text-transform:uppercase}.j{break-inside:avoid;margin-bottom:9mm;line-height:1.7}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p)}</p><main><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><b>${j.title}</b><br>${j.employer} | ${range(j)}${bullets(j.details)}</div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=j><b>${s.what}</b><br>${s.where} | ${range(s)}</div>`)}</main><aside><h2>${h('skills')}</h2>${each(names('skills'), (s) => `<p>${s}</p>`)}<h2>${h('tech')}</h2>${each(names('tech'), (s) => `<p>${s}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b></p><p>${a.issuer}</p><p style="margin-bottom:2mm">${year(a.date)}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a}: ${b}</p>`)}</aside>`,
  )

/** Dates under the heads along a line; skills as a grid of names with dots or bars. */
export const skillGrid = ({ p, h, range, names, year }) =>
  html(
    `.l{border-left:2px solid #c60;padding-left:5mm}.e{position:relative;margin-bottom:4mm}.e:before{content:"";position:absolute;left:-6.6mm;top:1.6mm;width:3mm;height:3mm;background:#c60;border-radius:2mm}h2{font-size:15pt;font-weight:400;margin:5mm 0 3mm}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm 8mm}.g div{display:flex;justify-content:space-between;align-items:center}.bar{width:22mm;height:2mm;background:#ddd}.bar i{display:block;height:2mm;width:70%;background:#c60}.dot{color:#c60}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' / ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2><div class=l>${each(p.jobs, (j) => `<div class=e><b>${j.employer}</b><br>${j.title}<br><small>${range(j)} — ${j.town}</small><p>${j.details.join(' ')}</p></div>`)}</div><h2>${h('tech')}</h2><div class=g>${each(names('tech'), (s) => `<div><span>${s}</span><span class=bar><i></i></span></div>`)}</div><h2>${h('skills')}</h2><div class=g>${each(names('skills'), (s) => `<div><span>${s}</span><span class=dot>●●●●○</span></div>`)}</div><h2>${h('schools')}</h2><div class=l>${each(p.schools, (s) => `<div class=e><b>${s.where}</b><br>${s.what}<br><small>${range(s)}</small></div>`)}</div><h2>${h('awards')}</h2><div class=l>${each(p.awards, (a) => `<div class=e><b>${a.name}</b><br>${a.issuer}<br><small>${year(a.date)}</small></div>`)}</div>`,
  )

/** By functions: competencies first, the work history as lines without duties. */
export const functional = ({ p, h, range, names, year }) =>
  html(
    `h1{text-align:center;font-size:18pt}h2{text-align:center;font-size:12pt;background:#ddd;margin:5mm 0 2mm}p.c{text-align:center}.g{columns:3}.g p{break-inside:avoid}.r{display:flex}.r span:first-child{flex:1}`,
    `<h1>${p.name}</h1><p class=c>${contact(p, ' ♦ ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('skills')}</h2><div class=g>${each(names('skills'), (s) => `<p>✓ ${s}</p>`)}</div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=r><span><b>${j.title}</b>, ${j.employer}, ${j.town}</span><span>${range(j)}</span></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><span><b>${s.what}</b>, ${s.where}</span><span>${range(s)}</span></div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=r><span>${a.name}, ${a.issuer}</span><span>${year(a.date)}</span></div>`)}`,
  )

/** LaTeX, academic: small capitals, years in a hanging column, numbered publications. */
export const hangingYears = ({ p: raw, h, range, names, year }) => {
  const p = texAll(raw)
  const row = (a, b) =>
    `\\begin{tabularx}{\\textwidth}{@{}p{27mm}X@{}}${texAll({ a }).a} & ${b}\\end{tabularx}\\par\\vspace{2pt}\n`
  return `\\documentclass[11pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[margin=24mm]{geometry}\\usepackage{tabularx,titlesec,fancyhdr,lastpage}\\setlength{\\parindent}{0pt}\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\cfoot{\\small ${p.name} \\textendash\\ Curriculum Vitae \\textendash\\ \\thepage}
\\titleformat{\\section}{\\large\\scshape}{}{0em}{}\\begin{document}{\\LARGE\\scshape ${p.name}}\\\\[4pt]${p.headline}\\\\${contact(p, ' \\textbullet\\ ')}
\\section*{${h('summary')}}${p.summary}
\\section*{${h('jobs')}}${each(p.jobs, (j) => row(range(j), `\\textbf{${j.title}}, ${j.employer}, ${j.town}\\newline ${j.details.join(' ')}`))}
\\section*{${h('schools')}}${each(p.schools, (s) => row(range(s), `\\textbf{${s.what}}, ${s.where}${s.note ? `\\newline\\textit{${s.note}}` : ''}`))}
\\section*{${h('awards')}}${each(p.awards, (a) => row(year(a.date), `${a.name}, ${a.issuer}`))}
\\section*{${h('publications')}}\\begin{enumerate}${each(p.publications, (t) => `\\item ${t}`)}\\end{enumerate}
\\section*{${h('skills')}}${names('skills')
    .map((s) => texAll({ s }).s)
    .join(', ')}
\\section*{${h('tech')}}${names('tech')
    .map((s) => texAll({ s }).s)
    .join(', ')}
\\end{document}`
}

/** One employer once, its posts indented below with dates of their own. */
export const postsBelow = ({ p, h, range, year }) => {
  const employers = [...Map.groupBy(p.jobs, (j) => j.employer)]
  return html(
    `h2{font-size:11pt;border-bottom:1px solid;margin:4mm 0 2mm;text-transform:uppercase}.r{display:flex;justify-content:space-between}.s{margin-left:4mm}ul{margin-bottom:2mm}`,
    `<h1>${p.name}</h1><p>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(employers, ([name, jobs]) => `<div class=r><b>${name}</b><span>${jobs[0].town}</span></div>${each(jobs, (j) => `<div class=s><div class=r><i>${j.title}</i><i>${range(j)}</i></div>${bullets(j.details)}</div>`)}`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `<div class=r><b>${v.org}</b><span>${range(v)}</span></div><p class=s>${v.role}: ${v.text}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><b>${s.where}</b><span>${range(s)}</span></div><p class=s>${s.what}</p>`)}<h2>${h('skills')}</h2>${each(p.skills, (set) => `<p><b>${set.label}:</b> ${set.names.join(', ')}</p>`)}<h2>${h('awards')}</h2>${bullets(p.awards.map((a) => `${a.name} – ${a.issuer}, ${year(a.date)}`))}`,
    'Letter',
  )
}

/** Justified and hyphenated by WeasyPrint; wide-set capitals as headings. */
export const justified = ({ p, h, range, names, year }) =>
  html(
    `html{-weasy-hyphens:auto;hyphens:auto}body{font-family:"Liberation Serif";text-align:justify;font-size:11pt}h1{text-align:center;letter-spacing:.3em;font-weight:400;text-transform:uppercase}h2{text-align:center;letter-spacing:.25em;font-size:10.5pt;font-weight:400;text-transform:uppercase;margin:6mm 0 3mm}p{margin-bottom:2mm}`,
    `<h1 lang=en>${p.name}</h1><p style="text-align:center">${contact(p)}</p><h2>${h('summary')}</h2><p lang=en>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p lang=en><b>${j.title}</b>, <i>${j.employer}</i>, ${j.town} (${range(j)}). ${j.details.join(' ')}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p lang=en><b>${s.what}</b>, <i>${s.where}</i> (${range(s)}).</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p lang=en><b>${a.name}</b>, <i>${a.issuer}</i> (${year(a.date)}).</p>`)}<h2>${h('skills')}</h2><p lang=en>${names('skills').join(', ')}.</p>`,
  )

/** Three cells a row: dates, what was done, and where. */
export const placeColumn = ({ p, h, range, names, year }) =>
  html(
    `.r{display:grid;grid-template-columns:34mm 1fr 38mm;gap:5mm;margin-bottom:3mm}.r>:last-child{text-align:right;color:#666}h2{font-size:13pt;color:#357;margin:5mm 0 2mm}`,
    `<h1>${p.name}</h1><p>${p.headline} – ${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=r><div>${range(j)}</div><div><b>${j.title}</b><br><i>${j.employer}</i>${bullets(j.details)}</div><div>${j.town}</div></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><div>${range(s)}</div><div><b>${s.what}</b><br><i>${s.where}</i></div><div></div></div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=r><div>${year(a.date)}</div><div><b>${a.name}</b></div><div>${a.issuer}</div></div>`)}<h2>${h('skills')}</h2>${each(names('skills'), (s) => `<div class=r><div></div><div>${s}</div><div></div></div>`)}`,
  )
