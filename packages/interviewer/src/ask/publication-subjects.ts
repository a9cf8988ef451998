import { wordsOf } from '../facts/wording.ts'

/** The longest topic that is said, in words. */
const longest = 11

const topicIn = (text: string | undefined): string | null => {
  const topic = (text ?? '').trim().replace(/(?<![.,;])[.,;]{1,5}$/, '')
  const size = wordsOf(topic).length
  return topic === '' ||
    size > longest ||
    size < 2 ||
    /["“”()?!<>[\]{};]|:$|\b(?:19|20)\d\d\b/.test(topic) ||
    /\b(?:of|the|and|for|in|to|with|a|an)$/.test(topic)
    ? null
    : topic
}

/** First words of a description that tells of the paper and not of its matter ('First author; cited 88 times'). */
const outside =
  /^(?:\d|first|second|third|last|sole|only|co-?author\p{L}*|author\p{L}*|shared|joint\p{L}*|with|in|at|for|from|by|as|my|our|cited|peer|open|published|under|two|three|four|five|six|pages?|speaker|panel\p{L}*|keynote|invited|poster|talk|oral|lecture|volume|vol|issue|international|annual)\b/iu
const venue =
  /\b(?:journal|proceedings|conference|congress|symposium|transactions|magazine|university|review|press|verlag|authors?|citations?|pages|minutes|translation|audience|participants|attendees|association|society)\b/i

/** What others wrote about somebody, and works that argue for nothing. */
const ofOthers =
  /^(?:\p{L}+ )?(?:portrait|feature|interview|profile|column|arrangement|cd|album|single|edition|translation|novel|poems?|exhibition|photos?)\b/iu
const genre =
  /\b(?:papers?|articles?|journal|talks?|keynote|lecture|speaker|speech|poster|presentation|conference|congress|forum|symposium|summit|workshop|seminar|meetup|camp|days?|magazine|review|proceedings|letters|panel\p{L}*|published|publications?|report|chapter|column|book|handbook|working)\b/iu

/**
 * What a paper or talk was about: the title in quotation marks, what stands after 'on', or the first words beside it; null when the resume names the journal or
 * the occasion alone.
 */
export const topicOf = (name: string, description: string): string | null => {
  const quoted = /["“]([^"“”]{4,100})["”]/
  if (ofOthers.test(name)) return null
  const title = quoted.exec(name)?.[1] ?? quoted.exec(description)?.[1]
  if (title !== undefined) return topicIn(title)
  // the name is the title, and the journal stands beside it
  if (!genre.test(name) && wordsOf(name).length >= 4) return topicIn(name)
  const [first = ''] = description.split(/[.;]\s|[.;]$|, (?=\d|\p{Ll}+ (?:author|pages))/u)
  const on = /^(?:(?:talk|article|paper|poster|lecture|speech|keynote|presentation)\b[^.;]{0,20}? )?(?:on|about) (.+)$/i
  const beside = on.exec(first.trim())?.[1]
  if (beside !== undefined) return topicIn(beside)
  const inName =
    /^(?:\p{L}+ ){0,2}?(?:talk|article|paper|poster|lecture|speech|keynote|presentation|chapter|study|column) (?:on|about) ([^,]+)(?:,.*)?$/iu.exec(
      name,
    )?.[1]
  if (inName !== undefined) return topicIn(inName)
  const named = /^(?:speaker|talk|keynote|lecture|article|paper|chapter|book|poster)\b.{0,60}: (.{4,})$/i.exec(
    name,
  )?.[1]
  if (named !== undefined) return topicIn(named)
  return outside.test(first.trim()) || venue.test(first) || wordsOf(first).length < 3 ? null : topicIn(first)
}
