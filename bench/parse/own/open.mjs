// Layouts of the open half. Each draws a person's page in the source language of its tool.
export const html = (style, body, page = 'A4') =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:${page};margin:14mm}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.4 "Liberation Sans";color:#222}h1,h2,h3,p,ul{margin:0}ul{padding-left:5mm}${style}</style><body>${body}</body>`
export const each = (list, make) => (list ?? []).map(make).join('')
export const bullets = (list) => `<ul>${each(list, (one) => `<li>${one}</li>`)}</ul>`
export const contact = (p, between = ' · ') => [p.email, p.phone, p.town, p.link].filter(Boolean).join(between)

/** Headings and names in a web font that has no bold: the browser fakes it. */
export const fakeBold = ({ p, h, range, names, year }) =>
  html(
    `@font-face{font-family:Web;src:local("Liberation Serif");font-weight:400}body{font-family:Web}h1{font-size:24pt}h2{font-size:13pt;margin-top:5mm;color:#14507a}.r{display:flex;justify-content:space-between}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=r><b>${j.employer}</b><span>${range(j)}</span></div><p>${j.title}, ${j.town}</p>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><b>${s.where}</b><span>${range(s)}</span></div><p>${s.what}</p>`)}<h2>${h('skills')}</h2><p>${names('skills').join(', ')}</p><h2>${h('awards')}</h2>${bullets(p.awards.map((a) => `<b>${a.name}</b>, ${a.issuer}, ${year(a.date)}`))}`,
  )

/** Jobs as cards, two beside each other; awards in threes. */
export const cards = ({ p, h, range, names, year }) =>
  html(
    `.g{display:grid;grid-template-columns:1fr 1fr;gap:4mm}.t{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm}.c{border:1px solid #bbb;border-radius:2mm;padding:3mm}h2{font-size:14pt;margin:5mm 0 2mm}h3{font-size:11pt}small{color:#666;display:block}`,
    `<h1>${p.name}</h1><p>${p.headline} | ${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2><div class=g>${each(p.jobs, (j) => `<div class=c><h3>${j.title}</h3><p>${j.employer}</p><small>${range(j)}</small>${bullets(j.details)}</div>`)}</div><h2>${h('awards')}</h2><div class=t>${each(p.awards, (a) => `<div><h3>${a.name}</h3><p>${a.issuer}</p><small>${year(a.date)}</small></div>`)}</div><h2>${h('skills')}</h2><p>${names('skills').join(' · ')}</p><h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.what}</h3><p>${s.where}</p><small>${range(s)}</small>`)}`,
  )

/** Ruled tables with a header row; long cells wrap. */
export const ruled = ({ p, h, range, names, date }) =>
  html(
    `table{border-collapse:collapse;width:100%;font-size:9.5pt}td,th{border:1px solid #555;padding:1.2mm 2mm;vertical-align:top;text-align:left}h2{font-size:12pt;margin:5mm 0 2mm;text-transform:uppercase}`,
    `<h1>${p.name}</h1><p>${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2><table><tr><th>Period<th>Employer<th>Position<th>Responsibilities</tr>${each(p.jobs, (j) => `<tr><td style="width:26mm">${range(j)}<td style="width:38mm">${j.employer}, ${j.town}<td style="width:34mm">${j.title}<td>${j.details.join(' ')}</tr>`)}</table><h2>${h('schools')}</h2><table><tr><th>Years<th>Institution<th>Degree</tr>${each(p.schools, (s) => `<tr><td>${range(s)}<td>${s.where}<td>${s.what}</tr>`)}</table><h2>${h('awards')}</h2><table><tr><th>Award<th>Awarded by<th>Date</tr>${each(p.awards, (a) => `<tr><td>${a.name}<td>${a.issuer}<td>${date(a.date)}</tr>`)}</table><h2>${h('skills')}</h2><p>${names('skills').join(', ')}</p>`,
  )

/** Three columns: facts, jobs, extras. */
export const threeColumns = ({ p, h, range, names, year }) =>
  html(
    `.g{display:grid;grid-template-columns:40mm 1fr 42mm;gap:6mm;font-size:9.5pt}h2{font-size:11pt;margin:3mm 0 1mm;color:#7a1f4d;letter-spacing:.5pt}li{list-style:none}ul{padding:0}b{display:block}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><div class=g><div><h2>Contact</h2><p>${contact(p, '<br>')}</p><h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('languages')}</h2>${bullets(p.languages.map(([a, b]) => `${a} – ${b}`))}</div><div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<b>${j.title}</b><p>${j.employer}, ${j.town}</p><p><i>${range(j)}</i></p><ul style="padding-left:4mm">${each(j.details, (d) => `<li style="list-style:disc">${d}</li>`)}</ul>`)}</div><div><h2>${h('schools')}</h2>${each(p.schools, (s) => `<b>${s.what}</b><p>${s.where}</p><p>${range(s)}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<b>${a.name}</b><p>${a.issuer}</p><p>${year(a.date)}</p>`)}</div></div>`,
  )

/** Headings turned by 90 degrees beside their sections. */
export const turned = ({ p, h, range, names, year }) => {
  const part = (key, body) => `<section><h2>${h(key)}</h2><div>${body}</div></section>`
  return html(
    `section{display:flex;gap:5mm;border-top:2px solid #345;padding:3mm 0;min-height:26mm}h2{writing-mode:vertical-rl;transform:rotate(180deg);font-size:11pt;text-transform:uppercase;width:8mm;color:#345;text-align:right}b{font-size:11pt}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p)}</p><p>Techs: ${names('tech').join(', ')}</p>${part('summary', `<p>${p.summary}</p>`)}${part(
      'jobs',
      each(p.jobs, (j) => `<p><b>${j.title}</b> | ${j.employer} | ${range(j)}</p>${bullets(j.details)}`),
    )}${part(
      'schools',
      each(p.schools, (s) => `<p><b>${s.what}</b> | ${s.where} | ${range(s)}</p>`),
    )}${part(
      'awards',
      each(p.awards, (a) => `<p><b>${a.name}</b> | ${a.issuer} | ${year(a.date)}</p>`),
    )}`,
  )
}

/** Plain text for applicant tracking systems: 'Title @Employer', '~' between skills. */
export const atSign = ({ p, h, range, names, year }) =>
  html(
    `h1{font-size:16pt}h2{font-size:11pt;text-transform:uppercase;margin-top:4mm;border-bottom:1px solid #000}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p><b>${j.title} @${j.employer}</b></p><p>${range(j)}</p>${bullets(j.details)}`)}<h2>${h('skills')}</h2><p>${names('skills').join(' ~ ')}</p><h2>${h('tech')}</h2><p>${names('tech').join(' / ')}</p><h2>${h('awards')}</h2>${each(p.awards, (a) => `<p>${a.name} (${a.issuer}), ${year(a.date)}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p>${s.what}, ${s.where}, ${range(s)}</p>`)}`,
    'Letter',
  )

/** A side column beside bands: the jobs are cut by rules over the main column only. */
export const banded = ({ p, h, range, names, year }) =>
  html(
    `.g{display:grid;grid-template-columns:1fr 50mm;gap:8mm}h2{font-size:12pt;margin:0 0 2mm;color:#0a5c36}section{border-top:1px solid #0a5c36;padding:3mm 0}aside{background:#eef5f0;padding:4mm}aside h2{margin-top:5mm}.j{margin-bottom:4mm;padding-bottom:3mm;border-bottom:1px dotted #999}`,
    `<header style="background:#0a5c36;color:#fff;padding:6mm"><h1>${p.name}</h1><p>${p.headline}</p></header><div class=g><main><section><h2>${h('summary')}</h2><p>${p.summary}</p></section><section><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><b>${j.title}</b> – ${j.employer}<br><small>${range(j)} | ${j.town}</small>${bullets(j.details)}</div>`)}</section><section><h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b> – ${s.where}<br><small>${range(s)}</small></p>`)}</section></main><aside><h2 style="margin:0">Contact</h2><p>${contact(p, '<br>')}</p><h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('tech')}</h2>${bullets(names('tech'))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b><br>${a.issuer}, ${year(a.date)}</p>`)}</aside></div>`,
  )

/** As a presentation tool makes it: absolute boxes, spaced capitals, skills as chips. */
export const canva = ({ p, h, range, names, year }) => {
  const box = (x, y, w, body) => `<div style="position:absolute;left:${x}mm;top:${y}mm;width:${w}mm">${body}</div>`
  return html(
    `@page{margin:0}body{position:relative;height:296mm}h1{font-size:30pt;letter-spacing:3pt;font-weight:400;text-transform:uppercase}h2{font-size:11pt;letter-spacing:3pt;text-transform:uppercase;margin-bottom:2mm}.chip{display:inline-block;border:1px solid #888;border-radius:4mm;padding:1mm 3mm;margin:1mm;font-size:9pt}`,
    `${box(0, 0, 68, '<div style="background:#f3e3d3;height:296mm"></div>')}${box(78, 62, 118, `<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p style="margin-top:3mm"><b>${j.employer}</b> | ${j.town}</p><p>${j.title}</p><p style="font-size:9pt">${range(j)}</p>${bullets(j.details)}`)}`)}${box(12, 60, 50, `<h2>Contact</h2><p style="font-size:9pt">${contact(p, '<br>')}</p>`)}${box(12, 100, 50, `<h2>${h('skills')}</h2>${each(names('skills'), (s) => `<span class=chip>${s}</span>`)}`)}${box(12, 160, 50, `<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a} (${b})</p>`)}`)}${box(78, 16, 118, `<h1>${p.name}</h1><p style="letter-spacing:2pt">${p.headline}</p>`)}${box(78, 195, 118, `<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b></p><p>${s.where} | ${range(s)}</p>`)}`)}${box(78, 230, 118, `<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p>${year(a.date)} | ${a.name} | ${a.issuer}</p>`)}`)}${box(12, 200, 50, `<h2>${h('summary')}</h2><p style="font-size:9pt">${p.summary}</p>`)}`,
  )
}

/** A line with dots, dates left of it; the awards have a single year each. */
export const timeline = ({ p, h, range, names, year }) =>
  html(
    `.t{border-left:2px solid #888;margin-left:32mm;padding-left:6mm}.e{position:relative;margin-bottom:3mm}.e i{position:absolute;left:-38mm;width:29mm;text-align:right;font-style:normal;font-size:9pt;color:#555}.e:before{content:"";position:absolute;left:-7.6mm;top:1.5mm;width:3mm;height:3mm;border-radius:50%;background:#888}h2{font-size:14pt;margin:4mm 0 2mm}`,
    `<h1>${p.name}</h1><p>${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2><div class=t>${each(p.jobs, (j) => `<div class=e><i>${range(j)}</i><b>${j.title}</b><br>${j.employer}, ${j.town}${bullets(j.details)}</div>`)}</div><h2>${h('schools')}</h2><div class=t>${each(p.schools, (s) => `<div class=e><i>${range(s)}</i><b>${s.what}</b><br>${s.where}</div>`)}</div><h2>${h('awards')}</h2><div class=t>${each(p.awards, (a) => `<div class=e><i>${year(a.date)}</i><b>${a.name}</b><br>${a.issuer}</div>`)}</div><h2>${h('skills')}</h2>${bullets(names('skills'))}`,
  )

/** Jobs of one line each under a mixed heading. */
export const oneLine = ({ p, h, range, names, year }) =>
  html(
    `h2{font-size:12pt;margin:4mm 0 1mm;border-bottom:1px solid #999}td{padding:.5mm 3mm .5mm 0}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p)}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p>${range(j)} ${j.title}, ${j.employer}, ${j.town}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p>${range(s)} ${s.what}, ${s.where}</p>`)}<h2>Skills & Awards</h2><p><b>Skills:</b> ${names('skills').join(', ')}</p>${each(p.awards, (a) => `<p>${year(a.date)} ${a.name}, ${a.issuer}</p>`)}`,
  )

const tex = (text) =>
  String(text)
    .replace(/([&%$#_])/g, '\\$1')
    .replace(/’/g, "'")
    .replace(/–/g, '--')
    .replace(/ /g, ' ')
export const texAll = (p) =>
  JSON.parse(JSON.stringify(p), (_, value) => (typeof value === 'string' ? tex(value) : value))

/** moderncv, classic style: dates in a left column. */
export const moderncv =
  (style) =>
  ({ p: raw, h, range, names, year }) => {
    const p = texAll(raw)
    const [first, ...last] = p.name.split(' ')
    return `\\begin{filecontents}{fontawesome5.sty}
\\ProvidesPackage{fontawesome5}\\newcommand\\faIcon[2][]{}\\newcommand\\faCircle[1][]{\\textbullet}
\\end{filecontents}
\\documentclass[10pt,a4paper]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}\\moderncvicons{letters}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[scale=0.78]{geometry}\\usepackage{lmodern}
\\name{${first}}{${last.join(' ')}}\\title{${p.headline}}\\address{${p.town}}{}{}\\phone{${p.phone}}\\email{${p.email}}
\\begin{document}\\makecvtitle
\\section{${tex(h('summary'))}}\\cvitem{}{${p.summary}}
\\section{${tex(h('jobs'))}}${each(p.jobs, (j) => `\\cventry{${tex(range(j))}}{${j.title}}{${j.employer}}{${j.town}}{}{\\begin{itemize}${each(j.details, (d) => `\\item ${d}`)}\\end{itemize}}\n`)}
\\section{${tex(h('schools'))}}${each(p.schools, (s) => `\\cventry{${tex(range(s))}}{${s.what}}{${s.where}}{}{}{${s.note}}\n`)}
\\section{${tex(h('awards'))}}${each(p.awards, (a) => `\\cvitem{${year(a.date)}}{${a.name}, ${a.issuer}}\n`)}
\\section{${tex(h('skills'))}}\\cvitem{}{${names('skills').map(tex).join(', ')}}
\\section{${tex(h('languages'))}}${each(p.languages, ([a, b]) => `\\cvitem{${a}}{${b}}\n`)}
\\end{document}`
  }

/** Europass by its LaTeX class. */
export const europass = ({ p: raw, h, range, names, year }) => {
  const p = texAll(raw)
  return `\\documentclass[english,a4paper]{europasscv}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[english]{babel}
\\ecvname{${p.name}}\\ecvaddress{${p.town}}\\ecvtelephone{${p.phone}}\\ecvemail{${p.email}}
\\begin{document}\\begin{europasscv}\\ecvpersonalinfo
\\ecvbigitem{Personal statement}{${p.summary}}
\\ecvsection{${tex(h('jobs'))}}${each(p.jobs, (j) => `\\ecvtitle{${tex(range(j))}}{${j.title}}\\ecvitem{}{${j.employer}, ${j.town}}\\ecvitem{}{\\begin{ecvitemize}${each(j.details, (d) => `\\item ${d}`)}\\end{ecvitemize}}\n`)}
\\ecvsection{${tex(h('schools'))}}${each(p.schools, (s) => `\\ecvtitle{${tex(range(s))}}{${s.what}}\\ecvitem{}{${s.where}}\n`)}
\\ecvsection{${tex(h('skills'))}}\\ecvblueitem{Job-related skills}{\\begin{ecvitemize}${each(names('skills'), (s) => `\\item ${tex(s)}`)}\\end{ecvitemize}}
\\ecvsection{${tex(h('awards'))}}${each(p.awards, (a) => `\\ecvblueitem{${year(a.date)}}{${a.name}, ${a.issuer}}\n`)}
\\end{europasscv}\\end{document}`
}

/** Labels in the left margin at the baseline of their sections. */
export const marginLabels = ({ p: raw, h, range, names, year }) => {
  const p = texAll(raw)
  const part = (key, body) =>
    `\\noindent\\llap{\\parbox[t]{32mm}{\\raggedright\\textsc{${tex(h(key))}}}\\hspace{4mm}}\\begin{minipage}[t]{\\linewidth}${body}\\end{minipage}\\par\\vspace{4mm}\n`
  return `\\documentclass[11pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[left=52mm,right=22mm,top=22mm,bottom=20mm]{geometry}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\begin{document}{\\LARGE ${p.name}}\\\\${p.headline}\\\\${contact(p, ', ')}\\vspace{6mm}\\par
${part('summary', p.summary)}${part(
  'jobs',
  each(
    p.jobs,
    (j) =>
      `\\textbf{${j.title}}\\hfill ${tex(range(j))}\\\\\\textit{${j.employer}}, ${j.town}\\\\${j.details.join(' ')}\\par\\vspace{2mm}`,
  ),
)}${part(
  'schools',
  each(p.schools, (s) => `\\textbf{${s.what}}\\hfill ${tex(range(s))}\\\\\\textit{${s.where}}\\par`),
)}${part(
  'awards',
  each(p.awards, (a) => `${a.name}, ${a.issuer}\\hfill ${year(a.date)}\\\\`),
)}${
  p.publications
    ? part(
        'publications',
        each(p.publications, (t) => `${t}\\par\\vspace{1mm}`),
      )
    : ''
}${part('skills', names('skills').map(tex).join('; '))}
\\end{document}`
}

const typ = (text) => String(text).replace(/([@#$*_<>])/g, '\\$1')
export const typAll = (p) =>
  JSON.parse(JSON.stringify(p), (_, value) => (typeof value === 'string' ? typ(value) : value))

/** Typst, one column, dates at the right. */
export const typstPlain = ({ p: raw, h, range, year }) => {
  const p = typAll(raw)
  return `#set page(paper: "us-letter", margin: 1.8cm)\n#set text(size: 10pt)\n#show heading.where(level: 2): it => block[#text(fill: rgb("#244a6b"), smallcaps(it.body)) #v(-7pt) #line(length: 100%)]
= ${p.name}
${p.headline} \\
${contact(p, ' | ')}
== ${h('summary')}
${p.summary}
== ${h('jobs')}
${each(p.jobs, (j) => `*${j.employer}* #h(1fr) ${j.town} \\\n_${j.title}_ #h(1fr) ${range(j)}\n${each(j.details, (d) => `- ${d}\n`)}\n`)}
== ${h('projects')}
${each(p.projects, (one) => `*${one.name}* #h(1fr) ${year(one.date)} \\\n${one.text}\n\n`)}
== ${h('schools')}
${each(p.schools, (s) => `*${s.where}* #h(1fr) ${range(s)} \\\n${s.what}\n\n`)}
== ${h('tech')}
${each(raw.tech, (set) => `*${set.label || 'Tools'}:* ${set.names.map(typ).join(', ')} \\\n`)}
== ${h('awards')}
${each(p.awards, (a) => `- ${a.name}, ${a.issuer} #h(1fr) ${year(a.date)}\n`)}`
}

const py = (text) => JSON.stringify(text)
export const docx = (body, page = 'A4') => `# -*- coding: utf-8 -*-
from docx import Document
from docx.shared import Pt, Mm, RGBColor
from docx.enum.text import WD_TAB_ALIGNMENT, WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
d = Document()
s = d.sections[0]
s.page_width, s.page_height = ${page === 'A4' ? '(Mm(210), Mm(297))' : '(Mm(216), Mm(279))'}
s.left_margin = s.right_margin = Mm(20); s.top_margin = s.bottom_margin = Mm(16)
d.styles['Normal'].font.name = 'Liberation Sans'; d.styles['Normal'].font.size = Pt(10.5)
d.styles['Normal'].paragraph_format.space_after = Pt(2)
def para(*runs, style=None, to=d):
    p = to.add_paragraph(style=style)
    for r in runs:
        bold = r.startswith('**'); text = r[2:] if bold else r
        p.add_run(text).bold = bold
    return p
def tabbed(at, *runs, to=d):
    p = para(*runs, to=to); p.paragraph_format.tab_stops.add_tab_stop(Mm(at), WD_TAB_ALIGNMENT.RIGHT if at > 120 else WD_TAB_ALIGNMENT.LEFT); return p
${body}
d.save('source.docx')
`
/** Word: built-in heading styles, tab stops, real lists. */
export const wordTabs = ({ p, h, range, names, year }) =>
  docx(`d.add_heading(${py(p.name)}, 0)
para(${py(contact(p, ' | '))})
d.add_heading(${py(h('summary'))}, 1)
para(${py(p.summary)})
d.add_heading(${py(h('jobs'))}, 1)
${each(p.jobs, (j) => `tabbed(170, ${py(`**${j.title}`)}, ${py(`\t${range(j)}`)})\npara(${py(`${j.employer}, ${j.town}`)})\n${each(j.details, (t) => `para(${py(t)}, style='List Bullet')\n`)}`)}
d.add_heading(${py(h('schools'))}, 1)
${each(p.schools, (s) => `tabbed(170, ${py(`**${s.what}`)}, ${py(`\t${range(s)}`)})\npara(${py(s.where)})\n`)}
d.add_heading(${py(h('skills'))}, 1)
${each(names('skills'), (s) => `para(${py(s)}, style='List Bullet')\n`)}
d.add_heading(${py(h('tech'))}, 1)
para(${py(names('tech').join(', '))})
d.add_heading(${py(h('awards'))}, 1)
${each(p.awards, (a) => `tabbed(170, ${py(`${a.name} – ${a.issuer}`)}, ${py(`\t${year(a.date)}`)})\n`)}
d.add_heading(${py(h('languages'))}, 1)
para(${py(p.languages.map(([a, b]) => `${a}: ${b}`).join(', '))})`)

/** Word: a table without lines, dates at the left; headings over both columns. */
export const wordTable = ({ p, h, range, names, year }) =>
  docx(`x = para(${py(`**${p.name}`)}); x.runs[0].font.size = Pt(20)
para(${py(contact(p, ', '))})
t = d.add_table(rows=0, cols=2); t.autofit = False
def row(a, *bs):
    c = t.add_row().cells
    c[0].width = Mm(38); c[1].width = Mm(132)
    c[0].paragraphs[0].add_run(a)
    for n, b in enumerate(bs):
        q = c[1].paragraphs[0] if n == 0 else c[1].add_paragraph()
        bold = b.startswith('**'); q.add_run(b[2:] if bold else b).bold = bold
def head(a):
    c = t.add_row().cells; m = c[0].merge(c[1]); r = m.paragraphs[0].add_run(a); r.bold = True; r.font.size = Pt(13); r.font.color.rgb = RGBColor(0x1f,0x3a,0x5f)
head(${py(h('summary'))})
row('', ${py(p.summary)})
head(${py(h('jobs'))})
${each(p.jobs, (j) => `row(${py(range(j))}, ${py(`**${j.title}`)}, ${py(`${j.employer}, ${j.town}`)}, ${j.details.map((t) => py(`• ${t}`)).join(', ')})\n`)}
head(${py(h('schools'))})
${each(p.schools, (s) => `row(${py(range(s))}, ${py(`**${s.what}`)}, ${py(s.where)})\n`)}
head(${py(h('awards'))})
${each(p.awards, (a) => `row(${py(year(a.date))}, ${py(`**${a.name}`)}, ${py(a.issuer)})\n`)}
head(${py(h('skills'))})
row('', ${py(names('skills').join(', '))})
head(${py(h('tech'))})
row('', ${py(names('tech').join(', '))})`)

/** As the 'Coral' template of an online word processor. */
export const coral = ({ p, h, range, names, year }) =>
  html(
    `body{font-family:"Liberation Serif"}h1{font-size:28pt;color:#333}h2{font-size:10pt;color:#e91d63;font-family:"Liberation Sans";text-transform:uppercase;margin:6mm 0 1mm}h3{font-size:12pt;font-weight:700}h3 span{font-weight:400}h3 i{font-weight:400}.d{font:8pt "Liberation Sans";color:#666;text-transform:uppercase}.w{columns:2;display:grid;grid-template-columns:2fr 1fr;gap:10mm}`,
    `<div class=w><div><h1>${p.name}</h1><p>${p.headline}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<h3>${j.employer}<span>, ${j.town} — </span><i>${j.title}</i></h3><p class=d>${range(j)}</p><p>${j.details.join(' ')}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.where}<span> — </span><i>${s.what}</i></h3><p class=d>${range(s)}</p>`)}</div><div><p style="margin-top:8mm">${contact(p, '<br>')}</p><h2>${h('skills')}</h2>${each(names('skills'), (s) => `<p>${s}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b> ${a.issuer}, ${year(a.date)}</p>`)}<h2>${h('languages')}</h2><p>${p.languages.map(([a]) => a).join(', ')}</p></div></div>`,
  )
