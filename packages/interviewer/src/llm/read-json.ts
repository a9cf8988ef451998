const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The JSON in a model's reply: what it thought aloud, code fences and words around it are left out; undefined when there is none. */
export const readJson = (reply: string): unknown => {
  const said = reply.replace(/^\s*<think>[\s\S]*?<\/think>/i, '')
  const fenced = /```(?:json)?[ \t\r]{0,5}\n((?:[^`]|`(?!``))*)```/i.exec(said)?.[1] ?? ''
  const bare = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)
  return parsed(said) ?? parsed(fenced) ?? parsed(bare)
}
