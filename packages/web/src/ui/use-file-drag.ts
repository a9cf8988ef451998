import { useEffect, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** Whether files are being dragged over the page, and a way to say that they are gone. */
export const useFileDrag = (): [isDragging: boolean, end: () => void] => {
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (hasFiles(event)) setDragging(true)
    }
    document.addEventListener('dragenter', enter)
    return () => document.removeEventListener('dragenter', enter)
  }, [])
  return [isDragging, () => setDragging(false)]
}
