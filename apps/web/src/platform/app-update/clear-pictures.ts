/** Where the service worker keeps pictures (`service-worker/sw.ts`). */
const PICTURES = 'pictures'

/** Their addresses name the meals a person planned and ate, which is nobody else's business in this browser. */
export function clearPictures(): void {
  // Browsers offer no such store in private windows, or on addresses without protection.
  if ('caches' in globalThis) void caches.delete(PICTURES).catch(() => {})
}
