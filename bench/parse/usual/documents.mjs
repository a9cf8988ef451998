// The word processors' layouts that most people upload: a college's form, Word's and Google's templates, the British two pages,
// a tabular Lebenslauf in English, the Indian form with a declaration.
import { bullets, contact, each, html } from '../own/open.mjs'

const two = (a, b, cls = '') => `<div class="r ${cls}"><span>${a}</span><span>${b}</span></div>`
const spread = '.r{display:flex;justify-content:space-between;gap:4mm}'
const joined = (list) => list.join(', ')

/** A college's form: centred name, capitals over a rule, employer and town, then title and dates in italics. */
export const collegeWord = ({ p, h, range, date, groups }) =>
  html(
    `${spread}body{font:11pt/1.25 "Liberation Serif"}h1{font-size:16pt;text-align:center}.c{text-align:center}h2{font-size:11pt;text-transform:uppercase;border-bottom:.7pt solid #000;margin:3.5mm 0 1mm}.i{font-style:italic}li{margin:0}`,
    `<h1>${p.name}</h1><p class=c>${contact(p, ' • ')}</p><h2>${h('schools')}</h2>${each(p.schools, (s) => `${two(`<b>${s.where}</b>`, p.town)}${two(s.what, range(s), 'i')}${s.note ? `<p>${s.note}</p>` : ''}`)}<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `${two(`<b>${j.employer}</b>`, j.town)}${two(j.title, range(j), 'i')}${bullets(j.details)}`)}<h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `${two(`<b>${v.org}</b>`, '')}${two(v.role, range(v), 'i')}${bullets([v.text])}`)}<h2>Skills &amp; Interests</h2>${each([...p.tech, ...groups], (g) => `<p><b>${g.label}:</b> ${joined(g.names)}</p>`)}<p><b>${h('languages')}:</b> ${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p><p><b>${h('interests')}:</b> ${joined(p.interests)}</p><h2>${h('awards')}</h2>${each(p.awards, (a) => two(`${a.name}, ${a.issuer}`, date(a.date)))}`,
    'Letter',
  )

/** Word's 'Basic resume': dates over 'Title, Employer', paragraphs for duties, plain headings in colour. */
export const wordBasic = ({ p, h, range, date, names }) =>
  html(
    `body{font:11pt/1.3 "Liberation Sans";color:#404040}h1{font-size:28pt;font-weight:400;color:#2e74b5;border-bottom:1.5pt solid #2e74b5}h2{font-size:14pt;color:#2e74b5;margin:5mm 0 1mm}h3{font-size:11pt;margin:2.5mm 0 .5mm;text-transform:uppercase}.d{color:#7f7f7f;margin-top:2mm}`,
    `<h1>${p.name}</h1><p>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.what} | ${range(s)} | ${s.where}</h3>${s.note ? bullets([s.note]) : ''}`)}<h2>${h('skills')}</h2>${bullets(names('skills'))}<h2>${h('tech')}</h2>${bullets(names('tech'))}<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<h3>${j.title} | ${j.employer} | ${range(j)}</h3>${bullets(j.details)}`)}<h2>${h('certs')}</h2>${bullets(p.certs.map((c) => `${c.name}, ${c.issuer}, ${date(c.date)}`))}`,
    'Letter',
  )

/** Word's chronological template: dates, then title in bold and employer in small capitals, a line of time at the left. */
export const wordModern = ({ p, h, range, date, names }) => {
  const entry = (when, bold, rest, body) =>
    `<div class=e><p class=d>${when}</p><h3>${bold}, <span>${rest}</span></h3>${body}</div>`
  return html(
    `body{font:10.5pt/1.35 "Liberation Sans";color:#595959}h1{font:400 34pt "Liberation Serif";text-transform:uppercase}h1 b{font-weight:700}.c{text-align:center}h1{text-align:center}h2{font:700 14pt "Liberation Serif";text-transform:uppercase;color:#262626;margin:5mm 0 2mm}.e{border-left:1.5pt dotted #bfbfbf;padding-left:7mm;margin-bottom:4mm}.d{font-weight:700;text-transform:uppercase}h3{font-size:13pt;color:#1d824c}h3 span{font-weight:400;font-variant:small-caps;color:#595959}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 10mm}`,
    `<h1>${p.name.split(' ')[0]} <b>${p.name.split(' ').slice(1).join(' ')}</b></h1><p class=c>${p.town} · ${p.phone}</p><p class=c>${p.email} · ${p.link}</p><p style="margin-top:4mm">${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => entry(range(j), j.title, j.employer, `<p>${j.details.join('. ')}.</p>`))}<h2>${h('schools')}</h2>${each(p.schools, (s) => entry(range(s), s.what, s.where, s.note ? `<p>${s.note}</p>` : ''))}<h2>${h('skills')}</h2><div class=g>${each([names('skills').slice(0, 3), names('skills').slice(3)], bullets)}</div><h2>${h('volunteering')}</h2>${each(p.volunteering, (v) => `<p>${v.role}, ${v.org}, ${range(v)}. ${v.text}</p>`)}<h2>${h('awards')}</h2>${bullets(p.awards.map((a) => `${a.name}, ${a.issuer} (${date(a.date)})`))}<h2>${h('tech')}</h2><p>${joined(names('tech'))}</p>`,
  )
}

/** Google's 'Serif': a wide column with 'Employer, Town — Title' over small dates, a narrow one with skills and awards. */
export const googleSerif = ({ p, h, range, date, names }) =>
  html(
    `body{font:9.5pt/1.5 "Liberation Serif";color:#444}h1{font-size:34pt;color:#000}.g{display:grid;grid-template-columns:1fr 52mm;gap:10mm}h2{font:700 9pt "Liberation Sans";color:#2079c7;text-transform:uppercase;margin:6mm 0 2mm}h3{font-size:11.5pt;color:#000;margin-top:3mm}h3 span{font-weight:400}h3 i{font-weight:400}.d{font:8pt "Liberation Sans";color:#666;text-transform:uppercase}`,
    `<div class=g><div><h1>${p.name}</h1><p>${p.headline}</p></div><p>${contact(p, '<br>')}</p></div><div class=g><div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<h3>${j.employer}, <span>${j.town} —</span> <i>${j.title}</i></h3><p class=d>${range(j)}</p>${bullets(j.details)}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.where} — <i>${s.what}</i></h3><p class=d>${range(s)}</p>${s.note ? `<p>${s.note}</p>` : ''}`)}</div><div><h2>${h('skills')}</h2>${each([...names('skills'), ...names('tech')], (n) => `<p>${n}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p><b>${a.name}</b>, ${a.issuer}, ${date(a.date)}</p>`)}<h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} (${b})`).join(', ')}</p></div></div>`,
    'Letter',
  )

/** Google's 'Swiss': headings in a margin with a short thick bar, dates over 'Employer, Town — Title'. */
export const googleSwiss = ({ p, h, range, date, names }) => {
  const part = (key, body) => `<section><h2>${h(key)}</h2><div>${body}</div></section>`
  return html(
    `body{font:10pt/1.45 "Liberation Sans";color:#333}h1{font-size:30pt;color:#f2511b}section{display:grid;grid-template-columns:38mm 1fr;gap:6mm;margin-top:5mm}h2{font-size:11pt;border-top:3pt solid #f2511b;padding-top:1mm}section>div{border-top:.5pt solid #999;padding-top:1mm}h3{font-size:11pt}h3 i{font-weight:400}.d{color:#888;font-size:9pt}`,
    `<h1>${p.name}</h1><p>${contact(p, ' / ')}</p>${part('skills', `<p>${joined(names('skills'))}</p>`)}${part(
      'jobs',
      each(
        p.jobs,
        (j) =>
          `<h3>${j.employer} / <i>${j.title}</i></h3><p class=d>${range(j)}, ${j.town}</p><p>${j.details.join('. ')}.</p>`,
      ),
    )}${part(
      'schools',
      each(
        p.schools,
        (s) => `<h3>${s.where} / <i>${s.what}</i></h3><p class=d>${range(s)}</p>${s.note ? `<p>${s.note}</p>` : ''}`,
      ),
    )}${part(
      'awards',
      each(p.awards, (a) => `<h3>${a.name}</h3><p class=d>${a.issuer}, ${date(a.date)}</p>`),
    )}${part('languages', `<p>${p.languages.map(([a, b]) => `${a}: ${b}`).join('<br>')}</p>`)}`,
    'Letter',
  )
}

/** The British curriculum vitae of two pages: a paragraph about each post, then 'Key achievements:' over bullets. */
export const britishPages = ({ p, h, range, date, names }) =>
  html(
    `body{font:11pt/1.4 "Liberation Sans"}h1{font-size:18pt;text-align:center}.c{text-align:center}h2{font-size:12pt;background:#dbe5f1;padding:.5mm 2mm;margin:5mm 0 2mm;-webkit-print-color-adjust:exact}.j{font-weight:700;margin-top:4mm}${spread}`,
    `<p class=c><b>CURRICULUM VITAE</b></p><h1>${p.name}</h1><p class=c>${contact(p, ' | ')}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('skills')}</h2><div style="columns:2">${bullets(names('skills'))}</div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class="r j"><span>${j.title}, ${j.employer}, ${j.town}</span><span>${range(j)}</span></div><p>${j.details[0]}.</p>${j.details[1] ? `<p style="margin-top:1mm"><b>Key achievements:</b></p>${bullets(j.details.slice(1))}` : ''}`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><b>${s.where}</b><span>${range(s)}</span></div><p>${s.what}</p>`)}<h2>${h('certs')}</h2>${bullets(p.certs.map((c) => `${c.name}, ${c.issuer} (${date(c.date)})`))}<h2>${h('tech')}</h2><p>${joined(names('tech'))}</p><h2>${h('interests')}</h2><p>${joined(p.interests)}</p><h2>References</h2><p>Available on request.</p>`,
  )

/** A tabular Lebenslauf in English: facts in a table, dates at the left, employer in bold below the title, place and signature. */
export const tabularGerman = ({ p, h, range, date, names }) => {
  const row = (left, body) => `<tr><td class=l>${left}<td>${body}</tr>`
  const part = (key, rows) => `<h2>${h(key)}</h2><table>${rows}</table>`
  return html(
    `body{font:10.5pt/1.4 "Liberation Sans"}h1{font-size:20pt}h2{font-size:12pt;color:#1f3864;border-bottom:.7pt solid #1f3864;margin:5mm 0 1.5mm}table{border-collapse:collapse}td{vertical-align:top;padding:0 0 2mm}.l{width:44mm}`,
    `<h1>Curriculum Vitae</h1><h2>Personal Details</h2><table>${row('Name', p.name)}${row('Address', p.town)}${row('Phone', p.phone)}${row('E-mail', p.email)}${row('Date of birth', '17.05.1989')}${row('Nationality', 'German')}${row('Marital status', 'married')}</table>${part(
      'jobs',
      each(p.jobs, (j) => row(range(j), `${j.title}<br><b>${j.employer}</b>, ${j.town}${bullets(j.details)}`)),
    )}${part(
      'schools',
      each(p.schools, (s) => row(range(s), `${s.what}<br><b>${s.where}</b>${s.note ? `<br>${s.note}` : ''}`)),
    )}${part(
      'certs',
      each(p.certs, (c) => row(date(c.date), `${c.name}, ${c.issuer}`)),
    )}${part(
      'awards',
      each(p.awards, (c) => row(date(c.date), `${c.name}, ${c.issuer}`)),
    )}${part(
      'tech',
      each(p.tech, (g) => row(g.label, joined(g.names))),
    )}${part('skills', row('Strengths', joined(names('skills'))))}${part(
      'languages',
      each(p.languages, ([a, b]) => row(a, b)),
    )}${part('interests', row('Sport and leisure', joined(p.interests)))}<p style="margin-top:8mm">${p.town.split(',')[0]}, 3 November 2025</p><p style="margin-top:6mm">${p.name}</p>`,
  )
}

/** The Indian form: objective, a table of schools, bold employers with dates in brackets, projects, a declaration. */
export const indianForm = ({ p, h, range, date }) =>
  html(
    `body{font:11pt/1.35 "Liberation Serif"}h1{font-size:15pt;text-align:center;text-decoration:underline}h2{font-size:12pt;background:#d9d9d9;padding:.6mm 2mm;margin:4mm 0 2mm;text-transform:uppercase;-webkit-print-color-adjust:exact}table{border-collapse:collapse;width:100%}.b td,.b th{border:.6pt solid #000;padding:1mm 2mm;text-align:left}`,
    `<h1>RESUME</h1><p><b>${p.name}</b></p><p>Mobile: ${p.phone}</p><p>Email: ${p.email}</p><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p style="margin-top:2mm"><b>${j.title} – ${j.employer}, ${j.town}</b> (${range(j)})</p>${bullets(j.details)}`)}<h2>${h('tech')}</h2><table>${each(p.tech, (g) => `<tr><td style="width:45mm">${g.label}<td>: ${joined(g.names)}</tr>`)}</table><h2>${h('projects')}</h2>${each(p.projects, (r, n) => `<p><b>Project ${n + 1}: ${r.name}</b> (${date(r.date)})</p><p>Description: ${r.text}.</p>`)}<h2>${h('schools')}</h2><table class=b><tr><th>Qualification<th>Institution<th>Period<th>Result</tr>${each(p.schools, (s) => `<tr><td>${s.what}<td>${s.where}<td>${range(s)}<td>${s.note}</tr>`)}</table><h2>${h('certs')}</h2>${bullets(p.certs.map((c) => `${c.name} from ${c.issuer}, ${date(c.date)}`))}<h2>${h('awards')}</h2>${bullets(p.awards.map((a) => `${a.name}, ${a.issuer} – ${date(a.date)}`))}<h2>Personal Details</h2><table>${each(
      [
        ["Father's Name", 'Mr. Raghavan'],
        ['Date of Birth', '12/06/1994'],
        ['Gender', 'Not stated'],
        ['Languages Known', p.languages.map(([a]) => a).join(', ')],
        ['Hobbies', joined(p.interests)],
      ],
      ([a, b]) => `<tr><td style="width:45mm">${a}<td>: ${b}</tr>`,
    )}</table><h2>Declaration</h2><p>I hereby declare that the above information is true to the best of my knowledge.</p><p style="margin-top:5mm">Place: ${p.town.split(',')[0]}</p><p>Date:</p><p style="text-align:right">(${p.name})</p>`,
  )
