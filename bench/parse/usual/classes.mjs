// The classes of LaTeX that most people upload, and two themes of JSON Resume.
import { bullets, contact, each, html } from '../own/open.mjs'

const two = (a, b, cls = '') => `<div class="r ${cls}"><span>${a}</span><span>${b}</span></div>`
const spread = '.r{display:flex;justify-content:space-between;gap:4mm}'
const joined = (list) => list.join(', ')

/** Jake's resume: title and dates, employer and town in italics, projects as 'Name | parts', skills behind bold labels. */
export const jakes = ({ p, h, range, date }) =>
  html(
    `${spread}body{font:10.5pt/1.25 "Liberation Serif"}h1{font:400 25pt "Liberation Serif";font-variant:small-caps;text-align:center}.c{text-align:center;font-size:9.5pt}h2{font-size:13pt;font-weight:400;font-variant:small-caps;border-bottom:.6pt solid #000;margin:3mm 0 1.5mm}.b{font-weight:700;padding-left:3mm}.b span+span{font-weight:400}.i{font-style:italic;font-size:9.5pt;padding-left:3mm}ul{padding-left:9mm;font-size:9.5pt}.s{padding-left:3mm;font-size:9.5pt}`,
    `<h1>${p.name}</h1><p class=c>${p.phone} | <u>${p.email}</u> | <u>${p.link}</u></p><h2>${h('schools')}</h2>${each(p.schools, (s) => `${two(s.where, p.town, 'b')}${two(s.what, range(s), 'i')}${s.note ? `<p class=s>${s.note}</p>` : ''}`)}<h2>${h('jobs')}</h2>${each(p.jobs, (j) => `${two(j.title, range(j), 'b')}${two(j.employer, j.town, 'i')}${bullets(j.details)}`)}<h2>${h('projects')}</h2>${each(p.projects, (r) => `<div class="r s"><span><b>${r.name}</b></span><span>${date(r.date)}</span></div>${bullets([r.text])}`)}<h2>${h('tech')}</h2>${each(p.tech, (g) => `<p class=s><b>${g.label}</b>: ${joined(g.names)}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => two(`<b>${a.name}</b>, ${a.issuer}`, date(a.date), 's'))}`,
    'Letter',
  )

/** moderncv casual: contacts in the foot, a bar before headings, dates in a column, 'Title, Employer, Town.' */
export const casual = ({ p, h, range, date }) => {
  const row = (left, body) => `<div class=g><div class=l>${left}</div><div>${body}</div></div>`
  const part = (key, body) => `<div class=g><div class=k></div><h2>${h(key)}</h2></div>${body}`
  return html(
    `body{font:10.5pt/1.3 "Liberation Sans"}h1{font-size:30pt;font-weight:400;color:#777}.t{font-style:italic;color:#777}.g{display:grid;grid-template-columns:28mm 1fr;gap:4mm;margin-bottom:1.2mm}.l{text-align:right;font-size:9.5pt}.k{height:2mm;background:#3873b3;align-self:center;-webkit-print-color-adjust:exact}h2{font-size:14pt;font-weight:400;color:#3873b3;margin:2mm 0}`,
    `<h1>${p.name}</h1><p class=t>${p.headline}</p><p style="text-align:right;font-style:italic;font-size:9pt">${contact(p, '<br>')}</p>${part(
      'schools',
      each(p.schools, (s) => row(range(s), `<b>${s.what}</b>, <i>${s.where}</i>${s.note ? `, ${s.note}` : ''}.`)),
    )}${part(
      'jobs',
      each(p.jobs, (j) => row(range(j), `<b>${j.title}</b>, <i>${j.employer}</i>, ${j.town}.${bullets(j.details)}`)),
    )}${part(
      'languages',
      each(p.languages, ([a, b]) => row(a, b)),
    )}${part(
      'tech',
      each(p.tech, (g) => row(g.label, joined(g.names))),
    )}${part(
      'certs',
      each(p.certs, (c) => row(date(c.date), `${c.name}, ${c.issuer}`)),
    )}${part(
      'awards',
      each(p.awards, (c) => row(date(c.date), `<b>${c.name}</b>, ${c.issuer}`)),
    )}${part('interests', row('', joined(p.interests)))}`,
  )
}

/** Awesome-CV: three letters of a heading in colour, employer and town, title in small capitals and dates, honours in a table. */
export const awesome = ({ p, h, range, date }) => {
  const head = (key) => `<h2><em>${h(key).slice(0, 3)}</em>${h(key).slice(3)}</h2>`
  return html(
    `${spread}body{font:9.5pt/1.4 "Liberation Sans"}h1{font-size:30pt;text-align:center;font-weight:400}h1 b{font-weight:700}.c{text-align:center;font-size:8.5pt;color:#555}h2{font-size:15pt;margin:4mm 0 2mm;border-bottom:.7pt solid #888}h2 em{font-style:normal;color:#dc3522}.o{font-weight:700;font-size:11pt}.o span+span{font:italic 9pt "Liberation Sans";color:#dc3522}.p{font-variant:small-caps;color:#666}.p span+span{font:italic 8.5pt "Liberation Sans"}.g{display:grid;grid-template-columns:34mm 1fr;gap:4mm}.g b{text-align:right}.a{display:grid;grid-template-columns:24mm 1fr 46mm;gap:2mm}.a .x{text-align:right;color:#dc3522;font-style:italic}.f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:8pt;font-variant:small-caps;color:#999}`,
    `<h1>${p.name.split(' ')[0]} <b>${p.name.split(' ').slice(1).join(' ')}</b></h1><p class=c style="font-variant:small-caps;color:#dc3522">${p.headline}</p><p class=c>${contact(p, ' | ')}</p>${head('summary')}<p>${p.summary}</p>${head('jobs')}${each(p.jobs, (j) => `${two(j.employer, j.town, 'o')}${two(j.title, range(j), 'p')}${bullets(j.details)}`)}${head('awards')}${each(p.awards, (a) => `<div class=a><span>${date(a.date)}</span><span><b>${a.name}</b></span><span class=x>${a.issuer}</span></div>`)}${head('certs')}${each(p.certs, (a) => `<div class=a><span>${date(a.date)}</span><span><b>${a.name}</b></span><span class=x>${a.issuer}</span></div>`)}${head('tech')}${each(p.tech, (g) => `<div class=g><b>${g.label}</b><span>${joined(g.names)}</span></div>`)}${head('schools')}${each(p.schools, (s) => `${two(s.where, p.town, 'o')}${two(s.what, range(s), 'p')}${s.note ? bullets([s.note]) : ''}`)}<div class=f><span>November 3, 2025</span><span>${p.name} · Résumé</span><span>1</span></div>`,
    'Letter',
  )
}

/** AltaCV: a wide column of jobs with signs before dates and town, a narrow one with pride, strengths as tags, languages with dots. */
export const altaClass = ({ p, h, range, date, names }) =>
  html(
    `body{font:9.5pt/1.35 "Liberation Sans";color:#444}h1{font-size:22pt;text-transform:uppercase;color:#8f0d0d}.t{color:#d14;font-weight:700;font-size:11pt}.g{display:grid;grid-template-columns:1fr 66mm;gap:8mm}h2{font-size:14pt;text-transform:uppercase;color:#8f0d0d;border-bottom:1.6pt solid #8f0d0d;margin:4mm 0 2mm}h3{font-size:11pt;font-weight:400;margin-top:2.5mm}.e{color:#d14;font-weight:700}.m{display:flex;font-size:8.5pt}.m span{flex:1}.c span{border:.6pt solid #999;border-radius:1.5mm;padding:.4mm 1.5mm;display:inline-block;margin:.5mm}.q{display:flex;justify-content:space-between}.q i{font-style:normal;color:#d14}`,
    `<h1>${p.name}</h1><p class=t>${p.headline}</p><p style="font-size:8.5pt">✉ ${p.email} ☎ ${p.phone} ⌂ ${p.town} ⚑ ${p.link}</p><div class=g><div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<h3>${j.title}</h3><p class=e>${j.employer}</p><p class=m><span>▦ ${range(j)}</span><span>⚲ ${j.town}</span></p>${bullets(j.details)}`)}</div><div><h2>${h('summary')}</h2><p><i>“${p.summary}”</i></p><h2>${h('awards')}</h2>${each(p.awards, (a) => `<p style="margin-top:1mm">★ <b>${a.name}</b><br>${a.issuer}, ${date(a.date)}</p>`)}<h2>${h('skills')}</h2><p class=c>${each([...names('skills'), ...names('tech')], (n) => `<span>${n}</span> `)}</p><h2>${h('languages')}</h2>${each(p.languages, ([a], n) => `<p class=q>${a}<i>${'●'.repeat(5 - n)}${'○'.repeat(n)}</i></p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.what}</h3><p class=e>${s.where}</p><p class=m>▦ ${range(s)}</p>${s.note ? `<p>${s.note}</p>` : ''}`)}</div></div>`,
  )

/** Deedy: schools, links and skills in a narrow column at the left, 'EMPLOYER | Title' over dates and town at the right. */
export const deedy = ({ p, h, range, date }) =>
  html(
    `body{font:9.5pt/1.3 "Liberation Sans"}h1{font-size:32pt;font-weight:400;text-align:center}.c{text-align:center;border-bottom:.6pt solid #999;padding-bottom:2mm}.g{display:grid;grid-template-columns:56mm 1fr;gap:8mm}h2{font-size:14pt;font-weight:400;text-transform:uppercase;color:#555;margin:4mm 0 1.5mm}h3{font-size:10pt;text-transform:uppercase;color:#333}h3 span{font-weight:400;text-transform:none}.d{color:#777;font-size:8.5pt}`,
    `<h1>${p.name}</h1><p class=c>${contact(p, ' | ')}</p><div class=g><div><h2>${h('schools')}</h2>${each(p.schools, (s) => `<h3>${s.where}</h3><p>${s.what}</p><p class=d>${range(s)}</p>${s.note ? `<p>${s.note}</p>` : ''}`)}<h2>${h('tech')}</h2>${each(p.tech, (g) => `<h3>${g.label}</h3><p>${g.names.join(' • ')}</p>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<p>${c.name}, ${c.issuer}, ${date(c.date)}</p>`)}</div><div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<h3>${j.employer} <span>| ${j.title}</span></h3><p class=d>${range(j)} | ${j.town}</p>${bullets(j.details)}`)}<h2>${h('projects')}</h2>${each(p.projects, (r) => `<h3>${r.name}</h3><p class=d>${date(r.date)}</p><p>${r.text}</p>`)}<h2>${h('awards')}</h2><table>${each(p.awards, (a) => `<tr><td style="width:24mm">${date(a.date)}<td style="width:60mm">${a.name}<td>${a.issuer}</tr>`)}</table></div></div>`,
    'Letter',
  )

/** JSON Resume 'even': headings over a rule, title and employer linked by 'at', dates and town at the right, tags for skills. */
export const themeEven = ({ p, h, range, date }) =>
  html(
    `body{font:10pt/1.5 "Liberation Sans";color:#222}h1{font-size:22pt}.s{color:#666}h2{font-size:13pt;margin:5mm 0 2mm;color:#111}h3{font-size:10.5pt}.r{display:grid;grid-template-columns:1fr 42mm;gap:6mm;margin-bottom:3mm}.r>aside{text-align:right;color:#777;font-size:9pt}.t{display:inline-block;background:#eee;border-radius:1mm;padding:.3mm 2mm;margin:.5mm;-webkit-print-color-adjust:exact}`,
    `<h1>${p.name}</h1><p class=s>${p.headline}</p><p class=s>${contact(p, ' &nbsp; ')}</p><p style="margin-top:3mm">${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=r><div><h3>${j.title}</h3><p>${j.employer}</p>${bullets(j.details)}</div><aside>${range(j)}<br>${j.town}</aside></div>`)}<h2>${h('projects')}</h2>${each(p.projects, (r) => `<div class=r><div><h3>${r.name}</h3><p>${r.text}</p></div><aside>${date(r.date)}</aside></div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=r><div><h3>${s.where}</h3><p>${s.what}</p>${s.note ? `<p>${s.note}</p>` : ''}</div><aside>${range(s)}</aside></div>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<div class=r><div><h3>${c.name}</h3><p>Issued by ${c.issuer}</p></div><aside>${date(c.date)}</aside></div>`)}<h2>${h('awards')}</h2>${each(p.awards, (c) => `<div class=r><div><h3>${c.name}</h3><p>Awarded by ${c.issuer}</p></div><aside>${date(c.date)}</aside></div>`)}<h2>${h('tech')}</h2>${each(p.tech, (g) => `<h3>${g.label}</h3><p>${each(g.names, (n) => `<span class=t>${n}</span> `)}</p>`)}<h2>${h('languages')}</h2><p>${each(p.languages, ([a, b]) => `<b>${a}</b> ${b}<br>`)}</p>`,
  )

/** JSON Resume 'elegant': a card with contacts at the left, icons as headings' beginnings, 'Title' then 'Employer' with dates beside. */
export const themeElegant = ({ p, h, range, date }) => {
  const part = (sign, key, body) => `<h2><span>${sign}</span> ${h(key)}</h2>${body}`
  return html(
    `body{font:9.5pt/1.5 "Liberation Sans";color:#39424b}.g{display:grid;grid-template-columns:52mm 1fr;gap:8mm}.l{text-align:center;background:#f4f6f8;padding:6mm 3mm;-webkit-print-color-adjust:exact}h1{font-size:15pt}h2{font-size:12pt;text-transform:uppercase;color:#757575;margin:4mm 0 2mm}h3{font-size:11pt}.d{color:#9099a0;font-size:9pt}.t{display:inline-block;background:#e8ecef;padding:.3mm 2mm;margin:.5mm;border-radius:1mm;-webkit-print-color-adjust:exact}`,
    `<div class=g><div class=l><h1>${p.name}</h1><p>${p.headline}</p>${each([p.town, p.phone, p.email, p.link], (t) => `<p class=d>${t}</p>`)}</div><div>${part('☻', 'summary', `<p>${p.summary}</p>`)}${part(
      '⚒',
      'jobs',
      each(
        p.jobs,
        (j) =>
          `<h3>${j.title}</h3><p><b>${j.employer}</b> <span class=d>• ${range(j)}</span></p><p class=d>${j.town}</p>${bullets(j.details)}`,
      ),
    )}${part(
      '⚙',
      'tech',
      each(p.tech, (g) => `<p><b>${g.label}</b></p><p>${each(g.names, (n) => `<span class=t>${n}</span> `)}</p>`),
    )}${part(
      '✎',
      'schools',
      each(
        p.schools,
        (s) =>
          `<h3>${s.what}</h3><p>${s.where} <span class=d>• ${range(s)}</span></p>${s.note ? `<p>${s.note}</p>` : ''}`,
      ),
    )}${part(
      '★',
      'awards',
      each(p.awards, (a) => `<h3>${a.name}</h3><p>${a.issuer} <span class=d>• ${date(a.date)}</span></p>`),
    )}${part(
      '⚑',
      'languages',
      each(p.languages, ([a, b]) => `<p><b>${a}</b> ${b}</p>`),
    )}</div></div>`,
  )
}
