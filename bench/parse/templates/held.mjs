// Layouts in the manner of widespread templates that were held back until the work was done.
import { bullets, contact, each, html } from '../own/open.mjs'

/** Main column left, side column right: icons before dates and towns on one line, strengths as tags, proud moments, referees. */
export const proudMoments = ({ p, h, range, names, groups, date }) => {
  const sign = (d) => `<svg width=9 height=9 viewBox="0 0 10 10"><path fill="#8e2c4a" d="${d}"/></svg>`
  const [a, b] = ['M0 2h10v8H0zM2 0h1v2H2zM7 0h1v2H7z', 'M5 10C2 6 1 5 1 3.5a4 3.5 0 018 0C9 5 8 6 5 10z']
  return html(
    `body{font:9.5pt/1.4 "Liberation Sans";-webkit-print-color-adjust:exact}h1{font-size:24pt;text-transform:uppercase}.t{color:#8e2c4a;font-weight:700;font-size:12pt}.w{display:grid;grid-template-columns:1.5fr 1fr;gap:9mm}h2{font-size:15pt;text-transform:uppercase;color:#450808;border-bottom:2pt solid #450808;margin:5mm 0 2mm}h3{font-size:11pt;font-weight:400}h4{margin:0;font-size:10pt;color:#8e2c4a}.d{display:flex;gap:8mm;font-size:8.5pt;color:#555}.j+.j{border-top:.5pt dashed #999;margin-top:2mm;padding-top:2mm}.k span{display:inline-block;border:.6pt solid #999;border-radius:1.5mm;padding:.3mm 2mm;margin:0 1mm 1.5mm 0}.p{display:grid;grid-template-columns:7mm 1fr;margin-bottom:2mm}.l{display:flex;justify-content:space-between}.l i{display:inline-block;width:2.4mm;height:2.4mm;border-radius:50%;background:#ddd;margin-left:1mm}.l i.on{background:#8e2c4a}blockquote{margin:0;font-style:italic;color:#8e2c4a}`,
    `<h1>${p.name}</h1><p class=t>${p.headline}</p><p>${contact(p, ' &nbsp; ')}</p><div class=w><div><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<div class=j><h3>${j.title}</h3><h4>${j.employer}</h4><div class=d><span>${sign(a)} ${range(j)}</span><span>${sign(b)} ${j.town}</span></div>${bullets(j.details)}</div>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<div class=j><h3>${s.what}</h3><h4>${s.where}</h4><div class=d><span>${sign(a)} ${range(s)}</span></div></div>`)}</div><div><h2>${h('summary')}</h2><blockquote>${p.summary}</blockquote><h2>${h('awards')}</h2>${each(p.awards, (w) => `<div class=p><span>${sign('M5 0l2 4h3L7.5 6.5 8 10 5 8 2 10l.5-3.5L0 4h3z')}</span><div><b>${w.name}</b><p>${w.issuer}${w.date ? `, ${date(w.date)}` : ''}</p></div></div>`)}<h2>${h('skills')}</h2><div class=k>${groups.map((g) => each(g.names, (n) => `<span>${n}</span>`)).join('<hr>')}<hr>${each(names('tech'), (n) => `<span>${n}</span>`)}</div><h2>${h('languages')}</h2>${p.languages.map(([n], i) => `<p class=l><span>${n}</span><span>${[0, 1, 2, 3, 4].map((k) => `<i class="${k < 5 - i ? 'on' : ''}"></i>`).join('')}</span></p>`).join('')}<h2>Referees</h2><p>Prof. Ignacio Rivas</p><p>Universidad del Pacífico Sur</p><p>rivas@upsur.example</p></div></div>`,
  )
}

/** A scholar's list in numbered sections, years hanging at the left with 'to date', papers in a hanging list. */
export const numbered = ({ p, h, year, names }) => {
  let n = 0
  const head = (key) => `<h2>${++n}. ${h(key)}</h2>`
  const row = (when, text) => `<div class=g><span>${when}</span><span>${text}</span></div>`
  const years = (one) => (one.end === null ? `${one.start}– to date` : `${one.start}–${one.end.slice(2)}`)
  return html(
    `body{font:11pt/1.35 "DejaVu Serif"}h1{font-size:17pt;font-weight:400}h2{font-size:11.5pt;margin:5mm 0 1.5mm}.g{display:grid;grid-template-columns:30mm 1fr;margin-bottom:1mm}`,
    `<p>CURRICULUM VITAE</p><h1>${p.name}</h1><p>${p.headline}</p><p>${p.email}; ${p.phone}; ${p.town}</p>${head('summary')}<p>${p.summary}</p>${head('jobs')}${each(p.jobs, (j) => row(years(j), `<i>${j.title}</i>, ${j.employer}, ${j.town}`))}${head('schools')}${each(p.schools, (s) => row(years(s), `${s.what}, ${s.where}`))}${head('awards')}${each(p.awards, (a) => row(year(a.date), `${a.name}, ${a.issuer}`))}<h2>${++n}. Research Funding</h2>${row('2022–25', 'Kelp in a warmer south, Marsden-type grant, NZ$ 870,000 (PI)')}${row('2019', 'Seedlings on green gravel, regional council, NZ$ 45,000')}${head('publications')}${each(p.publications, (t) => `<p style="padding-left:8mm;text-indent:-8mm">${t}</p>`)}${head('tech')}<p>${names('tech').join('; ')}</p>${head('languages')}<p>${p.languages.map(([a, b]) => `${a} (${b})`).join('; ')}</p>`,
  )
}

/** A word processor's page with a band at the top and a narrow frame at the right; dates in capitals above 'Title / Employer, Town'. */
export const frameRight = ({ p, h, range, names, date }) =>
  html(
    `@page{margin:0}body{font:10.5pt/1.4 "Liberation Sans";-webkit-print-color-adjust:exact}.b{background:#39505c;color:#fff;padding:10mm 14mm}.b h1{font-size:26pt;font-weight:400}.w{position:relative;padding:6mm 14mm}.m{width:112mm}.s{position:absolute;right:0;top:0;width:66mm;padding:6mm 10mm 60mm 7mm;background:#eef1f2}h2{font-size:12pt;text-transform:uppercase;color:#39505c;margin:4mm 0 1.5mm}.d{text-transform:uppercase;font-size:9pt;color:#666;margin-top:2mm}.s p{margin-bottom:1.2mm}`,
    `<div class=b><h1>${p.name}</h1><p>${p.headline}</p></div><div class=w><div class=s><h2>Contact</h2><p>${p.town}</p><p>${p.phone}</p><p>${p.email}</p><h2>${h('skills')}</h2>${each([...names('skills'), ...names('tech')], (n) => `<p>${n}</p>`)}<h2>${h('certs')}</h2>${each(p.certs, (c) => `<p>${c.name}<br>${c.issuer}<br>${date(c.date)}</p>`)}<h2>${h('awards')}</h2>${each(p.awards, (a) => `<p>${a.name}<br>${a.issuer}, ${date(a.date)}</p>`)}<h2>${h('languages')}</h2><p>${p.languages.map(([a, b]) => `${a} – ${b}`).join('<br>')}</p></div><div class=m><h2>${h('summary')}</h2><p>${p.summary}</p><h2>${h('jobs')}</h2>${each(p.jobs, (j) => `<p class=d>${range(j)}</p><p><b>${j.title}</b> / ${j.employer}, ${j.town}</p><p>${j.details.map((d) => d.replace(/$/, '.')).join(' ')}</p>`)}<h2>${h('schools')}</h2>${each(p.schools, (s) => `<p class=d>${range(s)}</p><p><b>${s.what}</b> / ${s.where}</p>`)}</div></div>`,
  )
