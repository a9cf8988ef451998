import { answerBoxEntry } from './answer-box.tsx'
import { appearanceEntry } from './appearance.tsx'
import { confirmDeleteEntry } from './confirm-delete.tsx'
import { employerQueryEntry } from './employer-query.tsx'
import type { AnyEntry } from './entry.ts'
import { formEntry } from './form.tsx'
import { interviewEntry } from './interview.tsx'
import { itemEditEntry } from './item-edit.tsx'
import { profileEntry } from './profile.tsx'
import { resumeLifecycleEntry } from './resume-lifecycle.tsx'
import { sessionEntry } from './session.tsx'
import { uploadEntry } from './upload.tsx'
import { voiceEntry } from './voice.tsx'

/** Every machine of the product, in the order in which a person meets them. */
export const entries: readonly AnyEntry[] = [
  sessionEntry,
  formEntry,
  profileEntry,
  appearanceEntry,
  uploadEntry,
  resumeLifecycleEntry,
  itemEditEntry,
  interviewEntry,
  answerBoxEntry,
  voiceEntry,
  employerQueryEntry,
  confirmDeleteEntry,
]
