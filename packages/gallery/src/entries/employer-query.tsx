import { maxQueryLength } from '@candid/core'
import { employerQueryModel, type Model } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const AskBox = lazyScreen(async () => (await import('@candid/web/entities/link/ask-box.tsx')).AskBox)

const suggestions = ['Has she led people?', 'Which systems did she rebuild?', 'What would she do differently?']

const model: Model<(typeof employerQueryModel)['machine']> = {
  ...employerQueryModel,
  events: [
    { type: 'query.type', text: 'What did she do when the rebuilt platform failed for the first time?' },
    { type: 'query.type', text: ' ' },
    { type: 'query.type', text: 'And then? '.repeat(1 + maxQueryLength / 10) },
    { type: 'query.ask' },
    { type: 'query.pick', question: 'Has she led people?' },
    { type: 'query.cancel' },
  ],
}

// The actor on the stage asks.
const noServer = { mutationFn: () => new Promise<never>(() => undefined) }

export const employerQueryEntry = entry({
  name: 'employer-query',
  title: 'Ask box of an employer',
  about: 'A question to a shared resume: typed or picked, asked, answered or refused.',
  model,
  proven: employerQueryModel,
  Screen: () => (
    <Inset title="Ada Lindqvist">
      <AskBox firstName="Ada" suggestions={suggestions} resumeOf="Ada’s resume" ask={noServer} />
    </Inset>
  ),
})
