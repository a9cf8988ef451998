type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean }

/** Whether a press sends a form of many lines: Ctrl or Cmd with Enter. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyPress): boolean => key === 'Enter' && (ctrlKey || metaKey)
