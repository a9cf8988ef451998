import { ask } from '../../packages/interviewer/src/ask/ask.ts'

/** The adapter that score-questions.mjs loads: the bench's resume becomes our items, nothing else is known of it. */
export function generate({ resume, category, item, existing, num }) {
  const items = Object.entries(resume.sections).flatMap(([section, list]) =>
    list.map((entry) => toItem(section, entry)),
  )
  const result = ask({ item: toItem(category, item), items, existing, num })
  return result.ok ? result.questions.map((question) => question.text) : []
}

const toItem = (section, { id, ...content }) => ({ id, section, content })
