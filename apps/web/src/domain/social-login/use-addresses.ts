import { useEffect, useState } from 'react'
import { askAddresses, type SocialAddresses } from './ask-addresses.ts'

/** The screens that send people to providers, and where those come back to. */
const RETURN_URLS = {
  login: '/auth/login',
  register: '/auth/register',
  activate: '/auth/activate',
  link: '/settings',
} as const

export type SocialFlow = keyof typeof RETURN_URLS

/** Shown while nobody answers although there is a connection: e-mail and password are there all the same. */
const NONE: SocialAddresses = { google: null, apple: null, facebook: null }

/**
 * Where the buttons lead. Null until that is known, and without a connection too: the buttons' place is kept, for they come once it
 * is back. Whatever was not answered is asked again then.
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
    // From the start, for a connection that changes may be back before the call is known to have failed.
    addEventListener('online', ask)
    ask()
    return stop
  }, [flow, state, from])
  return addresses
}
