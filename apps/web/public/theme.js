// Before the first paint, so that a dark evening does not begin with a white flash. Kept apart from the app because
// the content security policy forbids inline scripts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // Storage is forbidden: the system's theme it is.
}
