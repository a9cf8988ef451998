// Layouts of the second held half: siblings of open-two.mjs, looked at once, at the end.
import { bullets, contact, docx, each, html, texAll } from './open.mjs'

const py = (text) => JSON.stringify(text)
const tex = (text) => texAll({ text }).text

/** LaTeX, a narrow column of facts at the left, employers in capitals with the title behind a bar. */
export const narrowFacts = ({ p: raw, h, range, year }) => {
  const p = texAll(raw)
  const head = (key) => `{\\Large\\color{gray}\\MakeUppercase{${h(key)}}}\\par\\vspace{3pt}\n`
  const place = (a, b) => `{\\small\\color{gray}\\MakeUppercase{${tex(a)} | ${b}}}\\par\n`
  return `\\documentclass[10pt,letterpaper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\renewcommand{\\familydefault}{\\sfdefault}\\usepackage[margin=13mm]{geometry}\\usepackage{xcolor,enumitem}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\begin{document}\\begin{center}{\\Huge ${p.name}}\\\\[4pt]{\\small ${contact(p, ' | ')}}\\end{center}
\\begin{minipage}[t]{0.33\\textwidth}\\raggedright ${head('schools')}${each(p.schools, (s) => `\\textbf{\\MakeUppercase{${s.where}}}\\par ${s.what}\\par{\\small ${tex(range(s))}}\\par\\medskip`)}${head('skills')}${each(p.skills, (set) => `\\textbf{${set.label}}\\par ${set.names.join(' \\textbullet{} ')}\\par\\medskip`)}${head('tech')}${each(p.tech, (set) => `\\textbf{${set.label}}\\par ${set.names.join(' \\textbullet{} ')}\\par\\medskip`)}${head('languages')}${each(p.languages, ([a, b]) => `${a} (${b})\\par `)}\\end{minipage}\\hfill
\\begin{minipage}[t]{0.63\\textwidth}\\raggedright ${head('jobs')}${each(p.jobs, (j) => `\\textbf{\\MakeUppercase{${j.employer}}} | {\\bfseries ${j.title}}\\par ${place(range(j), j.town)}\\begin{itemize}[leftmargin=4mm,itemsep=0pt,topsep=2pt]${each(j.details, (d) => `\\item ${d}`)}\\end{itemize}\n`)}${head('projects')}${each(p.projects, (one) => `\\textbf{\\MakeUppercase{${one.name}}} | {\\small ${year(one.date)}}\\par ${one.text}\\par\\medskip`)}${head('awards')}${each(p.awards, (a) => `\\begin{tabular}{@{}p{14mm}l@{}}${year(a.date)} & ${a.name}, ${a.issuer}\\end{tabular}\\par `)}\\end{minipage}\\end{document}`
}

/** LaTeX: employer left and place right in colour, title in small capitals left and dates right; a foot on each page. */
export const colouredRight = ({ p: raw, h, range, year }) => {
  const p = texAll(raw)
  const head = (key) => {
    const [first, rest] = [h(key).slice(0, 3), h(key).slice(3)]
    return `\\vspace{8pt}{\\Large\\bfseries {\\color{red}${first}}${rest}}\\hspace{2mm}\\leaders\\hrule height 3pt depth -2.2pt\\hfill\\null\\par\\vspace{4pt}\n`
  }
  const entry = (a, b, c, d) =>
    `{\\bfseries ${a}}\\hfill{\\itshape\\color{red} ${b}}\\par{\\small\\scshape\\color{gray} ${c}}\\hfill{\\small\\itshape\\color{gray} ${d}}\\par\n`
  return `\\documentclass[11pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[margin=17mm]{geometry}\\usepackage{xcolor,enumitem,fancyhdr}\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\lfoot{\\small\\scshape\\today}\\cfoot{\\small\\scshape ${p.name}~~~·~~~Résumé}\\rfoot{\\thepage}\\setlength{\\parindent}{0pt}
\\begin{document}\\begin{center}{\\Huge ${p.name.replace(/ (.*)/, ' \\textbf{$1}')}}\\\\[3pt]{\\color{red}\\scshape ${p.headline}}\\\\[2pt]{\\small ${contact(p, ' $|$ ')}}\\end{center}
${head('summary')}${p.summary}\\par
${head('jobs')}${each(p.jobs, (j) => `${entry(j.employer, j.town, j.title, tex(range(j)))}\\begin{itemize}[leftmargin=5mm,itemsep=-1pt,topsep=2pt]${each(j.details, (d) => `\\item\\small ${d}`)}\\end{itemize}`)}
${head('awards')}${each(p.awards, (a) => `\\begin{tabular*}{\\textwidth}{@{}p{18mm}@{}l@{\\extracolsep{\\fill}}r@{}}{\\small\\color{gray}${year(a.date)}} & \\textbf{${a.name}}, ${a.issuer} & \\end{tabular*}\\par `)}
${head('schools')}${each(p.schools, (s) => entry(s.where, '', s.what, tex(range(s))))}
${head('skills')}\\begin{tabular}{@{}r@{\\hspace{4mm}}p{130mm}@{}}${each([...p.skills, ...p.tech], (set) => `\\textbf{${set.label || 'Other'}} & ${set.names.join(', ')}\\\\`)}\\end{tabular}
\\end{document}`
}

/** Headings in a left column beside their sections, thin rules between, narrow sans. */
export const swissLabels = ({ p, h, range, names, year }) => {
  const part = (key, body) => `<div class=r><h2>${h(key)}</h2><div>${body}</div></div>`
  return html(
    `body{font-family:"Liberation Sans Narrow"}h1{font-size:34pt;margin-left:48mm}.r{display:grid;grid-template-columns:44mm 1fr;gap:4mm;border-top:1px solid #bbb;padding:3mm 0}h2{font-size:10pt;color:#d33;margin:0}h3{font-size:11pt;margin-top:2mm}.k{margin-left:48mm}`,
    `<h1>${p.name}</h1><p class=k>${p.headline}</p><p class=k style="margin-bottom:4mm">${contact(p, '&nbsp;&nbsp;&nbsp;')}</p>${part('skills', `<p>${names('skills').join('<br>')}</p>`)}${part(
      'jobs',
      each(
        p.jobs,
        (j) => `<h3>${j.employer} / ${j.title}</h3><p>${range(j)}, ${j.town}</p><p>${j.details.join(' ')}</p>`,
      ),
    )}${part(
      'schools',
      each(p.schools, (s) => `<h3>${s.where} / ${s.what}</h3><p>${range(s)}</p>`),
    )}${part(
      'awards',
      each(p.awards, (a) => `<h3>${a.name}</h3><p>${a.issuer}, ${year(a.date)}</p>`),
    )}${part('languages', p.languages.map(([a, b]) => `${a} (${b})`).join(', '))}`,
  )
}

/** Big coloured header with the contact at its right; the main column left, thin right column of lists. */
export const spearmint = ({ p, h, range, names, year }) =>
  html(
    `.t{display:flex;justify-content:space-between;border-bottom:4px solid #00ab44;padding-bottom:4mm}.w{display:flex;gap:9mm}.m{flex:1}.s{width:46mm;font-size:9.5pt}h1{color:#00ab44;font-size:26pt}h2{color:#00ab44;font-size:12pt;margin:5mm 0 1mm}.e{margin-bottom:3mm}small{color:#666}`,
    `<div class=t><div><h1>${p.name}</h1><p>${p.headline}</p></div><p style="text-align:right">${contact(p, '<br>')}</p></div><div class=w><div class=m><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><small>${range(j)}</small><p><b>${j.employer},</b> ${j.town} - <i>${j.title}</i></p>${bullets(j.details)}</div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><small>${range(s)}</small><p><b>${s.where}</b> - <i>${s.what}</i></p></div>`)}</div><div class=s><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('skills')}</h2>${each(names('skills'), (s) => `<p>${s}</p>`)}<h2>${h('tech')}</h2>${each(names('tech'), (s) => `<p>${s}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p class=e><b>${a.name}</b><br>${a.issuer}<br>${year(a.date)}</p>`)}</div></div>`,
    'Letter',
  )

/** A dark column with a round picture, signs before each fact, bars for languages; French. */
export const darkSide = ({ p, h, range, names, year }) =>
  html(
    `@page{margin:0}body{display:block}.w{display:table;width:210mm;height:296mm}.l,.m{display:table-cell;vertical-align:top;padding:10mm}.l{width:66mm;background:#22313f;color:#eee}.ph{width:34mm;height:34mm;border-radius:17mm;background:#889;margin:0 auto 6mm}.l h2{font-size:11pt;border-bottom:1px solid #7f8c8d;margin:6mm 0 2mm;color:#fff}.m h2{font-size:13pt;color:#22313f;margin:5mm 0 2mm;text-transform:uppercase}.bar{height:2mm;background:#7f8c8d;width:40mm}.x{color:#e67e22}`,
    `<div class=w><div class=l><div class=ph></div><h2>Contact</h2><p>✉ ${p.email}</p><p>☎ ${p.phone}</p><p>⌂ ${p.town}</p><h2>${h('skills')}</h2>${each(names('skills'), (s) => `<p>▸ ${s}</p>`)}<h2>${h('tech')}</h2>${each(names('tech'), (s) => `<p>▸ ${s}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a} – ${b}</p><div class=bar></div>`)}<h2>${h('interests')}</h2><p>${p.interests.join(', ')}</p></div><div class=m><h1>${p.name}</h1><p>${p.headline}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p class=x>${range(j)}</p><p><b>${j.title}</b></p><p>${j.employer} – ${j.town}</p>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p class=x>${range(s)}</p><p><b>${s.what}</b></p><p>${s.where}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p class=x>${year(a.date)}</p><p><b>${a.name}</b></p><p>${a.issuer}</p>`)}</div></div>`,
  )

/** The former Europass form: labels flush right before each fact. */
export const labelForm = ({ p, h, range, names, year }) => {
  const row = (a, b) => `<tr><td class=k>${a}</td><td>${b}</td></tr>`
  return html(
    `table{width:100%;border-collapse:collapse;font-family:"Liberation Sans Narrow"}.k{width:52mm;text-align:right;padding-right:4mm;border-right:1px solid #555;vertical-align:top}td{padding:.6mm 3mm;vertical-align:top}h2{font-size:12pt;margin:0}`,
    `<table>${row(`<b style="font-size:15pt">Curriculum vitae</b>`, '')}${row('<b>Personal information</b>', '')}${row('Surname(s) / First name(s)', `<b>${p.name}</b>`)}${row('Telephone(s)', p.phone)}${row('E-mail', p.email)}${row('&nbsp;', '')}${row(`<h2>${h('jobs')}</h2>`, '')}${each(p.jobs, (j) => row('Dates', range(j)) + row('Occupation or position held', j.title) + row('Main activities and responsibilities', j.details.join('<br>')) + row('Name and address of employer', `${j.employer}, ${j.town}`) + row('&nbsp;', ''))}${row(`<h2>${h('schools')}</h2>`, '')}${each(p.schools, (s) => row('Dates', range(s)) + row('Title of qualification awarded', s.what) + row('Name of organisation providing education', s.where) + row('&nbsp;', ''))}${row(`<h2>${h('skills')}</h2>`, names('skills').join(', '))}${row(`<h2>${h('tech')}</h2>`, names('tech').join(', '))}${row(
      `<h2>${h('awards')}</h2>`,
      each(p.awards, (a) => `<div>${year(a.date)}: ${a.name}, ${a.issuer}</div>`),
    )}</table>`,
  )
}

/** Word, plain: heads in capitals with bars between, duties after hyphens, a table of skills. */
export const capitalBars = ({ p, h, range, names, date }) =>
  docx(
    `x = para(${py(`**${p.name.toUpperCase()}`)}); x.runs[0].font.size = Pt(15)
para(${py(contact(p, ' | '))})
def head(a):
    q = para('**' + a.upper() + ':'); q.paragraph_format.space_before = Pt(9)
head(${py(h('summary'))})
para(${py(p.summary)})
head(${py(h('skills'))})
t = d.add_table(rows=0, cols=3)
v = ${JSON.stringify(names('skills'))}
for i in range(0, len(v), 3):
    c = t.add_row().cells
    for k, one in enumerate(v[i:i+3]): c[k].text = '▪ ' + one
head(${py(h('jobs'))})
${each(p.jobs, (j) => `para(${py(`**${j.title.toUpperCase()} | ${j.employer.toUpperCase()} | ${j.town} | ${range(j)}`)})\n${each(j.details, (t) => `para(${py(`- ${t}`)})\n`)}`)}
head(${py(h('awards'))})
${each(p.awards, (a) => `para(${py(`- ${date(a.date)}: ${a.name}, ${a.issuer}`)})\n`)}
head(${py(h('certs'))})
${each(p.certs, (a) => `para(${py(`- ${a.name}, ${a.issuer}, ${date(a.date)}`)})\n`)}
head(${py(h('schools'))})
${each(p.schools, (s) => `para(${py(`**${s.what.toUpperCase()} | ${s.where.toUpperCase()} | ${s.end}`)})\n`)}
head(${py(h('tech'))})
para(${py(names('tech').join(', '))})`,
    'Letter',
  )

/** Competencies in three columns under the summary; labels inside the jobs. */
export const competencies = ({ p, h, range, names, year }) =>
  html(
    `h1{text-align:center;text-transform:uppercase}h2{text-align:center;font-size:12pt;border-top:2px solid;border-bottom:1px solid;margin:5mm 0 2mm}.g{display:grid;grid-template-columns:1fr 1fr 1fr}.g ul{margin:0}.c{text-align:center}`,
    `<h1>${p.name}</h1><p class=c>${p.headline}</p><p class=c>${contact(p, ' • ')}</p><p style="margin-top:4mm">${p.summary}</p><h2>${h('skills')}</h2><div class=g>${[0, 1, 2].map((n) => bullets(names('skills').filter((_, i) => i % 3 === n))).join('')}</div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p><b>${j.employer.toUpperCase()}</b>, ${j.town} <span style="float:right">${range(j)}</span></p><p><b>${j.title}</b></p><p>${j.details[0]}</p><p><i>Selected achievements:</i></p>${bullets(j.details.slice(1))}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p class=c><b>${s.what}</b>, ${s.where} (${range(s)})</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p class=c>${a.name}, ${a.issuer} (${year(a.date)})</p>`)}`,
    'Letter',
  )

/** Academic by WeasyPrint: employers first, years at the right margin, publications by hanging indents. */
export const hangingPapers = ({ p, h, range, names, year }) =>
  html(
    `body{font:11pt/1.35 "Liberation Serif"}h1{font-weight:400}h2{font-variant:small-caps;font-size:13pt;font-weight:400;margin:6mm 0 2mm}.h{padding-left:8mm;text-indent:-8mm;margin-bottom:1.5mm;text-align:justify}.y{float:right}`,
    `<h1>${p.name}</h1><p><i>${p.headline}</i></p><p>${contact(p, ', ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p><span class=y>${range(j)}</span>${j.employer}, ${j.town}</p><p><i>${j.title}.</i> ${j.details.join(' ')}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><span class=y>${range(s)}</span>${s.where}</p><p><i>${s.what}</i></p>`)}<h2>${h('publications')}</h2>${each(p.publications, (t) => `<p class=h>${t}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><span class=y>${year(a.date)}</span>${a.name}, ${a.issuer}</p>`)}<h2>${h('tech')}</h2><p>${names('tech').join(', ')}</p><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join('; ')}</p>`,
  )

/** As a network's profile saved to a file: a grey column, one employer with the length of the stay, posts below. */
export const savedProfile = ({ p, h, range, names }) => {
  const employers = [...Map.groupBy(p.jobs, (j) => j.employer)]
  return html(
    `@page{margin:0}body{font-size:11pt}.w{display:grid;grid-template-columns:70mm 1fr;min-height:279mm}.l{background:#293e49;color:#e1e8eb;padding:12mm 8mm;font-size:9.5pt}.m{padding:12mm 10mm}.l h2{font-size:12pt;margin:6mm 0 2mm}.m h2{font-size:15pt;font-weight:400;margin:8mm 0 2mm}h3{font-size:12pt;font-weight:400;margin-top:4mm}.g{color:#888;font-size:10pt}`,
    `<div class=w><div class=l><h2 style="margin:0">Contact</h2><p>${p.email}</p><p>${p.link}</p><h2>${h('tech')}</h2>${each(names('tech').slice(0, 7), (s) => `<p>${s}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a} (${b})</p>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<p>${c.name}</p>`)}</div><div class=m><h1>${p.name}</h1><p>${p.headline}</p><p class=g>${p.town}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(employers, ([name, jobs]) => `<h3>${name}</h3>${jobs.length > 1 ? '<p class=g>8 years 2 months</p>' : ''}${each(jobs, (j) => `<p><b>${j.title}</b></p><p class=g>${range(j)} (2 years 4 months)</p><p class=g>${j.town}</p><p>${j.details.join('<br>')}</p>`)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.where}</h3><p class=g>${s.what} · (${s.start} - ${s.end})</p>`)}</div></div>`,
    'Letter',
  )
}

/** Round year marks at the left of cards, signs before the headings. */
export const yearMarks = ({ p, h, range, names, year }) =>
  html(
    `h2{font-size:14pt;color:#6b2d8b;margin:5mm 0 2mm}.e{display:flex;gap:6mm;margin-bottom:3mm}.y{width:24mm;height:24mm;border-radius:12mm;background:#6b2d8b;color:#fff;display:flex;align-items:center;justify-content:center;text-align:center;font-size:9pt;flex:none}.c{flex:1;background:#f5f0f8;padding:3mm;border-radius:2mm}.s{display:flex;flex-wrap:wrap;gap:2mm}.s span{background:#e6d9ee;border-radius:3mm;padding:.7mm 3mm}`,
    `<h1 style="color:#6b2d8b">${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' | ')}</p><h2>★ ${h('summary')}</h2><p>${p.summary}</p><h2>⚙ ${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><div class=y>${range(j)}</div><div class=c><b>${j.title}</b><br>${j.employer} – ${j.town}<br>${j.details.join(' ')}</div></div>`)}<h2>✎ ${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><div class=y>${range(s)}</div><div class=c><b>${s.what}</b><br>${s.where}</div></div>`)}<h2>♥ ${h('skills')}</h2><div class=s>${each(names('skills'), (s) => `<span>${s}</span>`)}</div><h2>☆ ${h('awards')}</h2>${each(p.awards, (a) => `<div class=e><div class=y>${year(a.date)}</div><div class=c><b>${a.name}</b><br>${a.issuer}</div></div>`)}`,
  )

/** Word over two pages: a running head with the name, heads as 'Title, Employer' with tabs, long paragraphs. */
export const wordHeader = ({ p, h, range, names, year }) =>
  docx(`s.header.paragraphs[0].text = ${py(`${p.name}\t\tCurriculum Vitae`)}
s.footer.paragraphs[0].text = ${py(`${p.email} | ${p.phone}`)}
x = para(${py(`**${p.name}`)}); x.runs[0].font.size = Pt(24)
para(${py(contact(p, ' · '))})
def head(a):
    q = para('**' + a); q.paragraph_format.space_before = Pt(18); q.paragraph_format.keep_with_next = True; q.runs[0].font.size = Pt(14); q.runs[0].font.small_caps = True
head(${py(h('summary'))})
para(${py(p.summary)})
head(${py(h('jobs'))})
${each(p.jobs, (j) => `tabbed(170, ${py(`**${j.title}, `)}, ${py(`${j.employer}, ${j.town}`)}, ${py(`\t${range(j)}`)})\npara(${py(j.details.join(' '))}).paragraph_format.space_after = Pt(60)\n`)}
head(${py(h('schools'))})
${each(p.schools, (s) => `tabbed(170, ${py(`**${s.what}, `)}, ${py(s.where)}, ${py(`\t${range(s)}`)})\n`)}
head(${py(h('volunteering'))})
${each(p.volunteering, (v) => `tabbed(170, ${py(`**${v.role}, `)}, ${py(v.org)}, ${py(`\t${range(v)}`)})\npara(${py(v.text)})\n`)}
head(${py(h('awards'))})
${each(p.awards, (a) => `tabbed(170, ${py(`${a.name}, ${a.issuer}`)}, ${py(`\t${year(a.date)}`)})\n`)}
head(${py(h('skills'))})
para(${py(names('skills').join(', '))})
head(${py(h('interests'))})
para(${py(p.interests.join(', '))})`)
