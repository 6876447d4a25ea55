// Before the first paint: a dark evening begins without a white flash. The policy forbids inline scripts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // Forbidden: the system's.
}
