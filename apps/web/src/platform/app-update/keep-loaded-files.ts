/**
 * Puts the files that this page has loaded among the cached files of the app, so that it opens again without a connection. The service
 * worker does so only from the second page on, because it was not there when the first one loaded. Does nothing on a page that the
 * worker controls.
 */
export async function keepLoadedFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null) return
  await navigator.serviceWorker.ready
  const [cache, loaded] = [await caches.open('assets'), performance.getEntriesByType('resource')]
  const files = loaded.map(({ name }) => name).filter((address) => address.startsWith(`${location.origin}/assets/`))
  // The browser has them, so they cost no traffic.
  for (const file of new Set(files)) if ((await cache.match(file)) === undefined) await cache.add(file)
}
