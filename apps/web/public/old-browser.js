// Says in a browser that the app does not run in why its page stays empty. In the oldest words of the language, and not of
// the app: where that does not even parse, this still does. What it looks for is the newest the app needs (docs/browsers.md).
if (!('AbortSignal' in window && 'any' in AbortSignal && 'groupBy' in Object && 'popover' in document.body)) {
  var app = document.getElementById('app')
  app.style.padding = '24px'
  app.textContent = /^pl/i.test(navigator.language)
    ? 'Ta przeglądarka jest za stara dla Dayplate. Zaktualizuj ją albo otwórz tę stronę w innej.'
    : 'This browser is too old for Dayplate. Please update it, or open this page in another one.'
}
