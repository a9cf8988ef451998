// The floor: bare text extraction with the same PDF library, everything in `other`. A parser must not be much slower,
// and what it adds to the score is what its rules are worth.
import { readText } from './read-text.mjs'

for (const file of process.argv.slice(2).filter((argument) => !argument.startsWith('--'))) {
  const text = (await readText(file)).replace(/\f/g, '\n').trimEnd()
  process.stdout.write(`${JSON.stringify({ file, sections: { other: [{ text }] } })}\n`)
}
