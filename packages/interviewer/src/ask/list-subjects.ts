import type { FactOf } from '../facts/fact.ts'
import { goesOn } from '../facts/goes-on.ts'
import type { Context } from './context.ts'
import { named, type Subject } from './subject.ts'
import { themesIn } from './themes/themes.ts'
import { weights } from './weights.ts'

/** Things in one phrase: 'bread, salt and oil'. */
export const listed = (things: string[]): string => `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`

/** The thing of a list that someone who knows the work would ask about, or else the list as a whole. */
export const listSubjects = ({ things, sentence, text }: FactOf<'list'>, { item }: Context): Subject[] => {
  const past = item.section === 'experience' && !goesOn(item.content.end_date)
  const topic = `things ${sentence}`
  const known = things
    .flatMap((thing) => themesIn(thing, { source: text }).map((theme) => ({ thing, theme })))
    .slice(0, 3)
  return [
    ...known.flatMap(({ thing, theme }) =>
      named(`${topic} ${thing}`, [theme], { said: `You mention ${mentioned(thing)}` }, weights.listed, {
        past,
        most: 1,
      }),
    ),
    ...named(
      topic,
      item.section === 'experience' || item.section === 'overview' ? ['list'] : [],
      { things: listed(things) },
      weights.list,
      {
        past,
        most: 1,
        stock: known.length > 0,
      },
    ),
  ]
}

/** A thing as it stands after 'You mention': in quotation marks where it would need an article. */
const mentioned = (thing: string): string =>
  /(?:[^su]s|ing|tion|ment|ance|ship|ity|work|care|control|support|service|maintenance|handling)$/i.test(thing)
    ? thing
    : `“${thing}”`
