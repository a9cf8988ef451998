/** Words by which a line says that somebody led those of whom it speaks. */
const ledThem =
  /\b(?:captain\p{L}*|coach\p{L}*|train(?:er|ed|ing)|l(?:ed|eads?|eader|eading)|manag\p{L}+|head(?:ed)?|found(?:ed|er)|organi[sz]\p{L}+|president|director|in charge|responsible|supervis\p{L}+|instruct\p{L}+|mentor\p{L}*|referee|kapit\p{L}+)\b/iu
/** Teams in which one plays or sings, and not at work. */
const playedIn =
  /\b(?:(?:volley|foot|basket|hand|base|soft|net|dodge)-?ball|soccer|rugby|hockey|cricket|futsal|swim(?:ming)?|athletics?|rowing|tennis|badminton|chess|sports?|running|cycling|water polo|wrestling|boxing|judo|karate|gymnastics|dance|cheer(?:leading)?|debate|e-?sports|choir|orchestra|band)\b(?: \p{L}+){0,3} (?:team|squad|club|selection)\b|\b(?:team|squad|club) of (?:\p{L}+ )?(?:\p{L}+ball|soccer|rugby|hockey|cricket|futsal|swimming|athletics|rowing|tennis|chess|judo|karate)\b/iu
/** What was put among the lines on leading and belongs elsewhere: terms of work, grants for study, papers, what somebody is like. */
const elsewhere =
  /^\W*(?:availab(?:le|ility)|mobility|mobile\b|willing\b|can (?:move|relocate|travel|start)|ready to|notice period|salary|working (?:hours|time|permit)|work permit|visa|nationality|driving licen[cs]e|references?|relocation|full[- ]time|part[- ]time|(?:\p{L}+ ){0,4}(?:scholarship|bursary|stipend|grant holder|exchange (?:semester|student|year))\b|scholar(?:ship)? (?:holder|from|of|by))/iu

/** A text on leading without its lines that lead nobody: a team in which one plays, the days on which one can work, a scholarship. */
export const ledIn = (text: string): string =>
  text
    .split(/\n|(?<=[.;]) /)
    .filter((line) => !elsewhere.test(line) && (!playedIn.test(line) || ledThem.test(line)))
    .join('\n')
