import { useRouter } from '@tanstack/react-router'
import type { ErrorCode } from '../../platform/errors/error-table.ts'
import { ErrorState } from '../../platform/errors/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'

/** One of the error pages: back to where somebody came from, which asks again, or else the page once more. */
export function ErrorPage({ code }: { readonly code: Exclude<ErrorCode, 'not-found'> }) {
  const { history } = useRouter()
  const canGoBack = history.canGoBack()
  return (
    <Page width="narrow">
      <ErrorState code={code} canGoBack={canGoBack} onAct={() => (canGoBack ? history.back() : location.reload())} />
    </Page>
  )
}
