import type { ParseErrorCode, ParseStage } from './schemas/resume.ts'

/**
 * Every notice, message, toast and label whose words the specification gives (sections 2, 5 and 8), copied exactly, with its
 * misspellings. The messages of the forms are in `validationTexts`.
 */
export const texts = {
  // Errors (section 8)
  errorTitle: 'Error',
  somethingWrong: 'Something went wrong.',
  somethingWrongHeading: 'Something went wrong!',
  somethingWrongInline: 'Something went wrong',
  somethingWrongBefore: 'Something went wrong: ',
  showError: 'Show Error',
  hideError: 'Hide Error',
  errorOccurred: 'An error occurred.',
  itemSaveFailed: (category: string, id: string) =>
    `An error occurred while attempting to save the ${category} item ${id}.`,
  questionsFailed: (message: string) => `Failed retreiving questions: ${message}`,
  resumeDeleteFailed: 'An error occurred while deleting the resume.',
  userDeleteFailed: 'An error occurred while deleting the user.',
  activateOrParseFailed: 'An error occurred while attempting to active the resume.',
  notFound: 'Not Found',
  notFoundHeading: 'Oops!',
  notFoundText: 'Page not found.',
  goBack: 'Go back',

  // Success (section 8)
  accountCreatedTitle: 'Account created.',
  accountCreated: 'Your account has been created successfully.',
  success: 'Success',
  successTitle: 'Success!',
  passwordUpdated: 'Password updated successfully.',
  emailSentTitle: 'Email sent.',
  emailSent: 'We sent an email with a link to get back into your account.',
  userUpdated: 'User updated successfully.',
  userCreated: 'User created successfully.',
  accountDeleted: 'Your account has been successfully deleted.',
  itemSaved: (category: string) => `The ${category} item has been saved`,
  resumeUploaded: 'Item created successfully.',
  resumeReplaced: 'Item updated successfully.',
  resumeDeleted: 'The resume was deleted successfully.',
  userDeleted: 'The user was deleted successfully.',
  resumeActivated: 'The Resume has been made active.',
  resumeParsed: 'The Resume has been parsed.',
  sessionEnded: 'Your session has ended. Please log in again.',

  // Upload (section 5)
  dropZone: 'Drag and drop your file here or click to select a file. Supported files types: .pdf',
  fileTooLarge: (bytes: number) => `File is larger than ${bytes} bytes`,

  // Layout and dashboard (section 2)
  userSettings: 'User Settings',
  loggedInAs: 'Logged in as',
  logOut: 'Log out',
  myProfile: 'My profile',
  youAreLoggedInAs: 'You are logged in as',
  hello: 'Hello,',
  noActiveResumes: 'You have no active resumes.',

  // Public pages
  signUp: 'Sign Up',
  logIn: 'Log In',
  forgotPassword: 'Forgot password?',
  resetPassword: 'Reset Password',
  passwordRecovery: 'Password Recovery',

  // Settings
  dangerZone: 'Danger zone',
  lightMode: 'Light Mode',
  darkMode: 'Dark Mode',

  // Resume viewer and interview
  resumeNotFound: 'Resume not found',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  confirmSave: (category: string) => `Save changes to ${category} item?`,
  interview: 'Interview',
  generateQuestions: 'Generate questions',
  addAnotherQuestion: 'Add another question',
  noQuestions: 'No questions yet for this category.',
  transcribing: 'Transcribing is a work in progress',

  // Admin
  usersManagement: 'Users Management',
  addUser: 'Add User',
  updateUser: 'Update User',
  editUser: 'Edit User',
  deleteUser: 'Delete User',
  notAvailable: 'N/A',
  isSuperuser: 'Is superuser?',
  isActive: 'Is active?',

  // Resumes
  resumeManagement: 'Resume Management',
  addResume: 'Add Resume',
  parse: 'Parse',
  parseHint: 'Use AI to parse this resume',
  activate: 'Activate',
  activateHint: 'Set as the active resume',
  activateNotYet: 'Resume must be parsed before it is made active',
  openResume: 'Open Resume',
  updateResume: 'Update Resume',
  deleteResume: 'Delete Resume',
  noActiveResumesHere: 'You have no active resumes',
  notParsed: 'Resume has not been parsed',
  viewing: (own: boolean) => (own ? 'Viewing your resume' : 'Viewing resume'),
  notActive: 'This resume is not currently active',
  // Items (our addition)
  unsavedChanges: 'You have unsaved changes',

  // Interview (our addition)
  similarAnswer: 'You answered something similar',
  useThisAnswer: 'Use this answer',
  onlyForPractice: 'Only for my practice',
  mayAnswerEmployers: 'May be used to answer employers',
  practiceOnly: 'Practice only',
  employers: 'Employers',

  // Employers (our addition)
  readyForEmployers: (answered: number, of: number) => `Ready for employers: ${answered} of ${of}`,
  notStated: 'This resume does not say.',
  nearestFacts: {
    likely: 'From the resume:',
    unlikely: 'This resume does not say this. Closest:',
  },
  protectedTopic: 'Questions about personal matters are not answered here.',
  noInstructions: 'This is not a question about the resume. Instructions are not followed here.',
  sendQuestionTo: (firstName: string) => `Send this question to ${firstName}`,
  answeredByRules: 'Answers quote this resume. They are created by fixed rules, without a language model.',
  answeredByModel: (model: string) => `Answers are written by ${model} from this resume and checked against it.`,
  ownerSeesQuestions: (firstName: string) => `${firstName} can see your questions.`,
  linkCreated: 'The link was created.',
  linkUpdated: 'The link was updated.',
  linkRevoked: 'The link was revoked and no longer works.',
  linkCopied: 'The link was copied.',
  answerSent: 'Your answer was saved. It will also be used for similar questions.',
  shownAnswerWithdrawn: 'This answer was withdrawn because its sources have changed or are no longer shown. Ask again.',
  answerWithdrawn: 'The answer was withdrawn.',
  questionDeleted: 'The question was deleted.',
} as const

/** Why a resume could not be read, and what the person can do. */
export const parseErrorTexts: Record<ParseErrorCode, string> = {
  not_a_pdf: 'This file is not a PDF.',
  damaged: 'This PDF is damaged and cannot be read. Export it again from the program it was created with.',
  password_protected: 'This PDF is protected by a password. Save a copy without the password and upload that.',
  no_pages: 'This PDF has no pages.',
  no_text: 'No text could be read in this PDF. Upload a sharper scan, or a PDF exported from a document.',
  no_text_layer:
    'This PDF contains no text, and this server does not read scans. Upload a PDF exported from a document.',
  too_many_pages: 'This PDF has more than 100 pages, which is the limit. Upload a shorter version.',
  took_too_long: 'Reading this PDF took too long.',
  too_much_memory: 'This PDF needs more memory than is allowed.',
  engine_failed: 'The resume could not be read because of an error on the server. Try again.',
}

/** What happens in each stage of a parse, in the order of the stages. */
export const parseStageTexts: Record<ParseStage, string> = {
  queued: 'Waiting to start',
  read_text: 'Reading the text',
  read_pictures: 'Reading scanned pages, which takes up to a minute',
  find_sections: 'Finding the sections',
  fill_items: 'Filling the items',
  check: 'Checking the result',
}
