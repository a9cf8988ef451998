// Parts of layouts that few resumes have; `combine.mjs … rare` draws half of each layout from them.
import { each } from '../own/open.mjs'

const row = (left, right) => `<div class=r><span>${left}</span><span class=d>${right}</span></div>`
const cells = (...texts) =>
  `<div style="display:grid;grid-template-columns:2fr 2fr 1.2fr;gap:3mm">${each(texts, (one) => `<div>${one}</div>`)}</div>`
const stars = (n) => '★★★★★☆☆☆☆☆'.slice(5 - n, 10 - n)
const upper = (text) => text.toUpperCase()
const and = (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

export const rareParts = {
  heads: {
    guillemet: (j, when) => `<p><b>${j.employer}</b> » ${j.title} (${j.town})</p><p class=d>${when}</p>`,
    asTitle: (j, when) => `<p><b>${j.employer}</b>, ${j.town}</p><p>as ${j.title}, ${when}</p>`,
    townOverDates: (j, when) => `${row(`<b>${j.title}</b>`, j.town)}${row(j.employer, when)}`,
    datesAndTown: (j, when) => `<p class=d>${when} / ${j.town}</p><p><b>${j.title}</b> – ${j.employer}</p>`,
    squareDates: (j, when) =>
      `<p>${upper(j.title)}</p><p><i>${j.employer}, ${j.town}</i> <span class=d>[${when}]</span></p>`,
    contract: (j, when) => `<p><b>${j.title}</b> (full-time)</p><p>${j.employer} | ${j.town} | ${when}</p>`,
    datesAtFoot: (j, when, body) =>
      `<p><b>${j.title}</b></p><p>${j.employer}, ${j.town}</p>${body}<p class=d>${when}</p>`,
    titleColon: (j, when) => `<p><b>${j.employer}</b> | ${j.town}</p><p>${j.title}: ${when}</p>`,
    threeCells: (j, when) => cells(`<b>${j.title}</b>`, `${j.employer}, ${j.town}`, when),
    rightBlockTown: (j, when) =>
      `<div class=r><div><p><b>${j.title}</b></p><p>${j.employer}</p></div><div class=d style="text-align:right">${j.town}<br>${when}</div></div>`,
    employerColon: (j, when) => `<p><b>${j.employer}:</b> ${j.title}, ${j.town} (${when})</p>`,
    signed: (j, when) => `<p>▸ <b>${j.title}</b></p><p>${j.employer} — ${j.town}</p><p class=d>${when}</p>`,
    datesComma: (j, when) => `<p>${when}, <b>${j.title}</b>, ${j.employer}, ${j.town}</p>`,
    largeDates: (j, when) =>
      `<p style="font-size:14pt;color:#999">${when}</p><p><b>${j.employer}</b></p><p>${j.title}, ${j.town}</p>`,
  },
  bodies: {
    semicolons: (j) => `<p>${j.details.join('; ')}</p>`,
    numbered: (j) => `<ol style="margin:0;padding-left:6mm">${each(j.details, (one) => `<li>${one}</li>`)}</ol>`,
    ticks: (j) => each(j.details, (one) => `<p>✓ ${one}</p>`),
    stars: (j) => each(j.details, (one) => `<p>* ${one}</p>`),
    quoted: (j) => `<p><i>${j.details.join(' / ')}</i></p>`,
  },
  lists: {
    plus: (names) => `<p>${names.join(' + ')}</p>`,
    stars: (names) => names.map((one, n) => row(one, stars(5 - (n % 3)))).join(''),
    starsBehind: (names) => names.map((one, n) => `<p>${one} ${stars(4 - (n % 2))}</p>`).join(''),
    outOf: (names) => names.map((one, n) => row(one, `${5 - (n % 3)}/5`)).join(''),
    cloud: (names) =>
      `<p style="text-align:center">${names.map((one, n) => `<span style="font-size:${9 + 2 * (n % 3)}pt;margin:0 3mm">${one}</span>`).join(' ')}</p>`,
    sentence: (names) => `<p>${and(names)}.</p>`,
    boxes: (names) =>
      `<div class=g3>${each(names, (one) => `<div style="border:.6pt solid #888;text-align:center;padding:1mm">${one}</div>`)}</div>`,
    levels: (names) => names.map((one, n) => row(one, ['expert', 'advanced', 'intermediate'][n % 3])).join(''),
  },
  groupLists: {
    brackets: (groups) => each(groups, (g) => `<p>${g.label} (${g.names.join(', ')})</p>`),
    dash: (groups) => each(groups, (g) => `<p><b>${g.label}</b> — ${g.names.join(', ')}</p>`),
    bulleted: (groups) => `<ul>${each(groups, (g) => `<li>${g.label}: ${g.names.join(', ')}</li>`)}</ul>`,
    arrow: (groups) => each(groups, (g) => `<p>${g.label} → ${g.names.join(', ')}</p>`),
    italic: (groups) => each(groups, (g) => `<p><i>${g.label}</i></p><p>${g.names.join(' · ')}</p>`),
    capitals: (groups) => each(groups, (g) => `<p>${upper(g.label)} ${g.names.join(', ')}</p>`),
  },
  awards: {
    issuerBold: (a, y) => `<p><b>${a.issuer}</b></p>${row(`<i>${a.name}</i>`, y)}`,
    quoted: (a, y) => `<p>“${a.name}”, ${a.issuer}, ${y}</p>`,
    yearInBrackets: (a, y) => `<p>(${y}) ${a.name} — ${a.issuer}</p>`,
    starred: (a, y) => `<p>★ <b>${a.name}</b> / ${a.issuer} / ${y}</p>`,
    awardedBy: (a, y) => `${row(`<b>${a.name}</b>`, y)}<p>Awarded by ${a.issuer}</p>`,
    threeCells: (a, y) => cells(a.name, a.issuer, y),
    yearDash: (a, y) => `<p>${y} – ${a.name} – ${a.issuer}</p>`,
    yearAbove: (a, y) => `<p class=d>${y}</p><p><b>${a.name}</b></p><p>${a.issuer}</p>`,
    semicolon: (a, y) => `<p>${a.name}; ${a.issuer}; ${y}</p>`,
  },
  headings: {
    numbered: ['h2{font-size:13pt;color:#2b4c7e}', (text, n) => `${n + 1}. ${text}`],
    zeros: ['h2{font-size:13pt}', (text, n) => `0${n + 1} ${text}`],
    square: ['h2{font-size:12pt}', (text) => `[ ${text} ]`],
    slashes: ['h2{font-size:12pt;color:#c2185b}', (text) => `// ${text}`],
    lower: ['h2{text-transform:lowercase;font-size:15pt;color:#00796b;font-weight:400}'],
    right: ['h2{text-align:right;border-bottom:.6pt solid #000;font-weight:400}'],
    dash: ['h2{font-size:12pt}', (text) => `— ${text}`],
    italicColour: ['h2{font-size:1em;font-style:italic;color:#b71c1c;font-weight:400}'],
    wideLower: ['h2{text-transform:lowercase;letter-spacing:4pt;font-size:12pt}'],
    hash: ['h2{font:13pt "Liberation Mono"}', (text) => `# ${text}`],
    outlined: ['h2{border:.8pt solid #444;text-align:center;font-size:11pt;font-weight:400}'],
    greater: ['h2{font-size:13pt}', (text) => `${text} >`],
  },
  frames: {
    cards: (top, parts) =>
      `${top}<div class=g2 style="gap:4mm">${parts.map(({ html }) => `<div style="border:.6pt solid #aaa;padding:3mm">${html}</div>`).join('')}</div>`,
    ruledRows: (top, parts) =>
      `${top}<table style="border-collapse:collapse;width:100%">${parts.map(({ head, body }) => `<tr><td style="border:.6pt solid #666;padding:2mm;vertical-align:top;width:36mm">${head}<td style="border:.6pt solid #666;padding:2mm">${body}</tr>`).join('')}</table>`,
    footColumns: (top, parts) =>
      `${top}${of(parts, false)}<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:6mm">${parts
        .filter((one) => one.aside)
        .map(({ html }) => `<div>${html}</div>`)
        .join('')}</div>`,
    headColumns: (top, parts) =>
      `${top}<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:6mm">${parts
        .filter((one) => one.aside)
        .map(({ html }) => `<div>${html}</div>`)
        .join('')}</div>${of(parts, false)}`,
    band: (top, parts) =>
      `<div style="background:#263238;color:#fff;padding:6mm;text-align:center">${top}</div><div style="display:grid;grid-template-columns:1.7fr 1fr;gap:8mm"><div>${of(parts, false)}</div><div style="border-left:1pt solid #263238;padding-left:5mm">${of(parts, true)}</div></div>`,
    sideTop: (top, parts) =>
      `<div style="display:grid;grid-template-columns:54mm 1fr;gap:8mm"><div style="text-align:right">${top}${of(parts, true)}</div><div>${of(parts, false)}</div></div>`,
  },
  names: {
    summary: ['Hello', 'In short', 'In a nutshell', 'Personal Statement', 'Career Objective'],
    jobs: ['Places I have worked', 'Career Path', 'Positions Held', 'Professional Background', 'Where I have worked'],
    schools: ['Where I learned', 'Schooling', 'Degrees', 'Academic Qualifications'],
    skills: ['What I bring', 'Good at', 'Talents', 'Know-how', 'Competences'],
    tech: ['My tools', 'Tech Stack', 'Software I use', 'Technical Proficiencies'],
    awards: ['Proud of', 'Recognition', 'Honours', 'Awards & Prizes', 'Accolades'],
    certs: ['Credentials', 'Licences & Certificates', 'Professional Certifications'],
    languages: ['I speak', 'Languages'],
    volunteering: ['Giving back', 'Voluntary Work'],
    projects: ['Things I made', 'Key Projects'],
    interests: ['Off duty', 'Beyond work', 'Leisure'],
  },
  dates: ['apostrophe', 'twoDigit', 'dot', 'stop', 'long'],
  dashes: [' → ', ' to ', ' until ', '–', ' — '],
}

const of = (parts, aside) =>
  parts
    .filter((one) => one.aside === aside)
    .map(({ html }) => html)
    .join('')
