/** 'Working as a Cook at The Pier from 2019 to date': the words between what the fields of a job hold. */
const joining =
  /^(?:and|und|et|y|e|en|bei|chez|currently|presently|working|worked|works|work|employed|serving|served|joined|been|as|als|como|come|comme|an?|the|at|with|in|from|to|since|till)[.,:]?$/i

/** Does the word only join what stands before and behind it? */
export const isJoiningWord = (word: string) => joining.test(word)

// 'Working Student' and 'Work Experience' are titles: before a name those two join only with 'as', an article or more of a sentence
const opening =
  /^(?:(?:(?:currently|presently|i|am|have|been)\s+){1,4}(?:working|worked|works|work|employed|serving|served|joined)|worked|works|employed|serving|served|joined|work(?:ing)?(?=\s+(?:as|an?|the|in\s+the)\s))\s+(?:in\s+the\s+(?:role|position|capacity)\s+of\s+)?(?:as\s+)?(?:an?\s+|the\s+)?(?=\p{Lu})/iu

/** 'as Cook' on a line of its own, below the employer. */
const role = /^(?:as|als|como|come|comme|en tant que)\s+(?:(?:an?|ein|eine|un|une|una|um|uma)\s+)?(?=\p{Lu})/u

/** How many letters of 'Working as a Cook' stand before the title; 0 for a title alone. */
export const joiningOpening = (text: string) => {
  const length = (opening.exec(text) ?? role.exec(text))?.[0].length ?? 0
  return /^\p{Lu}/u.test(text.slice(length)) ? length : 0
}
