import { readFileSync } from 'node:fs'
import { type Tree, valueIn } from '../../encoder/trees.ts'
import type { Family } from '../families/family.ts'
import type { Subject } from '../subject.ts'
import { featuresOf, type ItemFacts, kindOfQuestion } from './features.ts'

/** What the marks of readers taught: a mean, what each kind of question and each wording adds to it, and trees over what is known of a question. */
type MarksModel = {
  mean: number
  kinds: Record<string, number>
  wordings: Record<string, number>
  features: string[]
  trees: Tree[]
}

let model: MarksModel | undefined
const loadModel = (): MarksModel => {
  model ??= JSON.parse(readFileSync(new URL('./marks-model.json', import.meta.url), 'utf8')) as MarksModel
  return model
}

/** The mark of 1 to 5 that a reader would give to a question about an item, as far as can be told (`bench/questions/train-chooser.mjs`). */
export const expectedMark = (family: Family, subject: Subject, text: string, item: ItemFacts): number => {
  const { mean, kinds, wordings, features, trees } = loadModel()
  const known = featuresOf(family, subject, text, item)
  const values = features.map((name) => known[name] ?? 0)
  const byKind = kinds[kindOfQuestion(family.about)] ?? 0
  const byWording = wordings[family.text] ?? 0
  return trees.reduce<number>((sum, tree) => sum + valueIn(tree, values), mean + byKind + byWording)
}
