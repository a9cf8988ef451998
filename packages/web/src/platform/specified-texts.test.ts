import { texts, validationTexts } from '@candid/core'
import { describe, expect, it } from 'vitest'
import statements from '../../../../docs/spec/statements.md?raw'

/** What a statement of the specification puts in quotation marks, in order. */
const quotes = (id: string) => {
  const line = statements.split('\n').find((one) => one.startsWith(`- ${id} `)) ?? ''
  // An apostrophe inside a word, as in "server's", quotes nothing.
  return [...line.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, quoted]) => quoted)
}

describe('letter by letter as specified', () => {
  it('are the errors of every kind [S8.1, S8.4, S8.5]', () => {
    expect(quotes('S8.1')).toEqual([texts.errorTitle, texts.somethingWrong])
    expect(quotes('S8.4')).toEqual([texts.somethingWrong])
    expect(quotes('S8.5')).toEqual([texts.somethingWrongInline])
  })

  it('are the notices of a failed save, load, deletion, activation or parse [S8.6, S8.7, S8.8, S8.9]', () => {
    expect(quotes('S8.6')).toEqual([texts.errorOccurred, texts.itemSaveFailed('{category}', '{id}')])
    expect(quotes('S8.7')).toEqual([texts.questionsFailed('')])
    const ofUser = texts.userDeleteFailed.replace('An error occurred while deleting', '...')
    expect(quotes('S8.8')).toEqual([texts.resumeDeleteFailed, ofUser])
    expect(quotes('S8.9')).toEqual([texts.activateOrParseFailed])
  })

  it('are the screens of an unknown route [S2.1, S8.11]', () => {
    const shown = [texts.notFoundHeading, texts.notFoundText, texts.goBack, texts.somethingWrongHeading]
    expect(quotes('S2.1')).toEqual(shown)
    expect(quotes('S8.11')).toEqual([texts.notFound])
  })

  it('are the success notices of accounts [S8.3, S8.12, S8.13, S8.14, S8.15, S8.16, S8.21]', () => {
    expect(quotes('S8.3')).toEqual([texts.accountCreatedTitle, texts.accountCreated])
    expect(quotes('S8.12')).toEqual([texts.passwordUpdated])
    expect(quotes('S8.13')).toEqual([texts.emailSentTitle, texts.emailSent])
    expect(quotes('S8.14')).toEqual([texts.userUpdated])
    expect(quotes('S8.15')).toEqual([texts.userCreated])
    expect(quotes('S8.16')).toEqual([texts.accountDeleted])
    expect(quotes('S8.21')).toEqual([texts.userDeleted])
  })

  it('are the success notices of resumes and items [S8.17, S8.18, S8.19, S8.20, S8.22, S8.23]', () => {
    expect(quotes('S8.17')).toEqual([texts.itemSaved('{category}'), texts.success])
    expect(quotes('S8.18')).toEqual([texts.resumeUploaded, texts.successTitle])
    expect(quotes('S8.19')).toEqual([texts.resumeReplaced])
    expect(quotes('S8.20')).toEqual([texts.resumeDeleted])
    expect(quotes('S8.22')).toEqual([texts.resumeActivated])
    expect(quotes('S8.23')).toEqual([texts.resumeParsed])
  })

  it('are the messages of the forms [S5.1, S5.2, S5.3, S5.4, S5.6, S5.7, S5.8, S5.9]', () => {
    expect(quotes('S5.1')).toEqual([validationTexts.emailInvalid])
    expect(quotes('S5.2')).toEqual([validationTexts.emailRequired])
    expect(quotes('S5.3')).toEqual([validationTexts.passwordTooShort])
    expect(quotes('S5.4')).toEqual([validationTexts.passwordRequired])
    expect(quotes('S5.6')).toEqual([validationTexts.passwordsDiffer])
    expect(quotes('S5.7')).toEqual([validationTexts.confirmationRequired, validationTexts.adminConfirmationRequired])
    expect(quotes('S5.8')).toEqual([validationTexts.fullNameRequired])
    expect(quotes('S5.9')).toEqual([validationTexts.usernameRequired])
  })

  it('are the drop zone and what it says of a file that is too large [S5.22, S5.23]', () => {
    expect(quotes('S5.22')).toEqual([texts.dropZone])
    expect(quotes('S5.23')).toContain(texts.fileTooLarge(7).replace('7', 'N'))
  })

  it('are the confirmation of an item and the notice of a recording [S4.14, S4.19]', () => {
    expect(quotes('S4.14')).toContain(texts.confirmSave('{category}'))
    expect(quotes('S4.19')).toEqual([texts.transcribing])
  })
})
