/**
 * Used as the `ref` of a control, focuses it in the next frame. By then a closing dialog has returned the focus to its opener
 * and no longer blocks the page. The function is stable, so a rerender does not focus the control again.
 */
export const focusSoon = (control: HTMLElement | null) => {
  if (control) requestAnimationFrame(() => control.focus())
}
