/** Words before what the schema has no field for, so that a reader understands it and it can be read back. */
export const label = { start: 'Start date', end: 'End date', date: 'Date', project: 'Project' } as const

/** A labelled line; none for nothing. */
export const withLabel = (name: string, text: string | null): string[] =>
  text ? [`${name}: ${text.replaceAll(/\s+/g, ' ')}`] : []

/** What a line says behind its label; `null` for another line. */
export const behindLabel = (name: string, line: string): string | null =>
  line.startsWith(`${name}: `) ? line.slice(name.length + 2) : null

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** A list of projects, whatever shape it came in. */
export const projectsOf = (projects: string[] | string | null): string[] =>
  (typeof projects === 'string' ? projects.split('\n') : (projects ?? [])).filter((project) => project.trim() !== '')

/** Takes labelled first lines from a text: what stands behind each of the labels, and the text that is left. */
export const takeLabelled = <L extends string>(text: string, labels: readonly L[]) => {
  const found: { [K in L]?: string } = {}
  const lines = text.split('\n')
  for (const name of labels) {
    const said = behindLabel(name, lines[0] ?? '')
    if (said === null) continue
    found[name] = said
    lines.shift()
  }
  return { found, rest: lines.join('\n') }
}
