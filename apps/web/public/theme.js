// Sets the theme before the first paint, so that a dark page does not flash white. It is a file, because the page's
// policy forbids inline scripts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // The storage is forbidden, so the system's theme applies.
}
