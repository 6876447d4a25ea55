/** The service worker's caches of pictures (`service-worker/sw.ts`). */
const CACHES = ['plates', 'pictures']

/** Deletes cached pictures, because their addresses reveal the meals a user planned and ate. */
export function clearPictures(): void {
  // Browsers offer no cache in private windows or on insecure addresses.
  if (!('caches' in globalThis)) return
  for (const name of CACHES) void caches.delete(name).catch(() => {})
}
