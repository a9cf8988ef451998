/** Gives a file to the browser to save, under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of the file by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
