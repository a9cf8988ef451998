import { join } from 'node:path'
import { compare, score } from '../answers/against-record.mjs'

const { summary, out } = score('score-questions.mjs', join(import.meta.dirname, 'adapter.mjs'))

// The scorer wants a question mark at the end of everything. 'Tell me about the last time …' has none, and is as right.
const request = /^(?:Tell me about|Walk me through) [^?]*\.$/
const clean = out.filter(({ q, gram }) => gram.every((fault) => fault === 'no ?' && request.test(q)))

console.log(`${'figure'.padEnd(28)} ${'now'.padStart(8)} ${'recorded'.padStart(8)} ${'target'.padStart(10)}`)
compare(
  {
    invented_fact: { value: summary.invented_fact, better: 'down', target: 0 },
    exact_repeat: { value: summary.exact_repeat, better: 'down', target: 0 },
    near_duplicate: { value: summary.near_duplicate, better: 'down', target: 0.04 },
    grammar_clean: { value: clean.length / out.length, better: 'up', target: 0.99 },
    open_ended: { value: summary.open_ended, better: 'up' },
    protected_topic: { value: summary.protected_topic, better: 'down', target: 0 },
    // Figures to watch, without a target: they reward a question for quoting much of the item and for a rare frame, and for filling
    // up ten questions on an item that is worth three. Questions made for them were rated 2.2 of 5 by readers (see reading.md).
    good_question: { value: summary.good_question, better: 'up', steady: false },
    detail_specific: { value: summary.detail_specific, better: 'up', steady: false },
    distinct_frames_per_resume: { value: summary.distinct_frames_per_resume, better: 'up', steady: false },
    fewer_than_asked: { value: summary.wrong_count_sets, better: 'down', steady: false },
    latency_p95_ms: { value: summary.latency_p95_ms, better: 'down', steady: false },
  },
  join(import.meta.dirname, 'recorded.json'),
)
