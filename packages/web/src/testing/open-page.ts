import { vi } from 'vitest'
import { defaultConfig } from '../platform/config.ts'
import { startApp } from '../shell/start.ts'

const noAnswer = () => new Promise<never>(() => undefined)

/**
 * Opens a page with the app, whose calls are answered by `answer`. A page that is left makes no call any more and hears no
 * answer, as in a browser: otherwise what came late would be seen on the page that is opened next.
 */
export const openPage = (answer: (request: Request) => Promise<Response>) => {
  let isLeft = false
  let underWay = 0
  const fetch = async (request: Request): Promise<Response> => {
    if (isLeft) return noAnswer()
    underWay += 1
    try {
      const response = await answer(request)
      return isLeft ? noAnswer() : response
    } catch (error) {
      if (isLeft) return noAnswer()
      throw error
    } finally {
      underWay -= 1
    }
  }
  const listening = vi.spyOn(window, 'addEventListener')
  const app = startApp({ config: defaultConfig, window, fetch })
  const listeners = [...listening.mock.calls]
  listening.mockRestore()
  return {
    app,
    isAtRest: () => underWay === 0,
    leave: () => {
      isLeft = true
      app.stop()
      for (const [type, listener] of listeners) window.removeEventListener(type, listener)
    },
  }
}
