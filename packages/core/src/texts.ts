/*
 * Every notice, message, toast and label whose words the specification gives (sections 2, 5 and 8), copied exactly, with its
 * misspellings. The messages of the forms are in `validationTexts`. Each is a constant, which the build of the web app puts
 * where it is used: in one object all pages would carry all of them.
 */

// Errors (section 8)
export const errorTitle = 'Error'
export const somethingWrong = 'Something went wrong.'
export const somethingWrongHeading = 'Something went wrong!'
export const somethingWrongInline = 'Something went wrong'
export const somethingWrongBefore = 'Something went wrong: '
export const showError = 'Show Error'
export const hideError = 'Hide Error'
export const errorOccurred = 'An error occurred.'
export const itemSaveFailed = (category: string, id: string) =>
  `An error occurred while attempting to save the ${category} item ${id}.`
export const questionsFailed = (message: string) => `Failed retreiving questions: ${message}`
export const resumeDeleteFailed = 'An error occurred while deleting the resume.'
export const userDeleteFailed = 'An error occurred while deleting the user.'
export const activateOrParseFailed = 'An error occurred while attempting to active the resume.'
export const notFound = 'Not Found'
export const notFoundHeading = 'Oops!'
export const notFoundText = 'Page not found.'
export const goBack = 'Go back'

// Success (section 8)
export const accountCreatedTitle = 'Account created.'
export const accountCreated = 'Your account has been created successfully.'
export const success = 'Success'
export const successTitle = 'Success!'
export const passwordUpdated = 'Password updated successfully.'
export const emailSentTitle = 'Email sent.'
export const emailSent = 'We sent an email with a link to get back into your account.'
export const userUpdated = 'User updated successfully.'
export const userCreated = 'User created successfully.'
export const accountDeleted = 'Your account has been successfully deleted.'
export const itemSaved = (category: string) => `The ${category} item has been saved`
export const resumeUploaded = 'Item created successfully.'
export const resumeReplaced = 'Item updated successfully.'
export const resumeDeleted = 'The resume was deleted successfully.'
export const userDeleted = 'The user was deleted successfully.'
export const resumeActivated = 'The Resume has been made active.'
export const resumeParsed = 'The Resume has been parsed.'
export const sessionEnded = 'Your session has ended. Please log in again.'

// Upload (section 5)
export const dropZone = 'Drag and drop your file here or click to select a file. Supported files types: .pdf'
export const fileTooLarge = (bytes: number) => `File is larger than ${bytes} bytes`

// Layout and dashboard (section 2)
export const userSettings = 'User Settings'
export const loggedInAs = 'Logged in as'
export const logOut = 'Log out'
export const myProfile = 'My profile'
export const youAreLoggedInAs = 'You are logged in as'
export const hello = 'Hello,'
export const noActiveResumes = 'You have no active resumes.'

// Public pages
export const signUp = 'Sign Up'
export const logIn = 'Log In'
export const forgotPassword = 'Forgot password?'
export const resetPassword = 'Reset Password'
export const passwordRecovery = 'Password Recovery'

// Settings
export const dangerZone = 'Danger zone'
export const lightMode = 'Light Mode'
export const darkMode = 'Dark Mode'

// Resume viewer and interview
export const resumeNotFound = 'Resume not found'
export const edit = 'Edit'
export const save = 'Save'
export const cancel = 'Cancel'
export const confirmSave = (category: string) => `Save changes to ${category} item?`
export const interview = 'Interview'
export const generateQuestions = 'Generate questions'
export const addAnotherQuestion = 'Add another question'
export const noQuestions = 'No questions yet for this category.'
export const transcribing = 'Transcribing is a work in progress'

// Admin
export const usersManagement = 'Users Management'
export const addUser = 'Add User'
export const updateUser = 'Update User'
export const editUser = 'Edit User'
export const deleteUser = 'Delete User'
export const notAvailable = 'N/A'
export const isSuperuser = 'Is superuser?'
export const isActive = 'Is active?'

// Resumes
export const resumeManagement = 'Resume Management'
export const addResume = 'Add Resume'
export const parse = 'Parse'
export const parseHint = 'Use AI to parse this resume'
export const activate = 'Activate'
export const activateHint = 'Set as the active resume'
export const activateNotYet = 'Resume must be parsed before it is made active'
export const openResume = 'Open Resume'
export const updateResume = 'Update Resume'
export const deleteResume = 'Delete Resume'
export const noActiveResumesHere = 'You have no active resumes'
export const notParsed = 'Resume has not been parsed'
export const viewing = (own: boolean) => (own ? 'Viewing your resume' : 'Viewing resume')
export const notActive = 'This resume is not currently active'
// Items (our addition)
export const unsavedChanges = 'You have unsaved changes'

// Interview (our addition)
export const similarAnswer = 'You answered something similar'
export const useThisAnswer = 'Use this answer'
export const onlyForPractice = 'Only for my practice'
export const mayAnswerEmployers = 'May be used to answer employers'
export const practiceOnly = 'Practice only'
export const employers = 'Employers'

// Employers (our addition)
export const readyForEmployers = (answered: number, of: number) => `Ready for employers: ${answered} of ${of}`
export const notStated = 'This resume does not say.'
export const nearestFacts = {
  likely: 'From the resume:',
  likelyAnswers: 'From the interview answers:',
  unlikely: 'This resume does not say this. Closest:',
} as const
export const protectedTopic = 'Questions about personal matters are not answered here.'
export const noInstructions = 'This is not a question about the resume. Instructions are not followed here.'
export const sendQuestionTo = (firstName: string) => `Send this question to ${firstName}`
export const answeredByRules = 'Answers quote this resume. They are created by fixed rules, without a language model.'
export const answeredByModel = (model: string) =>
  `Answers are written by ${model} from this resume and checked against it.`
export const ownerSeesQuestions = (firstName: string) => `${firstName} can see your questions.`
export const linkCreated = 'The link was created.'
export const linkUpdated = 'The link was updated.'
export const linkRevoked = 'The link was revoked and no longer works.'
export const linkCopied = 'The link was copied.'
export const answerSent = 'Your answer was saved. It will also be used for similar questions.'
export const shownAnswerWithdrawn =
  'This answer was withdrawn because its sources have changed or are no longer shown. Ask again.'
export const answerWithdrawn = 'The answer was withdrawn.'
export const questionDeleted = 'The question was deleted.'
