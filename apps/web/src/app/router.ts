import { createRouter } from '@tanstack/react-router'
import type { PlainMessageId } from '@dayplate/messages'
import { BrokenPage } from '../features/errors/broken-page.tsx'
import { NotFoundPage } from '../features/errors/not-found-page.tsx'
import type { TabName } from '../features/frame/menu-items.ts'
import { WaitingPage } from '../features/frame/waiting-page.tsx'
import { movesScroll } from '../platform/navigation/keep-scroll.ts'
import { knowPages } from '../platform/navigation/wanted-path.ts'
import { parsePlainSearch, stringifyPlainSearch } from '../platform/navigation/plain-search.ts'
import { routeTree } from './route-tree.gen.ts'

export const router = createRouter({
  routeTree,
  parseSearch: parsePlainSearch,
  stringifySearch: stringifyPlainSearch,
  defaultPreload: 'intent',
  // Preloaded data is cached by its own client. Cached here, a failure would last for half a minute.
  defaultPreloadStaleTime: 0,
  scrollRestoration: movesScroll,
  defaultErrorComponent: BrokenPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingComponent: WaitingPage,
})

/** The route of every path without a page. */
const NOWHERE = '/$'

knowPages((pathname) => (router.getMatchedRoutes(pathname)[2]?.id ?? NOWHERE) !== NOWHERE)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }

  interface StaticDataRouteOption {
    /** The text of the document's title. A page that takes its title from its data leaves it out. */
    title?: PlainMessageId
    /** full (the default): all menus; simple: brand, and log in or account; bare: nothing around the page. */
    frame?: 'full' | 'simple' | 'bare'
    /** The tab of the phone's tab bar that the page belongs to. A public page may belong to none. */
    tab?: TabName
    /** The page works without a connection and says so itself, so the frame does not. */
    worksOffline?: true
  }
}
