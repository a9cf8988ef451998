// Layouts in the manner of widespread templates, to work with. Each draws a person's page as HTML for the browser to print.
import { bullets, contact, each, html } from '../own/open.mjs'

/** A short bar before each heading in a column of its own, dates in that column; the contact line stands at the foot. */
export const shortBars = ({ p, h, range, year }) => {
  const row = (left, body) => `<div class=g><div class=l>${left}</div><div>${body}</div></div>`
  const head = (key) => `<div class=g><div class=k></div><h2>${h(key)}</h2></div>`
  const pairs = (list, make) =>
    list
      .map((one, n) => (n % 2 ? '' : `<div class=q>${make(one)}${list[n + 1] ? make(list[n + 1]) : ''}</div>`))
      .join('')
  const entry = (bold, italic, town, when, body = '') =>
    row(when, `<b>${bold}</b>, <i>${italic}</i>${town ? `, ${town}` : ''}.${body}`)
  return html(
    `body{font:10.5pt/1.35 "Liberation Sans"}.g{display:grid;grid-template-columns:27mm 1fr;gap:4mm;margin-bottom:1.5mm}.l{text-align:right}.k{background:#2a7a4b;height:2mm;align-self:center;-webkit-print-color-adjust:exact}h1{font-size:32pt;font-weight:400;text-align:right;color:#777}.t{text-align:right;font-style:italic;font-size:14pt;color:#999;border-bottom:1pt solid #2a7a4b}h2{font-size:15pt;font-weight:400;color:#2a7a4b;margin:2mm 0}.q{display:grid;grid-template-columns:27mm 1fr 27mm 1fr;gap:4mm}.q .l{text-align:right}.f{position:absolute;bottom:0;left:0;right:0;text-align:center;font-size:9pt;color:#666}.e{display:flex;justify-content:space-between}`,
    `<h1>${p.name}</h1><p class=t>${p.headline}</p>${head('jobs')}${each(p.jobs, (j) => entry(j.title, j.employer, j.town, range(j), bullets(j.details)))}${head('schools')}${each(p.schools, (s) => entry(s.what, s.where, '', range(s), s.note ? `<br>${s.note}` : ''))}${head('tech')}${pairs(p.tech, (g) => `<div class=l>${g.label}</div><div>${g.names.join(', ')}</div>`)}${head('skills')}${row('', p.skills.flatMap((g) => g.names).join(', '))}${head('languages')}${each(p.languages, ([a, b]) => row(a, `<div class=e><b>${b}</b></div>`))}${head('awards')}${each(p.awards, (a) => row(year(a.date), `${a.name}, ${a.issuer}`))}${head('interests')}${row('', p.interests.join(', '))}<div class=f>${contact(p, ' • ')}</div>`,
  )
}

/** Headings with three letters in colour and a rule behind, employer over title, a table of honours with the place at the right. */
export const threeLetters = ({ p, h, range, year }) => {
  const head = (key) => `<div class=h><h2><em>${h(key).slice(0, 3)}</em>${h(key).slice(3)}</h2><i></i></div>`
  const two = (a, b, cls = '') => `<div class="r ${cls}"><span>${a}</span><span class=x>${b}</span></div>`
  return html(
    `body{font:9.5pt/1.45 "DejaVu Sans Light","DejaVu Sans"}h1{font-size:30pt;text-align:center;font-weight:200}h1 b{font-weight:700}.c{text-align:center;font-size:8.5pt}.c.s{font-variant:small-caps;color:#dc3522}.h{display:flex;align-items:center;gap:2mm;margin:4mm 0 2mm}.h i{flex:1;border-top:.8pt solid #888}h2{font-size:15pt}h2 em{font-style:normal;color:#dc3522}.r{display:flex;justify-content:space-between;gap:4mm}.x{white-space:nowrap}.o{font-weight:700;font-size:10.5pt}.o .x{font:italic 9pt "DejaVu Sans";color:#dc3522}.p{font-variant:small-caps;color:#777}.p .x{font:italic 8pt "DejaVu Sans"}.g{display:grid;grid-template-columns:32mm 1fr;gap:4mm}.g b{text-align:right}.a{display:grid;grid-template-columns:14mm 1fr 40mm;gap:2mm}.a .x{text-align:right;color:#dc3522;font-style:italic}`,
    `<h1>${p.name.split(' ')[0]} <b>${p.name.split(' ').slice(1).join(' ')}</b></h1><p class="c s">${p.headline}</p><p class=c>${p.town}</p><p class=c>${contact({ ...p, town: '' }, ' | ')}</p>${head('summary')}<p>${p.summary}</p>${head('jobs')}${each(p.jobs, (j) => `${two(j.employer, j.town, 'o')}${two(j.title, range(j), 'p')}${bullets(j.details)}`)}${head('awards')}${each(p.awards, (a) => `<div class=a><span>${year(a.date)}</span><span><b>${a.name}</b>, ${a.issuer}</span><span class=x>India</span></div>`)}${head('certs')}${each(p.certs, (a) => `<div class=a><span>${year(a.date)}</span><span><b>${a.name}</b>, ${a.issuer}</span><span class=x></span></div>`)}${head('tech')}${each(p.tech, (g) => `<div class=g><b>${g.label}</b><span>${g.names.join(', ')}</span></div>`)}${head('schools')}${each(p.schools, (s) => `${two(s.where, 'Chennai, India', 'o')}${two(s.what, range(s), 'p')}${bullets([s.note])}`)}`,
  )
}

/** Two columns: schools, courses and languages by lines of code at the left; 'EMPLOYER | TITLE' and a table of awards right. */
export const linesOfCode = ({ p, h, range, year }) =>
  html(
    `body{font:10pt/1.3 "Liberation Sans"}h1{font-size:34pt;font-weight:400;text-align:center;color:#333}.c{text-align:center;color:#777;border-bottom:.5pt solid #999;padding-bottom:2mm;margin-bottom:3mm}.w{display:grid;grid-template-columns:1fr 2fr;gap:8mm}h2{font-size:15pt;font-weight:400;text-transform:uppercase;color:#6a6a6a;margin:3mm 0 1mm}h3{font-size:11pt;text-transform:uppercase}.d{color:#6a6a6a;font-size:9.5pt}.e b{text-transform:uppercase;font-size:11pt}.e span{text-transform:uppercase;color:#555}td{padding:0 4mm .5mm 0;vertical-align:top}`,
    `<h1>${p.name}</h1><p class=c>${p.email} | ${p.phone}</p><div class=w><div><h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.where}</h3><p>${s.what}</p><p class=d>${range(s)} | Ithaca, NY</p><p class=d>${s.note}</p>`)}<h2>Links</h2><p>Github:// <b>tog-example</b></p><p>LinkedIn:// <b>tog-example</b></p><h2>Coursework</h2><h3>Graduate</h3><p>Advanced Machine Learning</p><p>Human Computer Interaction</p><h3>Undergraduate</h3><p>Operating Systems <i>(Teaching Asst 2x)</i></p><p>Unix Tools and Scripting</p><h2>${h('tech')}</h2>${each(p.tech, (g) => `<p class=d>${g.label}</p><p>${g.names.join(' • ')}</p>`)}</div><div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p class=e><b>${j.employer}</b> <span>| ${j.title}</span></p><p class=d>${range(j)} | ${j.town}</p>${bullets(j.details)}`)}<h2>${h('projects')}</h2>${each(p.projects, (r) => `<p class=e><b>${r.name}</b></p><p class=d>${year(r.date)} | Ithaca, NY</p><p>${r.text}</p>`)}<h2>${h('awards')}</h2><table>${each(p.awards, (a) => `<tr><td>${year(a.date)}<td>${a.issuer}<td>${a.name}</tr>`)}</table></div></div>`,
    'Letter',
  )

/** A German table without rules: personal data first, dates left with their words 'von' and 'bis', place and date at the end. */
export const borderless = ({ p, h, range, names }) => {
  const row = (left, body) => `<tr><td>${left}<td>${body}</tr>`
  const rows = (key, body) => `<tr><th colspan=2>${h(key)}</tr>${body}`
  return html(
    `body{font:11pt/1.4 "Liberation Serif"}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1mm 2mm 1mm 0}td:first-child{width:48mm}th{text-align:left;padding:4mm 0 1mm;font-size:12pt}h1{font-size:18pt;letter-spacing:2pt;font-weight:400;text-align:center;margin-bottom:4mm}p{margin:0}`,
    `<h1>Lebenslauf</h1><table><tr><th colspan=2>Persönliche Daten</tr>${row('Name', p.name)}${row('Anschrift', p.town)}${row('Telefon', p.phone)}${row('E-Mail', p.email)}${row('Geburtsdatum', '12.04.1993')}${row('Geburtsort', 'Landsberg am Lech')}${row('Familienstand', 'verheiratet, ein Kind')}${row('Staatsangehörigkeit', 'deutsch')}${rows(
      'jobs',
      each(p.jobs, (j) =>
        row(range(j), `${j.title}<p>${j.employer}, ${j.town}</p>${each(j.details, (d) => `<p>- ${d}</p>`)}`),
      ),
    )}${rows(
      'schools',
      each(p.schools, (s) => row(range(s), `${s.what}<p>${s.where}</p>${s.note ? `<p>${s.note}</p>` : ''}`)),
    )}<tr><th colspan=2>${h('skills')}</tr>${row('EDV', names('tech').join(', '))}${row('Fachkenntnisse', names('skills').join(', '))}${row('Sprachen', p.languages.map(([a, b]) => `${a} (${b})`).join(', '))}${row('Führerschein', 'Klasse B, CE')}${row('Hobbys', p.interests.join(', '))}</table><p style="margin-top:8mm">Augsburg, 3. November 2025</p><p style="margin-top:6mm">Matthias Wiesinger</p>`,
  )
}

/** Two tones: a dark band left with icons and bars, jobs along a line with the years above, referees side by side. */
export const twoTones = ({ p, h, range, names, year }) => {
  const sign = (path) => `<svg width=10 height=10 viewBox="0 0 10 10"><path fill="#fff" d="${path}"/></svg>`
  return html(
    `@page{margin:0}body{font:9.5pt/1.5 "Liberation Sans";-webkit-print-color-adjust:exact}.w{display:grid;grid-template-columns:72mm 1fr;min-height:297mm}.s{background:#323b4c;color:#fff;padding:14mm 9mm}.ph{width:40mm;height:40mm;border-radius:50%;background:#cfd6e0;margin:0 auto 8mm}.m{padding:0 10mm 12mm}.b{background:#e9e4dd;margin:0 -10mm 6mm;padding:16mm 10mm 8mm}h1{font-size:26pt;letter-spacing:3pt;text-transform:uppercase;line-height:1.1}.b p{letter-spacing:2pt;font-size:12pt}h2{font-size:13pt;letter-spacing:2pt;text-transform:uppercase;margin:6mm 0 3mm;border-bottom:1pt solid currentColor;padding-bottom:1mm}.k{height:1.6mm;background:#55607a;margin:1mm 0 2.5mm}.k i{display:block;height:100%;background:#e9e4dd}.j{border-left:1pt solid #323b4c;padding:0 0 4mm 6mm;position:relative}.j::before{content:"";position:absolute;left:-1.4mm;top:1.2mm;width:2.6mm;height:2.6mm;border-radius:50%;background:#323b4c}.y{color:#777;font-size:8.5pt}.j b{font-size:10.5pt}.rr{display:grid;grid-template-columns:1fr 1fr;gap:6mm}`,
    `<div class=w><div class=s><div class=ph></div><h2>Contact</h2><p>${sign('M1 1h8v8H1z')} ${p.phone}</p><p>${sign('M0 5l5-5 5 5-5 5z')} ${p.email}</p><p>${sign('M5 0l5 10H0z')} ${p.town}</p><p>${sign('M2 2h6v6H2z')} ${p.link}</p><h2>${h('schools')}</h2>${each(p.schools, (s) => `<p>${range(s)}</p><p><b>${s.where.toUpperCase()}</b></p><ul><li>${s.what}</li></ul>`)}<h2>${h('skills')}</h2>${names(
      'skills',
    )
      .map((n, i) => `<p>${n}</p><div class=k><i style="width:${95 - 9 * i}%"></i></div>`)
      .join(
        '',
      )}<h2>${h('languages')}</h2>${bullets(p.languages.map(([a, b]) => `${a} (${b})`))}</div><div class=m><div class=b><h1>${p.name}</h1><p>${p.headline}</p></div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><p class=y>${range(j)}</p><p><b>${j.employer}</b> | ${j.town}</p><p><i>${j.title}</i></p>${bullets(j.details)}</div>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<div class=j><p class=y>${year(a.date)}</p><p><b>${a.name}</b></p><p>${a.issuer}</p></div>`)}<h2>Reference</h2><div class=rr><div><p><b>Olivia Tran</b></p><p>Yarra Bean Roasters / Owner</p><p>Phone: 03 5550 1234</p><p>Email: olivia@yarrabean.example</p></div><div><p><b>Jack Whitlam</b></p><p>Paperbark Agency / Partner</p><p>Phone: 03 5550 9876</p><p>Email: jack@paperbark.example</p></div></div></div></div>`,
  )
}

/** An Indian resume: jobs as sentences in a list, a table of marks, projects as forms of two columns, personal details, a declaration. */
export const declaration = ({ p, h, date, year }) => {
  const pair = (a, b) => `<tr><td>${a}<td>:<td>${b}</tr>`
  return html(
    `body{font:11pt/1.35 "Liberation Serif"}h1{font-size:15pt}h2{font-size:11.5pt;background:#d9d9d9;padding:.6mm 1.5mm;margin:3.5mm 0 1.5mm;-webkit-print-color-adjust:exact}.r{display:flex;justify-content:space-between}.m{border-collapse:collapse;width:100%}.m td,.m th{border:.6pt solid #000;padding:.8mm 1.5mm;text-align:center}.f td{vertical-align:top;padding:0 3mm .5mm 0}`,
    `<div class=r><h1>${p.name}</h1><div><p>Mobile: ${p.phone}</p><p>E-mail: ${p.email}</p></div></div><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2><ul>${each(p.jobs, (j) => `<li>${j.end ? 'Worked' : 'Working'} as a <b>${j.title}</b> at <b>${j.employer}, ${j.town}</b> from ${date(j.start)} to ${j.end ? date(j.end) : 'till date'}.</li>`)}</ul><h2>${h('schools')}</h2><table class=m><tr><th>Qualification<th>Board / Institute<th>Year of Passing<th>Percentage</tr>${each(p.schools, (s) => `<tr><td>${s.what}<td>${s.where}<td>${s.start}<td>${s.note}</tr>`)}</table><h2>${h('tech')}</h2><table class=f>${each(p.tech, (g) => pair(g.label, g.names.join(', ')))}</table><h2>${h('projects')}</h2>${p.projects.map((r, n) => `<p><b>Project #${n + 1}</b></p><table class=f>${pair('Title', r.name)}${pair('Duration', date(r.date))}${pair('Role', 'Test Engineer')}${pair('Description', r.text)}</table>`).join('')}<h2>${h('awards')}</h2><ul>${each(p.awards, (a) => `<li>${a.name} in ${year(a.date)}.</li>`)}</ul><h2>Personal Details</h2><table class=f>${pair("Father's Name", 'Mr. Anil Deshmukh')}${pair('Date of Birth', '14th March 1992')}${pair('Marital Status', 'Single')}${pair('Languages Known', p.languages.map(([a]) => a).join(', '))}${pair('Permanent Address', '12 Karve Road, Pune 411004')}</table><h2>Declaration</h2><p>I hereby declare that the above information is true to the best of my knowledge.</p><div class=r style="margin-top:5mm"><div><p>Place: Pune</p><p>Date:</p></div><p>(${p.name})</p></div>`,
  )
}

/** A college's form: centred heads over rules, employer and town on one line, title and dates on the next, labelled skills run in. */
export const collegeForm = ({ p, h, range, date, names }) => {
  const two = (a, b) => `<div class=r><span>${a}</span><span>${b}</span></div>`
  return html(
    `body{font:11pt/1.25 "Liberation Serif"}h1{font-size:14pt;text-align:center;border-bottom:.8pt solid #000}.c{text-align:center;font-size:10pt}h2{font-size:11pt;text-align:center;margin-top:3mm}.r{display:flex;justify-content:space-between}`,
    `<h1>${p.name}</h1><p class=c>${contact(p, ' • ')}</p><h2>${h('schools')}</h2>${each(p.schools, (s) => `${two(`<b>${s.where}</b>`, 'Wellesley, MA')}${two(s.what, range(s))}<p>${s.note}</p>`)}<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `${two(`<b>${j.employer}</b>`, j.town)}${two(`<b>${j.title}</b>`, range(j))}${bullets(j.details)}`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `${two(`<b>${v.org}</b>`, 'Wellesley, MA')}${two(`<b>${v.role}</b>`, range(v))}${bullets([v.text])}`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => two(`${a.name}, ${a.issuer}`, date(a.date)))}<h2>${h('tech')}</h2><p><b>Technical:</b> ${names('tech').join(', ')}</p><p><b>Language:</b> ${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p><p><b>Interests:</b> ${p.interests.join(', ')}</p>`,
    'Letter',
  )
}

/** A page as a grid: small wide headings, facts in three columns, jobs side by side under their years, awards with dotted leaders. */
export const gridPage = ({ p, h, range, names, year }) =>
  html(
    `body{font:9.5pt/1.5 "DejaVu Sans Condensed","DejaVu Sans"}h1{font-size:40pt;line-height:1;letter-spacing:-1pt;margin-bottom:2mm}h2{font:8pt/1.5 "DejaVu Sans";font-variant:small-caps;letter-spacing:3pt;text-transform:lowercase;color:#b5542a;border-top:1.5pt solid #b5542a;padding-top:1mm;margin:7mm 0 2mm}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:7mm}.y{font-size:16pt;color:#bbb}.a{display:flex;align-items:baseline}.a i{flex:1;border-bottom:1pt dotted #999;margin:0 2mm}ul{padding:0;list-style:none}li{margin-bottom:1mm}.u{text-transform:uppercase;font-size:8.5pt;letter-spacing:.8pt}`,
    `<h1>${p.name}</h1><p class=u>${p.headline}</p><div class=g><div><h2>${h('summary')}</h2><p>${p.summary}</p></div><div><h2>${h('skills')}</h2>${each(names('skills'), (n) => `<p>${n}</p>`)}</div><div><h2>Contact</h2>${contact(p, '<br>')}<h2>${h('languages')}</h2>${each(p.languages, ([a, b]) => `<p>${a}, ${b}</p>`)}</div></div><h2>${h('jobs')}</h2><div class=g>${each(p.jobs, (j) => `<div><p class=y>${range(j)}</p><p><b>${j.employer}</b></p><p class=u>${j.title}</p><p><i>${j.town}</i></p>${bullets(j.details)}</div>`)}</div><div class=g style="grid-template-columns:2fr 1fr"><div><h2>${h('awards')}</h2>${each(p.awards, (a) => `<p class=a><span>${a.name}, ${a.issuer}</span><i></i><span>${year(a.date)}</span></p>`)}</div><div><h2>${h('tech')}</h2>${each(names('tech'), (n) => `<p>${n}</p>`)}</div></div><h2>${h('schools')}</h2>${each(p.schools, (s) => `<p><b>${s.what}</b>, ${s.where} <span class=u>${range(s)}</span></p>`)}`,
  )

/** A Chinese form in English: facts in a grid, and dates, employer and title in three columns of one line. */
export const threeStops = ({ p, h, range, date, names }) => {
  const three = (a, b, c) => `<div class=t><b>${a}</b><b>${b}</b><b>${c}</b></div>`
  return html(
    `body{font:10.5pt/1.55 "Liberation Sans"}h1{font-size:20pt;text-align:center}.f{display:grid;grid-template-columns:1fr 1fr 34mm;margin-bottom:2mm}.ph{grid-row:span 3;border:.5pt solid #aaa;height:30mm}h2{font-size:12pt;color:#1f4e9c;border-bottom:1.2pt solid #1f4e9c;margin:4mm 0 1.5mm}.t{display:grid;grid-template-columns:48mm 1fr 52mm}.t b:last-child{text-align:right}`,
    `<h1>Resume</h1><div class=f><span>Name: ${p.name}</span><span>Gender: Female</span><span class=ph></span><span>Birth: 1996.02</span><span>Political status: Member of the masses</span><span>Mobile: ${p.phone}</span><span>E-mail: ${p.email}</span></div><p>Job intention: ${p.headline}, ${p.town}</p><h2>${h('schools')}</h2>${each(p.schools, (s) => `${three(range(s), s.where, s.what)}<p>${s.note}</p>`)}<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `${three(range(j), j.employer, j.title)}${bullets(j.details)}`)}<h2>${h('projects')}</h2>${each(p.projects, (r) => `${three(date(r.date), r.name, '')}<p>${r.text}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p>${date(a.date)} ${a.name}, ${a.issuer}</p>`)}<h2>${h('tech')}</h2><p>Skilled in: ${names('tech').join(', ')}</p><p>English: CET-6 (586)</p><h2>${h('summary')}</h2><p>${p.summary}</p>`,
  )
}
