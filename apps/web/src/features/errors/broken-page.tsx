import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { codeOfError } from '../../platform/errors/code-of-error.ts'
import { ErrorState } from '../../platform/errors/error-state.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { useSubstituteTitle } from '../../platform/navigation/use-document-title.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/page/page.tsx'

/** Replaces a page that failed to render, until the user retries or leaves. The menus around it still work. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const isSignedIn = useIsSignedIn()
  const router = useRouter()
  const code = codeOfError(error)
  useSubstituteTitle('error/title')
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page width="narrow">
      <ErrorState code={code} onAct={code === 'outdated' ? () => location.reload() : tryAgain} />
      {code === 'network' && isSignedIn ? (
        // On a phone the page that failed may be More, which contains the logout.
        <ButtonLink kind="quiet" isBlock to="/auth/logout" preload={false}>
          {t('menu/log-out')}
        </ButtonLink>
      ) : null}
    </Page>
  )
}
