import { useRouter } from '@tanstack/react-router'
import type { ErrorCode } from '../../platform/errors/error-table.ts'
import { ErrorState } from '../../platform/errors/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'

/** The page of an error code. Its button goes back to the previous page, which queries again, or else reloads this page. */
export function ErrorPage({ code }: { readonly code: Exclude<ErrorCode, 'not-found'> }) {
  const { history } = useRouter()
  const canGoBack = history.canGoBack()
  return (
    <Page width="narrow">
      <ErrorState code={code} canGoBack={canGoBack} onAct={() => (canGoBack ? history.back() : location.reload())} />
    </Page>
  )
}
