import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { ERROR_LOOKS } from '../../platform/errors/error-state.tsx'
import { ERROR_TABLE } from '../../platform/errors/error-table.ts'
import { reportError } from '../../platform/errors/report-error.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'
import { useSubstituteTitle } from '../../platform/navigation/use-document-title.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

/**
 * Shown for unknown addresses. Links to the plan or the home page, and back to the previous page if there is one. Sends a report,
 * because one of our own links may be wrong.
 */
export function NotFoundPage() {
  const t = useT()
  const isSignedIn = useIsSignedIn()
  const { history } = useRouter()
  const { look, title, text } = ERROR_TABLE['not-found']
  useSubstituteTitle('title/not-found')
  useEffect(() => reportError('A page was not found', 'not-found'), [])
  return (
    <Page width="narrow">
      <PlateState {...ERROR_LOOKS[look]} title={t(title)} text={t(text)}>
        <ButtonLink size="large" isBlock to={isSignedIn ? DEFAULT_PAGE : '/'} preload={false}>
          {t(isSignedIn ? 'error/not-found/plan' : 'error/not-found/home')}
        </ButtonLink>
        {history.canGoBack() ? (
          <Button kind="secondary" size="large" isBlock icon={<ArrowLeft />} onClick={() => history.back()}>
            {t('error/go-back')}
          </Button>
        ) : null}
      </PlateState>
    </Page>
  )
}
