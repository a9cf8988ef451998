import { toVoiceViewOf } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'
import { startVoice } from './voice-actor.ts'

/** Returns the app's voice actor. */
export const useAppVoice = () => useServices().voice(startVoice)

/** Returns what one question may do with the loudspeaker and the microphone, and what it is doing. */
export const useVoice = (owner: string) => {
  const { actor } = useAppVoice()
  const select = useCallback(
    (snapshot: ReturnType<typeof actor.getSnapshot>) => toVoiceViewOf(snapshot, owner),
    [owner],
  )
  const view = useSelector(actor, select, shallowEqual)
  return { ...view, send: actor.send }
}

/** Returns the settings, the loudness and the recording time of the voice. */
export const useVoiceStatus = () => {
  const { store, voices } = useAppVoice()
  const status = useSyncExternalStore(store.subscribe, store.read)
  return { ...status, choose: store.choose, voices }
}
