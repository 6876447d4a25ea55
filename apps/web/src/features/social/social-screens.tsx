import { useT, useTextOf } from '../../platform/i18n/i18n.ts'
import { SITE } from '../../platform/site/site.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../../platform/social/social-provider.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import styles from './social.module.css'
import type { EntryFlow } from './social-way.ts'

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

/** Somebody the provider knows and we do not: accounts begin with a plan. */
export function NoAccount({ provider }: { readonly provider: SocialProvider }) {
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
        <ButtonLink kind="quiet" isBlock to="/auth/login">
          {t('auth/social/other-way')}
        </ButtonLink>
      </PlateState>
    </Page>
  )
}

/** The screen that each flow begins on. */
const BEGINNINGS = {
  login: '/auth/login',
  register: '/auth/register',
  activate: '/auth/login',
  link: '/settings',
} as const

interface SocialRefusedProps {
  readonly flow: EntryFlow | 'link'
  readonly provider: SocialProvider
  /** Ids of texts; without one it is said in general. */
  readonly messages: readonly string[]
}

export function SocialRefused({ flow, provider, messages }: SocialRefusedProps) {
  const t = useT()
  const textOf = useTextOf()
  const [message] = messages
  const name = PROVIDER_NAMES[provider]
  const isTaken = message === 'auth/login/user-exists' && flow !== 'link'
  const text = message === 'auth/login/user-exists' && flow === 'link' ? 'auth/social/link-taken' : message
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.broken}
        ground="breakfast"
        title={t('auth/social/refused/title', { provider: name })}
        text={text === undefined ? t('auth/social/refused/text') : textOf(text)}
      >
        <ButtonLink size="large" isBlock to={isTaken ? '/auth/login' : BEGINNINGS[flow]}>
          {t(isTaken ? 'auth/social/log-in-instead' : 'auth/social/other-way')}
        </ButtonLink>
      </PlateState>
    </Page>
  )
}
