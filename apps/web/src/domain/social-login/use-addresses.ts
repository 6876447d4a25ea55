import { useEffect, useState } from 'react'
import { askAddresses, type SocialAddresses } from './ask-addresses.ts'

/** The screens that send users to providers, with their return addresses. */
const RETURN_URLS = {
  login: '/auth/login',
  register: '/auth/register',
  activate: '/auth/activate',
  link: '/settings',
} as const

export type SocialFlow = keyof typeof RETURN_URLS

/** Used when there is no answer despite a connection, because e-mail and password still work. */
const NONE: SocialAddresses = { google: null, apple: null, facebook: null }

/**
 * The addresses of the buttons. Null until they are known, also while offline: the place stays reserved, and the query is
 * repeated when the connection returns.
 */
export function useAddresses(
  flow: SocialFlow,
  state: string | undefined,
  from: string | undefined,
): SocialAddresses | null {
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
    // Added from the start, because the connection may return before the call has failed.
    addEventListener('online', ask)
    ask()
    return stop
  }, [flow, state, from])
  return addresses
}
