/** The service worker's cache of pictures (`service-worker/sw.ts`). */
const PICTURES = 'pictures'

/** Deletes cached pictures, because their addresses reveal the meals a user planned and ate. */
export function clearPictures(): void {
  // Browsers offer no cache in private windows or on insecure addresses.
  if ('caches' in globalThis) void caches.delete(PICTURES).catch(() => {})
}
