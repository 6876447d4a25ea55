import { connectionOf, sparesData } from '../connection/connection.ts'
import { lazyPart } from '../lazy/lazy-part.ts'
import { whenIdle } from '../lazy/when-idle.ts'

const allFiles = lazyPart(async () => (await import('./prefetch-all-files.ts')).prefetchAllFiles)
const loadedFiles = lazyPart(async () => (await import('./keep-loaded-files.ts')).keepLoadedFiles)

/**
 * Fetches the files of all pages once this page is idle, so that they open without a connection, and so that a page
 * that stays open over a release has its files. On a slow connection and for users who save data it does nothing. On a first
 * visit, before the service worker controls the page, it only keeps the files that the page already has.
 */
export function prefetchWhenIdle(): void {
  if (!('serviceWorker' in navigator)) return
  const files = navigator.serviceWorker.controller === null ? loadedFiles : allFiles
  whenIdle(() => {
    if (files === allFiles && sparesData(connectionOf(navigator))) return
    // A file that does not arrive is fetched when it is used, or by the next page.
    void files
      .load()
      .then((fetchFiles) => fetchFiles())
      .catch(() => {})
  })
}
