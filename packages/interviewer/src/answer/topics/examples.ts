import examples from './examples.json' with { type: 'json' }

/** Questions that employers ask about each usual subject. */
export const topicExamples: Record<string, string[]> = examples.topics
