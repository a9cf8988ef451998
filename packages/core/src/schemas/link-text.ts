export const maxLinkLength = 2_000

/** Whether a text is a safe link: http, https or mailto. */
export const isLink = (text: string): boolean =>
  text.length <= maxLinkLength && /^(https?:\/\/[^\s/?#][^\s]*|mailto:[^\s@]+@[^\s@]+)$/i.test(text)
