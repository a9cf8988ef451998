const { measure, models, toMermaid, toStays } = await import('../packages/core/src/testing/index.ts')

const chapter = (model) => {
  const { states, moves, paths, edges } = measure(model)
  const stays = toStays(model)
  return `## ${model.name}

${states} states, ${moves} moves, ${paths} shortest paths, ${edges} edges replayed.

\`\`\`mermaid
${toMermaid(model)}
\`\`\`
${stays.length > 0 ? `\nWithout leaving the state: ${stays.join(', ')}.\n` : ''}`
}

/** The text of docs/machines.md: every machine of core as it was explored, with a diagram and its size. */
export const machinesMarkdown = () => {
  const sizes = models.map((model) => ({ name: model.name, ...measure(model) }))
  const sum = (key) => sizes.reduce((total, size) => total + size[key], 0)
  const rows = sizes.map(
    ({ name, states, moves, paths, edges }) => `| [${name}](#${name}) | ${states} | ${moves} | ${paths} | ${edges} |`,
  )
  return `# The machines of core

Written by \`pnpm generate\` from the machines themselves. Every shortest path and every edge is replayed on a live
actor by the tests of core.

| machine | states | moves | shortest paths | edges |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
| **${sizes.length} machines** | ${sum('states')} | ${sum('moves')} | ${sum('paths')} | ${sum('edges')} |

${models.map(chapter).join('\n')}`
}
