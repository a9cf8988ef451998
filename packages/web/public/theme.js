// Runs before the first paint, so that a dark reader never sees a light flash. Light is the default.
try {
  const dark = localStorage.getItem('appearance') === 'dark'
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.classList.toggle('light', !dark)
} catch {
  // Storage may be forbidden (private windows, embedded frames): the page stays light.
}
