/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { answerNavigation } from './answer-navigation.ts'
import { findOtherLight } from './other-light.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The shell's files with their revisions, inserted by the build. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
}

/** How many built files are cached besides the shell: those of every page, for two releases. */
const MOST_ASSETS = 700
/**
 * Plates of some two weeks: four meals a day, full and cleared. A large one has 25 KB at most, so all of them 3 MB. They are
 * kept apart from foods, because a list of all foods would push them out.
 */
const MOST_PLATES = 120
/** Foods, and older drawings of plates. */
const MOST_PICTURES = 300

// Addresses are requested unchanged, because the shell must not answer "/" before the server was asked.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

/** Paths of login providers, which only the server can answer. The shell cannot replace a slow answer. */
const SERVER_PATHS = /^\/social\//

// Asks the server first, because it has the newest release and sends its policy. Offline, the shell answers.
const answerWithShell = createHandlerBoundToURL('/index.html')
registerRoute(
  new NavigationRoute(
    (options) =>
      answerNavigation({ fetch: () => fetch(options.request), answerWithShell: () => answerWithShell(options) }),
    { denylist: [SERVER_PATHS] },
  ),
)

/** Caches only answers that the server marks as immutable. */
const onlyImmutable = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(response.headers.get('cache-control')?.includes('immutable') ? response : null),
}

/** A picture that was drawn only at a later try has the number of the try in its address. It is kept under the first one. */
const withoutTry = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) =>
    Promise.resolve(request.url.replace(/\?\d+$/, '')),
}

const PLATES = 'plates'

/** Offline, after the theme changed, the plate is shown in the light that was kept. */
const answerWithOtherLight = {
  async handlerDidError({ request }: { readonly request: Request }): Promise<Response | undefined> {
    const plates = await caches.open(PLATES)
    const kept = findOtherLight(
      request.url,
      (await plates.keys()).map(({ url }) => url),
    )
    return kept === undefined ? undefined : plates.match(kept)
  },
}

// Both contain the hash of their content in the address, so a cached file stays valid.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [onlyImmutable, new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
  }),
)
// The first route that matches answers. Both are cleared when a session ends (platform/app-update/clear-pictures).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/meals/'),
  new CacheFirst({
    cacheName: PLATES,
    plugins: [
      onlyImmutable,
      withoutTry,
      answerWithOtherLight,
      new ExpirationPlugin({ maxEntries: MOST_PLATES, purgeOnQuotaError: true }),
    ],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [onlyImmutable, withoutTry, new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true })],
  }),
)

// A new release waits for the user's consent, because pages of the old one may have unsaved answers.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take-over') void self.skipWaiting()
})
