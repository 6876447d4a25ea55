import { PROVIDER_NAMES, SOCIAL_PROVIDERS, type ProviderName } from '@dayplate/rules/social'
import { useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { buttonClass, ButtonFace } from '../../ui/button/button-face.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { askAddresses, type SocialAddresses } from './ask-addresses.ts'
import styles from './social-buttons.module.css'

const LABELS = {
  login: 'auth/social/log-in',
  register: 'auth/social/sign-up',
  activate: 'auth/social/go-on',
  link: 'auth/social/add',
} as const

export interface SocialButtonsProps {
  readonly flow: SocialFlow
  /** A value of the specification that the screen gets back when the user returns. */
  readonly state?: string | undefined
  /** The page the user wanted before. */
  readonly from?: string | undefined
  /** `marks` are shown in a row without text. */
  readonly look?: 'marks' | 'words' | undefined
  /** The text of the line between the buttons and the form beside them; no line without it. */
  readonly divider?: { readonly text: string; readonly place: 'above' | 'below' } | undefined
  /** Providers to leave out. */
  readonly without?: readonly ProviderName[] | undefined
  /** Called at every press while online; false keeps the user on the page. */
  readonly mayLeave?: ((provider: ProviderName) => boolean) | undefined
}

/** Buttons for logging in with each provider at which this installation has an account; renders nothing without any. */
export function SocialButtons(props: SocialButtonsProps) {
  const { flow, state, from, look, divider, without = [], mayLeave } = props
  const t = useT()
  const addresses = useAddresses(flow, state, from)
  const shown = SOCIAL_PROVIDERS.filter((provider) => addresses?.[provider] !== null && !without.includes(provider))
  if (shown.length === 0) return null
  const mayGo = (provider: ProviderName): boolean => {
    if (navigator.onLine) return mayLeave?.(provider) !== false
    // The browser's own error page would replace this one.
    showToast({ text: `${t('shell/offline/lead')} ${t('error/additional-message/network')}` })
    return false
  }
  const isAbove = divider?.place === 'above'
  const line = divider ? <p className={classNames(styles.line, isAbove && styles.above)}>{divider.text}</p> : null
  return (
    // Reserves the buttons' place until the answer arrives, so that nothing moves under a finger.
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

/** The screens that send users to a provider, with the addresses to which the users return. */
const RETURN_URLS = {
  login: '/auth/login',
  register: '/auth/register',
  activate: '/auth/activate',
  link: '/settings',
} as const

type SocialFlow = keyof typeof RETURN_URLS

/** Used when the device is online but the query fails. E-mail and password still work without the buttons. */
const NONE: SocialAddresses = { google: null, apple: null, facebook: null }

/**
 * The addresses of the buttons. Null while they are loading or the device is offline; the buttons then keep their
 * place, because they appear once the connection is back. A failed query is repeated at that moment.
 */
function useAddresses(flow: SocialFlow, state: string | undefined, from: string | undefined): SocialAddresses | null {
  const [addresses, setAddresses] = useState<SocialAddresses | null>(null)
  useEffect(() => {
    let isOver = false
    const stop = () => {
      isOver = true
      removeEventListener('online', ask)
    }
    const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`
    const settle = (answer: SocialAddresses | null) => {
      if (isOver) return
      if (answer) stop()
      setAddresses(answer ?? (navigator.onLine ? NONE : null))
    }
    const ask = () => void askAddresses({ returnUrl: RETURN_URLS[flow] + query, state: state ?? null }).then(settle)
    // Added before the first query, because the connection may be back before that query has failed.
    addEventListener('online', ask)
    ask()
    return stop
  }, [flow, state, from])
  return addresses
}
