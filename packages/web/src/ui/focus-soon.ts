/**
 * As the `ref` of a control, gives it the focus in the next frame: a closing dialog has given the focus back to its opener
 * by then, and what stood behind it can take it again. One function, so that what is redrawn takes it no second time.
 */
export const focusSoon = (control: HTMLElement | null) => {
  if (control) requestAnimationFrame(() => control.focus())
}
