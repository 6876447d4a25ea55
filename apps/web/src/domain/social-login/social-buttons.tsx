import { classNames } from '../../ui/class-names.ts'
import { buttonClass, ButtonFace } from '../../ui/button/button-face.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import styles from './social-buttons.module.css'
import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type ProviderName } from '@dayplate/rules/social'
import { type SocialFlow, useAddresses } from './use-addresses.ts'

const LABELS = {
  login: 'auth/social/log-in',
  register: 'auth/social/sign-up',
  activate: 'auth/social/go-on',
  link: 'auth/social/add',
} as const

export interface SocialButtonsProps {
  readonly flow: SocialFlow
  /** What the screen is told again when somebody comes back: one of the specification's words. */
  readonly state?: string | undefined
  /** The page that was wanted before. */
  readonly from?: string | undefined
  /** `marks` stand in a row without words. */
  readonly look?: 'marks' | 'words' | undefined
  /** Words of the line between the buttons and the form beside them; without them there is no line. */
  readonly divider?: { readonly text: string; readonly place: 'above' | 'below' } | undefined
  /** Providers to leave out. */
  readonly without?: readonly ProviderName[] | undefined
  /** Asked at every press with a connection; false keeps the person here. */
  readonly mayLeave?: ((provider: ProviderName) => boolean) | undefined
}

/** Ways in over providers: a button for each that this installation has an account at, and nothing where it has none. */
export function SocialButtons(props: SocialButtonsProps) {
  const { flow, state, from, look, divider, without = [], mayLeave } = props
  const t = useT()
  const addresses = useAddresses(flow, state, from)
  const shown = SOCIAL_PROVIDERS.filter((provider) => addresses?.[provider] !== null && !without.includes(provider))
  if (shown.length === 0) return null
  const mayGo = (provider: ProviderName): boolean => {
    if (navigator.onLine) return mayLeave?.(provider) !== false
    // The browser's own error page would take the place of this one.
    showToast({ text: `${t('shell/offline/lead')} ${t('error/additional-message/network')}` })
    return false
  }
  const isAbove = divider?.place === 'above'
  const line = divider ? <p className={classNames(styles.line, isAbove && styles.above)}>{divider.text}</p> : null
  return (
    // Keeps their place until the answer is here, so that nothing moves under a finger.
    <div className={classNames(styles.ways, addresses === null && styles.awaited)}>
      {isAbove ? line : null}
      <div className={look === 'marks' ? styles.marks : styles.words}>
        {shown.map((provider) => {
          const label = t(LABELS[flow], { provider: PROVIDER_NAMES[provider] })
          return (
            <a
              key={provider}
              className={buttonClass({ kind: 'secondary', size: 'field', isBlock: true })}
              href={addresses?.[provider] ?? undefined}
              aria-label={look === 'marks' ? label : undefined}
              onClick={(event) => {
                if (!mayGo(provider)) event.preventDefault()
              }}
            >
              <ButtonFace icon={<img className={styles[provider]} src={`/social/${provider}.svg`} alt="" />}>
                {look === 'marks' ? null : label}
              </ButtonFace>
            </a>
          )
        })}
      </div>
      {isAbove ? null : line}
    </div>
  )
}
