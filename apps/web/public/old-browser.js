// Explains the empty page in an old browser. Written so that such browsers can run it; docs/browsers.md lists the
// checked features.
if (!('AbortSignal' in window && 'any' in AbortSignal && 'groupBy' in Object && 'popover' in document.body)) {
  var app = document.getElementById('app')
  app.style.padding = '24px'
  app.textContent = /^pl/i.test(navigator.language)
    ? 'Ta przeglądarka jest za stara dla Dayplate. Zaktualizuj ją albo otwórz tę stronę w innej przeglądarce.'
    : 'This browser is too old for Dayplate. Please update it or open this page in another browser.'
}
