import documentNames from './document-names.json' with { type: 'json' }
import dutyLabels from './duty-labels.json' with { type: 'json' }
import { fold, foldedWords } from './fold.ts'
import tableLabels from './table-labels.json' with { type: 'json' }

/** The words that label the columns of tables. */
export const columnLabels = new Set(Object.values(tableLabels.columns).flat())
const numberLabels = new Set(tableLabels.numbers)
/** Is the text a label over the running numbers of a table's rows ('S. No.', '#')? */
export const isNumberLabel = (text: string) =>
  numberLabels.has(
    fold(text)
      .replace(/[.:°º]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** Is the text a label at the head of a table's column ('Period', 'Employer / Company', 'From – To')? */
export const isTableLabel = (text: string) =>
  isNumberLabel(text) ||
  columnLabels.has(fold(text)) ||
  fold(text)
    .split(/\s{0,20}(?:[/,&()-]|\b(?:and|und|et|y|e|en|of|the)\b)\s*/)
    .filter((part) => part !== '')
    .every((part) => columnLabels.has(part.replace(/:$/, '')))

/** Is a label among the words of the cell ('Year of Passing', 'Name of the Institute')? A running number below 'No.' is one too. */
export const hasTableLabel = (text: string) =>
  /^\d{1,3}[.)]?$/.test(text) || foldedWords(text).some((word) => columnLabels.has(word))

const dutyNouns = new Set(dutyLabels.nouns)
const dutyModifiers = new Set(dutyLabels.modifiers)
/** Does the text name what was done in a job ('Key Responsibilities', 'Duties:', 'Job Description') and nothing else? */
export const isDutyLabel = (text: string) => {
  const words = foldedWords(text)
  return (
    words.some((word) => dutyNouns.has(word)) && words.every((word) => dutyNouns.has(word) || dutyModifiers.has(word))
  )
}

const documents = new Set(Object.values(documentNames).flat())
/** Does the text name the whole document ('Curriculum Vitae', 'Bio-Data') rather than a part of it? */
export const isDocumentName = (text: string) => documents.has(foldedWords(text).join(' ').replace(/-/g, ' '))
