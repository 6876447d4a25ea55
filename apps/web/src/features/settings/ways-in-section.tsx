import { Check } from 'lucide-react'
import type { ComponentType } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { PasswordRow } from './password/password-row.tsx'
import type { PersonSettings } from './person-settings.ts'
import { Row, Rows, Section } from './section.tsx'
import styles from './ways-in-section.module.css'

export type Provider = 'google' | 'apple' | 'facebook'

/** Offers to link accounts of these providers; brought by the route, for it belongs to signing in. */
export type LinkButtons = ComponentType<{ readonly providers: readonly Provider[] }>

/** As they call themselves. */
const PROVIDER_NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const satisfies Record<
  Provider,
  string
>
const PROVIDERS = ['google', 'apple', 'facebook'] as const satisfies readonly Provider[]

interface WaysInSectionProps {
  readonly me: PersonSettings
  readonly linkButtons?: LinkButtons | undefined
}

/** What opens this account: a password, and accounts of other providers. */
export function WaysInSection({ me, linkButtons: Buttons }: WaysInSectionProps) {
  const t = useT()
  const linked = PROVIDERS.filter((provider) => isLinked(me, provider))
  const unlinked = PROVIDERS.filter((provider) => !isLinked(me, provider))
  return (
    <Section title={t('settings/ways-in')}>
      <Rows>
        <PasswordRow isSet={me.passwordIsSet} />
        {linked.map((provider) => (
          <Row key={provider} title={PROVIDER_NAMES[provider]}>
            <span className={styles.linked}>
              <Check aria-hidden="true" />
              {t('settings/ways-in/linked')}
            </span>
          </Row>
        ))}
      </Rows>
      {unlinked.length === 0 ? <p className={styles.note}>{t('settings/ways-in/all-set-up')}</p> : null}
      {unlinked.length > 0 && Buttons ? (
        <div className={styles.more}>
          <Buttons providers={unlinked} />
        </div>
      ) : null}
    </Section>
  )
}

function isLinked(me: PersonSettings, provider: Provider): boolean {
  switch (provider) {
    case 'google':
      return me.isAbleToLoginWithGoogle
    case 'apple':
      return me.isAbleToLoginWithApple
    case 'facebook':
      return me.isAbleToLoginWithFacebook
  }
}
