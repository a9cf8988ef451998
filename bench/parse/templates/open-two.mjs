// More layouts in the manner of widespread templates, drawn once the first were known.
import { bullets, contact, each, html } from '../own/open.mjs'

const row = (left, right) => `<div class=r><span>${left}</span><span>${right}</span></div>`
const spread = '.r{display:flex;justify-content:space-between;gap:4mm}'

/** Markdown as it is printed: headings of three levels, 'Title — Employer', dates in italics with the town. */
export const markdown = ({ p, h, range, year }) =>
  html(
    `body{font:11pt/1.5 "Liberation Sans"}h1{font-size:22pt;border-bottom:1px solid #ddd;padding-bottom:2mm}h2{font-size:16pt;border-bottom:1px solid #ddd;margin:5mm 0 3mm}h3{font-size:13pt;margin:3mm 0 1mm}h4{font-size:11pt;margin:2mm 0 0}code{font:9.5pt "Liberation Mono";background:#f3f3f3;padding:0 1mm}blockquote{margin:2mm 0;padding-left:4mm;border-left:3pt solid #ddd;color:#666}`,
    `<h1>${p.name}</h1><blockquote>${p.summary}</blockquote><p>${contact(p, ' | ')}</p><h2>${h('tech')}</h2>${each(p.tech, (g) => `<h4>${g.label}</h4><p>${g.names.map((n) => `<code>${n}</code>`).join(' ')}</p>`)}<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<h3>${j.title} — ${j.employer}</h3><p><em>${range(j)}, ${j.town}</em></p>${bullets(j.details)}`)}<h2>${h('projects')}</h2>${each(p.projects, (r) => `<p><b>${r.name}</b> (${year(r.date)}): ${r.text}</p>`)}<h2>${h('awards')}</h2>${bullets(p.awards.map((a) => `<b>${year(a.date)}</b> — ${a.name}, <em>${a.issuer}</em>`))}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.what}</h3><p>${s.where}, <em>${range(s)}</em></p>`)}`,
  )

/** Plain text in a typewriter's letters: headings in capitals over rows of signs, stars before duties. */
export const plainText = ({ p, h, range, names, year }) => {
  const head = (key) => `\n${h(key).toUpperCase()}\n${'='.repeat(68)}\n`
  const wrap = (text, indent = '') => {
    const out = ['']
    for (const word of text.split(' ')) {
      if ((out.at(-1) + word).length > 66) out.push(indent)
      out[out.length - 1] += `${/^\s*$/.test(out.at(-1)) ? '' : ' '}${word}`
    }
    return out.join('\n')
  }
  const job = (j) =>
    `${j.employer}, ${j.town}\n${j.title.padEnd(40)}${range(j).padStart(28)}\n${j.details.map((d) => `* ${wrap(d, '  ')}`).join('\n')}\n`
  return html(
    `pre{font:10.5pt/1.3 "Liberation Mono";margin:0}`,
    `<pre>${p.name}\n${p.headline}\n${p.email}\n${p.phone}\n${head('summary')}${wrap(p.summary)}\n${head('jobs')}${p.jobs.map(job).join('\n')}${head('schools')}${p.schools.map((s) => `${s.what}\n${s.where.padEnd(40)}${range(s).padStart(28)}\n`).join('')}${head('skills')}${wrap(names('skills').join(', '))}\n${head('certs')}${p.certs.map((c) => `* ${c.name}, ${c.issuer}, ${year(c.date)}\n`).join('')}${head('awards')}${p.awards.map((a) => `* ${a.name}, ${a.issuer}, ${year(a.date)}\n`).join('')}</pre>`,
    'Letter',
  )
}

/** Who gave an award stands in bold above its name; employers in bold above titles in italics, dates at the right of the second line. */
export const issuersFirst = ({ p, h, range, names, date, year }) =>
  html(
    `body{font:10pt/1.45 "DejaVu Serif"}h1{font-size:20pt}h2{font-size:11pt;letter-spacing:1.5pt;text-transform:uppercase;color:#7a3b12;margin:5mm 0 1.5mm}${spread}.e{margin-bottom:2.5mm}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' / ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=e><b>${j.employer}</b>, ${j.town}${row(`<i>${j.title}</i>`, range(j))}${bullets(j.details)}</div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=e><b>${a.issuer}</b>${row(`<i>${a.name}</i>`, year(a.date))}</div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=e><b>${s.where}</b>${row(`<i>${s.what}</i>`, range(s))}</div>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<div class=e><b>${c.issuer}</b>${row(`<i>${c.name}</i>`, date(c.date))}</div>`)}<h2>${h('skills')}</h2><p>${names('skills').join(', ')}</p><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p>`,
    'Letter',
  )

/** Headings in the left margin that wrap over two lines, a sign before each. */
export const wrappedMargin = ({ p, h, range, names, year }) => {
  const part = (key, body) => `<section><h2>◆ ${h(key)}</h2><div>${body}</div></section>`
  return html(
    `section{display:grid;grid-template-columns:38mm 1fr;gap:6mm;margin-top:6mm}h2{font-size:12pt;color:#1d5c63;line-height:1.25}h1{font-size:24pt}.j{margin-bottom:2.5mm}${spread}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p)}</p>${part('summary', `<p>${p.summary}</p>`)}${part(
      'jobs',
      each(
        p.jobs,
        (j) =>
          `<div class=j>${row(`<b>${j.title}</b>`, range(j))}<p>${j.employer}, ${j.town}</p>${bullets(j.details)}</div>`,
      ),
    )}${part(
      'schools',
      each(p.schools, (s) => `${row(`<b>${s.what}</b>`, range(s))}<p>${s.where}</p>`),
    )}${part('skills', `<p>${names('skills').join(', ')}</p>`)}${part('tech', `<p>${names('tech').join(', ')}</p>`)}${part(
      'awards',
      each(p.awards, (a) => `<p>${a.name}, ${a.issuer}, ${year(a.date)}</p>`),
    )}${part(
      'languages',
      each(p.languages, ([a, b]) => `<p>${a}: ${b}</p>`),
    )}`,
  )
}

/** A consultant's form: a table of skills with years and last use, jobs headed by 'Client' and 'Role'. */
export const consultant = ({ p, h, range, year }) =>
  html(
    `body{font:10pt/1.4 "Liberation Sans"}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.8mm 2mm 0 0;vertical-align:top}tr+tr td{border-top:.4pt solid #ccc}h1{font-size:18pt}h2{font-size:12pt;color:#004e7c;margin:5mm 0 2mm}.j{margin-bottom:4mm}.j p{margin-bottom:.5mm}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('tech')}</h2><table><tr><th>Skill<th>Years<th>Last used</tr>${p.tech
      .flatMap((g) => g.names)
      .map((n, i) => `<tr><td>${n}<td>${9 - (i % 7)}<td>${2025 - (i % 3)}</tr>`)
      .join(
        '',
      )}</table><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><p><b>Client:</b> ${j.employer}, ${j.town}</p><p><b>Role:</b> ${j.title}</p><p><b>Duration:</b> ${range(j)}</p><p><b>Responsibilities:</b></p>${bullets(j.details)}</div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p>${s.what}, ${s.where}, ${range(s)}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p>${a.name}, ${a.issuer}, ${year(a.date)}</p>`)}`,
    'Letter',
  )

/** A federal resume: employer, address, dates, hours and grade on lines of their own below the title. */
export const federal = ({ p, h, date, names, year }) =>
  html(
    `body{font:11pt/1.35 "Liberation Serif"}h1{font-size:16pt;text-align:center}.c{text-align:center}h2{font-size:12pt;text-transform:uppercase;border-bottom:1.5pt solid #000;margin:4mm 0 2mm}.j{margin-bottom:4mm}`,
    `<h1>${p.name}</h1><p class=c>${p.town}</p><p class=c>${p.phone} | ${p.email}</p><p class=c>Citizenship: United States | Veterans' Preference: No</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><p><b>${j.title.toUpperCase()}</b></p><p>${j.employer}</p><p>${j.town}</p><p>${date(j.start)} – ${j.end ? date(j.end) : 'Present'}</p><p>Hours per week: 40</p><p>Series: 0343 Grade: 12</p><p><b>Duties, Accomplishments and Related Skills:</b></p>${bullets(j.details)}</div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.where}</b></p><p>${s.what}</p><p>${date(s.start)} – ${date(s.end)}</p>`)}<h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p>${a.name}, ${a.issuer} (${year(a.date)})</p>`)}`,
    'Letter',
  )

/** A functional resume: what a person can do in groups of sentences, then one line for each job. */
export const functional = ({ p, h, range, year }) =>
  html(
    `body{font:11pt/1.4 "Liberation Serif"}h1{font-size:18pt;text-align:center}.c{text-align:center}h2{font-size:12pt;text-align:center;text-decoration:underline;margin:4mm 0 2mm}h3{font-size:11pt;font-style:italic}${spread}`,
    `<h1>${p.name}</h1><p class=c>${contact(p, ' · ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>Professional Skills</h2><h3>Running an office</h3>${bullets(['Keeps the diary, the post and the petty cash of a busy practice.', 'Has moved two sets of paper files into one system.'])}<h3>Working with people</h3>${bullets(['Calms callers who are worried or angry.', 'Trains new staff at the front desk.'])}<h2>${h('jobs')}</h2>${each(p.jobs, (j) => row(`<b>${j.title}</b>, ${j.employer}, ${j.town}`, range(j)))}<h2>${h('schools')}</h2>${each(p.schools, (s) => row(`<b>${s.what}</b>, ${s.where}`, range(s)))}<h2>${h('certs')}</h2>${each(p.certs, (c) => row(`${c.name}, ${c.issuer}`, year(c.date)))}<h2>${h('awards')}</h2>${each(p.awards, (a) => row(`${a.name}, ${a.issuer}`, year(a.date)))}`,
  )

/** A side column on the first page alone; the jobs go on over the whole width of the second. */
export const firstPageSide = ({ p, h, range, names, year }) =>
  html(
    `body{font:10.5pt/1.5 "Liberation Sans"}.s{float:right;width:54mm;margin:0 0 8mm 8mm;padding-left:6mm;border-left:1pt solid #bbb;height:230mm}h1{font-size:24pt;color:#20435c}h2{font-size:13pt;color:#20435c;margin:5mm 0 2mm}.j{margin-bottom:5mm}.d{color:#777}.b{break-before:page}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><div class=s><h2 style="margin-top:0">Contact</h2><p>${contact(p, '<br>')}</p><h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('tech')}</h2>${bullets(names('tech'))}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a}<br><span class=d>${b}</span></p>`)}</div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${p.jobs.map((j, n) => `<div class="j ${n === 2 ? 'b' : ''}"><p><b>${j.title}</b></p><p>${j.employer} — ${j.town}</p><p class=d>${range(j)}</p>${bullets(j.details)}</div>`).join('')}<div style="clear:both"></div><h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b></p><p>${s.where}</p><p class=d>${range(s)}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b>, ${a.issuer}, ${year(a.date)}</p>`)}`,
  )

/** A network's profile: employers over posts, 'dates · duration', skills as a list that ends with 'and more'. */
export const profileFeed = ({ p, h, range, names, date }) => {
  const byEmployer = new Map()
  for (const j of p.jobs) byEmployer.set(j.employer, [...(byEmployer.get(j.employer) ?? []), j])
  return html(
    `body{font:10.5pt/1.5 "Liberation Sans"}h1{font-size:20pt}h2{font-size:14pt;margin:6mm 0 2mm;padding-top:3mm;border-top:2mm solid #f0ede8;-webkit-print-color-adjust:exact}.m{color:#777;font-size:9.5pt}.j{margin:0 0 4mm 12mm;position:relative}.j::before{content:"";position:absolute;left:-12mm;top:1mm;width:9mm;height:9mm;background:#c8d4df;-webkit-print-color-adjust:exact}`,
    `<h1>${p.name}</h1><p>${p.headline}</p><p class=m>${p.town} · Contact info · 500+ connections</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${[...byEmployer].map(([, posts]) => each(posts, (j) => `<div class=j><p><b>${j.title}</b></p><p>${j.employer} · Full-time</p><p class=m>${range(j)} · 3 yrs 2 mos</p><p class=m>${j.town} · On-site</p>${each(j.details, (d) => `<p>- ${d}</p>`)}</div>`)).join('')}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=j><p><b>${s.where}</b></p><p>${s.what}</p><p class=m>${range(s)}</p></div>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<div class=j><p><b>${c.name}</b></p><p>${c.issuer}</p><p class=m>Issued ${date(c.date)}</p></div>`)}<h2>${h('skills')}</h2>${each(names('skills'), (n) => `<p><b>${n}</b></p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b></p><p class=m>Issued by ${a.issuer} · ${date(a.date)}</p>`)}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p><b>${a}</b></p><p class=m>${b}</p>`)}`,
    'Letter',
  )
}

/** Spanish: personal data as labels, years left in bold, a grid of languages, courses with hours. */
export const datosPersonales = ({ p, h, range, names, year }) =>
  html(
    `body{font:10.5pt/1.4 "Liberation Sans"}h1{font-size:16pt;text-align:center;text-transform:uppercase}h2{font-size:11pt;background:#e3e3e3;text-transform:uppercase;padding:1mm 2mm;margin:4mm 0 2mm;-webkit-print-color-adjust:exact}.g{display:grid;grid-template-columns:36mm 1fr;margin-bottom:2mm}.g>b{font-weight:700}table{border-collapse:collapse}td,th{padding:.5mm 6mm .5mm 0;text-align:left}ul{list-style:"- "}`,
    `<h1>Currículum vitae</h1><h2>Datos personales</h2><div class=g><b>Nombre:</b><span>${p.name}</span></div><div class=g><b>Fecha de nacimiento:</b><span>14 de mayo de 1990</span></div><div class=g><b>Dirección:</b><span>${p.town}</span></div><div class=g><b>Teléfono:</b><span>${p.phone}</span></div><div class=g><b>Correo:</b><span>${p.email}</span></div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=g><b>${range(j)}</b><div><p><b>${j.employer}</b> (${j.town})</p><p>Puesto: ${j.title}</p>${bullets(j.details)}</div></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=g><b>${range(s)}</b><div><p>${s.what}</p><p>${s.where}</p></div></div>`)}<h2>${h('languages')}</h2><table><tr><th>Idioma<th>Nivel</tr>${each(p.languages, ([a, b]) => `<tr><td>${a}<td>${b}</tr>`)}</table><h2>${h('tech')}</h2><p>${names('tech').join(', ')}</p><h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=g><b>${year(a.date)}</b><span>${a.name}, ${a.issuer}</span></div>`)}<h2>Otros datos</h2><p>Permiso de conducir B. Vehículo propio.</p>`,
  )

/** Employer, town and dates stacked in the left cell, title and duties in the right; ticks before skills in three columns. */
export const stackedLeft = ({ p, h, range, names, year }) =>
  html(
    `body{font:10pt/1.45 "DejaVu Sans Condensed","DejaVu Sans"}h1{font-size:22pt;text-align:center;font-weight:400}.c{text-align:center}h2{font-size:11pt;text-align:center;background:#f1e7d8;text-transform:uppercase;letter-spacing:2pt;padding:1.2mm;margin:5mm 0 3mm;-webkit-print-color-adjust:exact}.g{display:grid;grid-template-columns:50mm 1fr;gap:6mm;margin-bottom:4mm}.g3{display:grid;grid-template-columns:1fr 1fr 1fr}.g2{display:grid;grid-template-columns:1fr 1fr;gap:5mm}.d{color:#8a6d3b;font-size:9pt}`,
    `<h1>${p.name}</h1><p class=c>${p.headline}</p><p class=c>${contact(p, ' ~ ')}</p><h2>${h('summary')}</h2><p class=c>${p.summary}</p><h2>${h('skills')}</h2><div class=g3>${each([...names('skills'), ...names('tech')], (n) => `<div>✓ ${n}</div>`)}</div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=g><div><p><b>${j.employer}</b></p><p>${j.town}</p><p class=d>${range(j)}</p></div><div><p><b>${j.title}</b></p>${bullets(j.details)}</div></div>`)}<h2>${h('awards')}</h2><div class=g2>${each(p.awards, (a) => `<div><p><b>${a.name}</b></p><p>${a.issuer}</p><p class=d>${year(a.date)}</p></div>`)}</div><h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=g><div><p><b>${s.where}</b></p><p class=d>${range(s)}</p></div><div><p>${s.what}</p></div></div>`)}`,
  )

/** Prose entries: '2019–2021: Title at Employer (Town). What was done.' */
export const proseYears = ({ p, h, range, names, year }) =>
  html(
    `body{font:11pt/1.5 "Liberation Serif";text-align:justify}h1{font-size:19pt;font-variant:small-caps}h2{font-size:13pt;font-variant:small-caps;font-weight:400;margin:4mm 0 1mm}p{margin-bottom:1.5mm}`,
    `<h1>${p.name}</h1><p>${p.headline}. ${contact(p, ', ')}.</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p><b>${range(j)}:</b> ${j.title} at ${j.employer} (${j.town}). ${j.details.map((d) => d.replace(/[.]?$/, '.')).join(' ')}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${range(s)}:</b> ${s.what}, ${s.where}.</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${year(a.date)}:</b> ${a.name} (${a.issuer}).</p>`)}<h2>${h('skills')}</h2><p>${[...names('skills'), ...names('tech')].join(', ')}.</p><h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}.</p>`,
  )
