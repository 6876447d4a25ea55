import { type ComponentType, useRef, useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { PasswordRow } from './password/password-row.tsx'
import type { PersonSettings } from './person-settings.ts'
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type ProviderName } from '@dayplate/rules/social'
import { isLinked } from './providers/is-linked.ts'
import { ProviderRow } from './providers/provider-row.tsx'
import { Rows, Section } from './section.tsx'
import styles from './login-methods-section.module.css'

/** Buttons that link accounts of these providers. The route passes it in, because it belongs to another feature. */
export type LinkButtons = ComponentType<{ readonly providers: readonly ProviderName[] }>

interface LoginMethodsSectionProps {
  readonly me: PersonSettings
  readonly linkButtons?: LinkButtons | undefined
}

/** The login methods of the account: the password and linked providers. */
export function LoginMethodsSection({ me, linkButtons: Buttons }: LoginMethodsSectionProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  // Hides a removed provider at once, because the user's data is updated a moment later.
  const [removed, setRemoved] = useState<ReadonlySet<ProviderName>>(new Set())
  const linked = SOCIAL_PROVIDERS.filter((provider) => isLinked(me, provider) && !removed.has(provider))
  const unlinked = SOCIAL_PROVIDERS.filter((provider) => !linked.includes(provider))
  const isLastMethod = !me.passwordIsSet && linked.length === 1

  const focusHeading = () => heading.current?.focus()
  function leaveOut(provider: ProviderName): void {
    setRemoved((all) => new Set([...all, provider]))
    showToast({ text: t('settings/ways-in/removed', { provider: PROVIDER_NAMES[provider] }) })
    // Takes the focus, because the button that had it is gone.
    focusHeading()
  }
  return (
    <Section title={t('settings/ways-in')} heading={heading}>
      <Rows>
        <PasswordRow isSet={me.passwordIsSet} isVoided={me.passwordIsVoided} hasEmailChange={me.emailChange !== null} />
        {linked.map((provider) => (
          <ProviderRow
            key={provider}
            provider={provider}
            isLastMethod={isLastMethod}
            onRemoved={() => leaveOut(provider)}
            onRefused={focusHeading}
          />
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
