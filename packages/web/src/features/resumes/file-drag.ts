import { useSyncExternalStore } from 'react'
import { createValue } from '../../platform/value.ts'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

const dragging = createValue(false)

const subscribe = (listener: () => void) => {
  const enter = (event: DragEvent) => {
    if (hasFiles(event)) dragging.set(true)
  }
  document.addEventListener('dragenter', enter)
  const unsubscribe = dragging.subscribe(listener)
  return () => {
    unsubscribe()
    document.removeEventListener('dragenter', enter)
    dragging.set(false)
  }
}

/** Whether files are being dragged over the page. */
export const useIsDraggingFiles = (): boolean => useSyncExternalStore(subscribe, dragging.read)

/** Resets the state when the dragged files were dropped or left the page. */
export const endFileDrag = (): void => dragging.set(false)
