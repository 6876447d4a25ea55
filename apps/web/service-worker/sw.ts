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

declare const self: ServiceWorkerGlobalScope & {
  /** The shell's files and their revisions, written in by the build. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
}

/** What a browser keeps of the built files beyond the shell: those of every page, for two releases. */
const MOST_ASSETS = 200
/** A fortnight of plates and their foods. */
const MOST_PICTURES = 300

// Addresses are asked for as they are: the shell must not answer "/" before the server was asked.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

/** Ways to providers are the server's alone: the shell could not go on with an answer that takes its time. */
const SERVER_PATHS = /^\/social\//

// The server is asked first, for it knows the newest release and sends its policy along; the shell answers for it offline.
const answerWithShell = createHandlerBoundToURL('/index.html')
registerRoute(
  new NavigationRoute(
    (options) =>
      answerNavigation({ fetch: () => fetch(options.request), answerWithShell: () => answerWithShell(options) }),
    { denylist: [SERVER_PATHS] },
  ),
)

/** What never changes under its address, as the server says of it. */
const onlyImmutable = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(response.headers.get('cache-control')?.includes('immutable') ? response : null),
}

// Both carry their content's hash in their address, so what was fetched once stays right.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [onlyImmutable, new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    // Emptied when a session ends (platform/app-update/clear-pictures).
    cacheName: 'pictures',
    plugins: [onlyImmutable, new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true })],
  }),
)

// A new release waits until the person agrees: pages of the old one may be open with unsaved answers.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take-over') void self.skipWaiting()
})
