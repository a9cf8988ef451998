// Runs before the first paint, so that nobody sees the other theme, or a page of others, flash. Light is the default;
// 'system' follows the device.
try {
  const mode = localStorage.getItem('appearance')
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.classList.toggle('light', !dark)
  // Somebody who is logged in is about to be sent on: no log-in page flashes.
  if (localStorage.getItem('access_token')) document.documentElement.classList.add('has-session')
} catch {
  // Storage may be forbidden (private windows, embedded frames): the page stays light.
}
// A form that is sent before the app is there waits for it (src/shell/prerendered.ts).
addEventListener('submit', (event) => {
  if (!event.target.closest('[data-prerendered]')) return
  event.preventDefault()
  event.target.dataset.sent = ''
})
// Enter sends a question (src/entities/link/ask-box.tsx): also before the app is there.
addEventListener('keydown', (event) => {
  const form = event.target.closest?.('form[data-prerendered]')
  if (!form || event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  form.dataset.sent = ''
})
// A box is as high as what is typed (src/ui/text-area.tsx): before the app is there too, so that nothing moves when it comes.
addEventListener('input', ({ target }) => {
  if (target.matches('form[data-prerendered] textarea')) target.parentElement.dataset.text = target.value
})
// The bar that opens a panel (src/entities/link/ask-panel.tsx): its panel is shown by styles until the app knows of the press.
addEventListener('click', (event) => {
  const bar = event.target.closest?.('button[data-prerendered]')
  if (!bar) return
  bar.dataset.pressed = ''
  bar.nextElementSibling.querySelector('textarea').focus()
})
