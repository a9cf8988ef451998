import { join } from 'node:path'
import { compare, score } from '../answers/against-record.mjs'

const { summary } = score('score-questions.mjs', join(import.meta.dirname, 'adapter.mjs'))

console.log(`${'figure'.padEnd(28)} ${'now'.padStart(8)} ${'recorded'.padStart(8)} ${'target'.padStart(10)}`)
compare(
  {
    good_question: { value: summary.good_question, better: 'up', target: 0.85 },
    detail_specific: { value: summary.detail_specific, better: 'up', target: 0.9 },
    distinct_frames_per_resume: { value: summary.distinct_frames_per_resume, better: 'up', target: 0.4 },
    invented_fact: { value: summary.invented_fact, better: 'down', target: 0 },
    exact_repeat: { value: summary.exact_repeat, better: 'down', target: 0 },
    near_duplicate: { value: summary.near_duplicate, better: 'down', target: 0.04 },
    grammar_clean: { value: summary.grammar_clean, better: 'up', target: 0.99 },
    open_ended: { value: summary.open_ended, better: 'up' },
    protected_topic: { value: summary.protected_topic, better: 'down', target: 0 },
    wrong_count_sets: { value: summary.wrong_count_sets, better: 'down' },
    latency_p95_ms: { value: summary.latency_p95_ms, better: 'down', steady: false },
  },
  join(import.meta.dirname, 'recorded.json'),
)
