import { createFileRoute, redirect } from '@tanstack/react-router'
import { DEFAULT_PAGE } from '../platform/navigation/default-page.ts'
import { readWantedPath } from '../platform/navigation/wanted-path.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that `/redirect-to` redirects to. */
    target?: string
  }
}

export const Route = createFileRoute('/redirect-to')({
  beforeLoad({ location }) {
    throw redirect({ href: readWantedPath(location.state.target) ?? DEFAULT_PAGE, replace: true })
  },
})
