import { useT, useTextOf } from '../../platform/i18n/i18n.ts'
import { SITE } from '../../platform/site/site.ts'
import { PROVIDER_NAMES, type ProviderName } from '@dayplate/rules/social'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import styles from './social.module.css'
import { startPageOf, loginOf, type FlowRequest } from './flow-request.ts'

export function SocialWaiting() {
  const t = useT()
  return (
    <Page width="narrow">
      <div className={styles.waiting} role="status">
        <Spinner />
        <h1>{t('auth/social/waiting')}</h1>
      </div>
    </Page>
  )
}

interface NoAccountProps {
  readonly request: FlowRequest
  readonly provider: ProviderName
}

/** Shown if no account has this identity. Links to the plans, because an account starts with a plan. */
export function NoAccount({ request, provider }: NoAccountProps) {
  const t = useT()
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.empty}
        ground="lunch"
        title={t('auth/social/no-account/title')}
        text={t('auth/social/no-account/text', { provider: PROVIDER_NAMES[provider] })}
      >
        <ButtonLink size="large" isBlock to={SITE.buy.to} hash={SITE.buy.hash}>
          {t('auth/social/no-account/get-access')}
        </ButtonLink>
        <ButtonLink kind="quiet" isBlock {...startPageOf(request)}>
          {t('auth/social/other-way')}
        </ButtonLink>
      </PlateState>
    </Page>
  )
}

interface SocialRefusedProps {
  /** The flow of a login or sign-up, or `link` for adding the provider to an account. */
  readonly request: FlowRequest | 'link'
  readonly provider: ProviderName
  /** Text ids. Without one, a general text is shown. */
  readonly messages: readonly string[]
}

/** Shows why the flow failed, with a link to its start page. */
export function SocialRefused({ request, provider, messages }: SocialRefusedProps) {
  const t = useT()
  const textOf = useTextOf()
  const [message] = messages
  const isTaken = message === 'auth/login/user-exists'
  const text = isTaken && request === 'link' ? 'auth/social/link-taken' : message
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.broken}
        ground="breakfast"
        title={t('auth/social/refused/title', { provider: PROVIDER_NAMES[provider] })}
        text={text === undefined ? t('auth/social/refused/text') : textOf(text)}
      >
        {isTaken && request !== 'link' ? (
          <ButtonLink size="large" isBlock {...loginOf(request)}>
            {t('auth/social/log-in-instead')}
          </ButtonLink>
        ) : (
          <ButtonLink size="large" isBlock {...(request === 'link' ? { to: '/settings' } : startPageOf(request))}>
            {t(message === 'auth/social/expired' ? 'auth/social/start-again' : 'auth/social/other-way')}
          </ButtonLink>
        )}
      </PlateState>
    </Page>
  )
}
