/** The list of the scripts and styles that the service worker does not precache, written by `vite-plugins/precached-files.ts`. */
const LIST = '/later-files.json'

/** How many files are fetched at the same time: few, so that the page's own requests come first. */
const CONCURRENCY = 4

/**
 * Fetches the files of all pages, which the service worker caches as it does with every file of the app. It stops when a new
 * release is found, because that has other files and takes over only when the worker is not busy.
 */
export async function prefetchAllFiles(): Promise<void> {
  const [registration, answer, cache] = await Promise.all([
    navigator.serviceWorker.ready,
    fetch(LIST),
    caches.open('assets'),
  ])
  const list: unknown = await answer.json()
  if (!Array.isArray(list)) return
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = list.map((file) => `/${file}`).filter((path) => !cached.has(path))
  const files = missing.values()
  const fetchNext = async () => {
    for (const file of files) {
      if (registration.installing !== null || registration.waiting !== null) return
      await fetch(file, { priority: 'low' })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchNext))
}
