// From a person and what a layout prints of it: the ground truth in the form of the parse benchmark, and the texts
// (dates, headings) that the layout prints.
const monthName = (lang, month, style) =>
  new Intl.DateTimeFormat(lang, { month: style }).format(new Date(2020, month - 1, 15))
const separators = { short: ' – ', long: ' - ', num: ' – ', slash: ' - ', year: '–', dot: ' – ', iso: ' to ' }

/** A date as the layout prints it. */
const printed = (date, style, lang) => {
  const [year, month] = date.split('-')
  if (!month || style === 'year') return year
  if (style === 'num') return `${month}/${year}`
  if (style === 'dot') return `${month}.${year}`
  if (style === 'iso') return date
  if (style === 'slash') return `${year} / ${month}`
  if (style === 'twoDigit') return `${month}/${year.slice(2)}`
  if (style === 'apostrophe') return `${monthName(lang, Number(month), 'short')} ’${year.slice(2)}`
  if (style === 'stop') return `${year}.${month}`
  const name = monthName(lang, Number(month), style)
  return lang === 'pt' || lang === 'es'
    ? `${name} ${lang === 'pt' && style === 'long' ? 'de ' : ''}${year}`
    : `${name} ${year}`
}
/** A date as the truth says it, in English. */
const statedAs = (placeholder) => (date, style) => {
  if (placeholder) return placeholder
  const [year, month] = date.split('-')
  return !month || style === 'year' ? year : `${monthName('en', Number(month), 'long')} ${year}`
}

const usual = {
  summary: 'Profile',
  jobs: 'Work Experience',
  schools: 'Education',
  skills: 'Skills',
  tech: 'Software',
  awards: 'Awards',
  certs: 'Certifications',
  languages: 'Languages',
  volunteering: 'Volunteering',
  projects: 'Projects',
  publications: 'Publications',
  interests: 'Interests',
}

/** What layouts use to print a person: texts of dates and headings. */
export const printerOf = (person, options) => {
  const style = options.dates ?? 'short'
  const lang = person.lang
  const present = person.present ?? options.present ?? 'Present'
  return {
    p: person,
    h: (key) => options.h?.[key] ?? person.h?.[key] ?? usual[key],
    date: (date) => printed(date, style, lang),
    year: (date) => date.slice(0, 4),
    range: (one) => {
      if (options.placeholder) return options.placeholder
      const start = printed(one.start, style, lang)
      if (one.end === '') return start
      if (one.end === null && style === 'slash') return `${start} -`
      return `${start}${options.dash ?? separators[style] ?? ' – '}${one.end === null ? present : printed(one.end, style, lang)}`
    },
    has: (key) => options.sections.includes(key) && (person[key] === undefined ? false : person[key].length > 0),
    groups: person.skills,
    names: (key) => (person[key] ?? []).flatMap((one) => one.names),
  }
}

const lines = (...parts) => parts.filter(Boolean).join('\n')

/** The truth of a sample: items with the sections they may land in, and what need not be kept. */
export const truthOf = (sample, person, pdfText, pages) => {
  const options = sample.options
  const style = options.dates ?? 'short'
  const x = printerOf(person, options)
  const stated = statedAs(options.placeholder)
  const awardDate = (one) => {
    if (options.noAwardDates) return ''
    return options.awardYears && !options.placeholder ? one.date.slice(0, 4) : stated(one.date, style)
  }
  const items = []
  const optional = [
    {
      kind: 'contact',
      text: [person.name, person.headline, person.email, person.phone, person.town, person.link]
        .filter(Boolean)
        .join(' '),
    },
  ]
  const heading = (key) => optional.push({ kind: 'heading', text: x.h(key) })
  const make = {
    summary: () => items.push({ cat: 'overview', allow: ['overview'], text: person.summary }),
    jobs: () => {
      for (const one of person.jobs) {
        const bare = options.noDetails ? [] : one.details
        const town = options.noTown ? '' : one.town
        items.push({
          cat: 'experience',
          allow: ['experience'],
          name: one.employer,
          nameAlt: town ? [`${one.employer} ${town}`] : [],
          title: one.title,
          location: town,
          start_date: stated(one.start, style),
          end_date: one.end ? stated(one.end, style) : null,
          details: bare,
        })
      }
    },
    schools: () => {
      for (const one of person.schools)
        items.push({
          cat: 'other',
          allow: ['other'],
          kind: 'education',
          text: lines(one.what, one.where, x.range(one), one.note),
        })
    },
    skills: () => {
      for (const set of person.skills) {
        if (set.label && !options.noLabels) optional.push({ kind: 'group', text: set.label })
        for (const name of set.names.slice(0, options.firstSkills))
          items.push({ cat: 'skills', allow: options.levelled ? ['skills', 'technical'] : ['skills'], name })
      }
    },
    tech: () => {
      const own = options.sections.includes('tech') && !options.merged
      for (const set of person.tech ?? []) {
        if (set.label && !options.noLabels) optional.push({ kind: 'group', text: set.label })
        for (const name of set.names)
          items.push({ cat: 'technical', allow: own ? ['technical'] : ['technical', 'skills'], name })
      }
    },
    awards: () => {
      for (const one of person.awards)
        items.push({
          cat: 'achievements',
          allow: ['achievements'],
          name: one.name,
          nameAlt: [`${one.name} ${one.issuer}`],
          description: options.noIssuer ? '' : one.issuer,
          date: awardDate(one),
        })
    },
    certs: () => {
      for (const one of person.certs)
        items.push({
          cat: 'achievements',
          allow: ['achievements', 'other'],
          soft: true,
          kind: 'certificate',
          name: one.name,
          nameAlt: [`${one.name} ${one.issuer}`],
          description: options.noIssuer ? '' : one.issuer,
          date: awardDate(one),
        })
    },
    languages: () => {
      for (const [name, level] of person.languages)
        items.push({
          cat: 'other',
          allow: ['other', 'skills', 'technical'],
          kind: 'language',
          text: options.noLevels ? name : `${name} ${level}`,
          names: [name, `${name} ${level}`, `${name} (${level})`],
        })
    },
    volunteering: () => {
      for (const one of person.volunteering)
        items.push({
          cat: 'leadership',
          allow: ['leadership', 'other', 'roles'],
          kind: 'volunteer',
          text: lines(one.role, one.org, x.range(one), one.text),
        })
    },
    projects: () => {
      for (const one of person.projects)
        items.push({
          cat: 'roles',
          allow: ['roles', 'other', 'projects'],
          kind: 'project',
          name: one.name,
          description: one.text,
          date: stated(one.date, style),
        })
    },
    publications: () => {
      for (const text of person.publications)
        items.push({ cat: 'other', allow: ['achievements', 'other'], soft: true, kind: 'publication', text })
    },
    interests: () =>
      items.push({ cat: 'other', allow: ['other', 'overview'], kind: 'interest', text: person.interests.join(', ') }),
  }
  for (const key of options.sections) {
    if (key !== 'summary' && !x.has(key)) continue
    if (!(options.merged && key === 'tech')) heading(key)
    make[key]()
  }
  // what a layout prints in a form of its own: '[kind, text, text]'
  for (const [kind, ...texts] of options.also ?? [])
    for (const text of texts)
      items.push({
        cat: 'other',
        allow: kind === 'language' ? ['other', 'skills', 'technical'] : ['other'],
        kind,
        text,
      })
  // what people do well, told in sentences, some below a name: any section may have it
  for (const told of options.alsoAny ?? []) {
    const [name, text] = Array.isArray(told) ? told : [undefined, told]
    items.push({
      cat: 'other',
      allow: ['other', 'skills', 'roles', 'overview', 'leadership'],
      kind: 'ability',
      text: lines(name, text),
      ...(name ? { names: [name] } : {}),
    })
  }
  for (const text of options.furniture ?? []) optional.push({ kind: 'furniture', text })
  return {
    id: sample.id,
    file: `${sample.id}.pdf`,
    set: sample.set,
    source: { kind: 'generated', person: sample.person, layout: sample.layout, engine: sample.tool },
    lang: person.lang,
    pages,
    tags: sample.tags,
    items,
    optional,
    pdfText,
  }
}
