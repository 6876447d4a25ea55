/**
 * When a part of the app is gone the router loads the whole page anew, once, because a new version may have replaced it. It
 * knows that case by the first words of the error. Without a connection that would put the browser's own error page in the
 * place of ours, so the words are changed.
 */
export function stayWhileOffline(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Without a connection: ${payload.message}`
  })
}
