/** Downloads a file under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has started the download. Some browsers need this delay.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
