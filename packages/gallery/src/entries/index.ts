import { activationEntry } from './activation.tsx'
import { answerBoxEntry } from './answer-box.tsx'
import { appearanceEntry } from './appearance.tsx'
import { confirmEntry } from './confirm.tsx'
import { draftEntry } from './draft.tsx'
import { employerQueryEntry } from './employer-query.tsx'
import type { AnyEntry } from './entry.ts'
import { formEntry } from './form.tsx'
import { interviewEntry } from './interview.tsx'
import { jsonImportEntry } from './json-import.tsx'
import { liveUpdatesEntry } from './live-updates.tsx'
import { navigationEntry } from './navigation.tsx'
import { overlayEntry } from './overlay.tsx'
import { practiceEntry } from './practice.tsx'
import { profileEntry } from './profile.tsx'
import { resumeLifecycleEntry } from './resume-lifecycle.tsx'
import { sessionEntry } from './session.tsx'
import { unsavedEntry } from './unsaved.tsx'
import { uploadEntry } from './upload.tsx'
import { viewerEntry } from './viewer.tsx'
import { voiceEntry } from './voice.tsx'

/** Every machine of the product, in the order in which a person meets them. */
export const entries: readonly AnyEntry[] = [
  sessionEntry,
  navigationEntry,
  formEntry,
  profileEntry,
  appearanceEntry,
  uploadEntry,
  jsonImportEntry,
  resumeLifecycleEntry,
  activationEntry,
  liveUpdatesEntry,
  viewerEntry,
  draftEntry,
  unsavedEntry,
  interviewEntry,
  practiceEntry,
  answerBoxEntry,
  voiceEntry,
  employerQueryEntry,
  overlayEntry,
  confirmEntry,
]
