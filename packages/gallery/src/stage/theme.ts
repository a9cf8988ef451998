import { isOurs, type ToStage } from './messages.ts'

/** Makes the document light or dark. */
export const showTheme = (dark: boolean): void => {
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.classList.toggle('light', !dark)
}

/** The stage follows the gallery's theme. Its own appearance machine, when staged, is only shown. */
export const followTheme = (): void => {
  showTheme(new URLSearchParams(window.location.search).has('dark'))
  window.addEventListener('message', (event) => {
    if (isOurs<ToStage>(event, window.parent) && event.data.candid === 'theme') showTheme(event.data.dark)
  })
}
