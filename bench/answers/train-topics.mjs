import { asYou } from '../../packages/interviewer/src/answer/question-as-you.ts'
import questions from '../../packages/interviewer/src/answer/topics/examples.json' with { type: 'json' }
import lines from '../../packages/interviewer/src/answer/topics/line-examples.json' with { type: 'json' }
import { embed } from './embed.mjs'
import { learnTopics, writeTopics } from './learn-topics.mjs'
import { writeLearned } from './write-learned.mjs'

/** Learns one set of topics and writes it in 8 bits; prints how many examples are put right when they are left out. */
const train = (name, entries, textOf) => {
  const topics = Object.keys(entries)
  const examples = Object.entries(entries).flatMap(([topic, list]) =>
    list.map((example) => ({
      label: topics.indexOf(topic),
      example,
      vector: Float64Array.from(embed(textOf(example))),
    })),
  )
  const size = examples[0].vector.length
  const model = learnTopics(examples, topics, size)
  writeLearned(`topics/${name}.json`, writeTopics(model, topics, size))
  console.log(`${name}: ${examples.length} examples of ${topics.length} topics`)
  if (!process.argv.includes('--check')) return
  let right = 0
  for (let fold = 0; fold < 5; fold += 1) {
    const model = learnTopics(
      examples.filter((_, place) => place % 5 !== fold),
      topics,
      size,
    )
    for (const { label, vector } of examples.filter((_, place) => place % 5 === fold)) {
      const scores = model.weights.map((row, t) =>
        row.reduce((sum, value, j) => sum + value * vector[j], model.biases[t]),
      )
      right += Number(scores.indexOf(Math.max(...scores)) === label)
    }
  }
  console.log(`  left-out examples put right: ${(right / examples.length).toFixed(3)}`)
}

train('questions', { ...questions.topics, open: questions.open }, (question) => asYou(question, ''))
train('lines', lines.topics, (line) => line)
