type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean }

/** Whether a key press submits a multi-line form: Ctrl or Cmd with Enter. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyPress): boolean => key === 'Enter' && (ctrlKey || metaKey)
