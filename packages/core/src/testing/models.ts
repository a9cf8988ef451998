import { activationModel } from '../activation/activation.model.ts'
import { answerBoxModel } from '../answer-box/answer-box.model.ts'
import { appearanceModel } from '../appearance/appearance.model.ts'
import { confirmModel } from '../confirm/confirm.model.ts'
import { draftModel } from '../draft/draft.model.ts'
import { employerQueryModel } from '../employer-query/employer-query.model.ts'
import { formModel } from '../form/form.model.ts'
import { interviewModel } from '../interview/interview.model.ts'
import { jsonImportModel } from '../json-import/json-import.model.ts'
import { liveUpdatesModel } from '../live-updates/live-updates.model.ts'
import { navigationModel } from '../navigation/navigation.model.ts'
import { overlayModel } from '../overlay/overlay.model.ts'
import { practiceModel } from '../practice/practice.model.ts'
import { profileModel } from '../profile/profile.model.ts'
import { resumeLifecycleModel } from '../resume-lifecycle/resume-lifecycle.model.ts'
import { sessionModel } from '../session/session.model.ts'
import { unsavedModel } from '../unsaved/unsaved.model.ts'
import { uploadModel } from '../upload/upload.model.ts'
import { viewerModel } from '../viewer/viewer.model.ts'
import { voiceModel } from '../voice/voice.model.ts'
import type { Model } from './model.ts'

/** The model of every machine: what the diagrams, the state gallery and the replays in a browser go through. */
export const models: Model[] = [
  sessionModel,
  navigationModel,
  formModel,
  appearanceModel,
  profileModel,
  overlayModel,
  confirmModel,
  viewerModel,
  draftModel,
  unsavedModel,
  answerBoxModel,
  voiceModel,
  resumeLifecycleModel,
  activationModel,
  liveUpdatesModel,
  uploadModel,
  jsonImportModel,
  interviewModel,
  practiceModel,
  employerQueryModel,
]
