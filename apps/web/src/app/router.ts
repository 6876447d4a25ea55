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
  // What was fetched ahead is kept by those who fetch it; kept here, a failure would stand for half a minute.
  defaultPreloadStaleTime: 0,
  scrollRestoration: movesScroll,
  defaultErrorComponent: BrokenPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingComponent: WaitingPage,
})

/** The page of every path that has none. */
const NOWHERE = '/$'

knowPages((pathname) => (router.getMatchedRoutes(pathname)[2]?.id ?? NOWHERE) !== NOWHERE)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }

  interface StaticDataRouteOption {
    /** Text of the document's title; a page that names itself from its data leaves it out. */
    title?: PlainMessageId
    /** full (the default): all menus; simple: brand, and log in or account; bare: nothing around the page. */
    frame?: 'full' | 'simple' | 'bare'
    /** The tab of the phone's bar that the page belongs to; a page for visitors may belong to none. */
    tab?: TabName
  }
}
