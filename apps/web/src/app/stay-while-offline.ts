/**
 * When a part of the app is missing on the server, the router reloads the page once, because a new version may have replaced
 * it. It recognises that case by the beginning of the error message. Offline, a reload would show the browser's own error page
 * instead of ours, so this changes the message.
 */
export function stayWhileOffline(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Without a connection: ${payload.message}`
  })
}
