import { connectionOf, sparesData } from '../connection/connection.ts'
import { lazyPart } from '../lazy/lazy-part.ts'
import { whenIdle } from '../lazy/when-idle.ts'

const allFiles = lazyPart(async () => (await import('./prefetch-all-files.ts')).prefetchAllFiles)

/**
 * Fetches the files of all pages once this page is idle, so that they open without a connection, and so that a page
 * that stays open over a release has its files. Does nothing on a slow connection, for users who save data, or before
 * the service worker controls the page.
 */
export function prefetchWhenIdle(): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return
  whenIdle(() => {
    if (sparesData(connectionOf(navigator))) return
    // A file that does not arrive is fetched when it is used, or by the next page.
    void allFiles
      .load()
      .then((prefetchAllFiles) => prefetchAllFiles())
      .catch(() => {})
  })
}
