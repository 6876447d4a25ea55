import { isIP } from 'node:net'
import { z } from 'zod'
import { trustsNearlyEverybody } from './trusts-nearly-everybody.ts'

/** How an installation says that people reach it directly. */
const NOBODY = 'none'

/** Longest prefix of a range, in bits, by version of the protocol. */
const PREFIX_MAX: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** One address, or a range as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const longest = PREFIX_MAX[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest)
}

/** Proxies whose `X-Forwarded-For` is believed: addresses and ranges, separated by commas, or `none`. */
export const trustedProxies = z
  .string()
  .transform((text) => (text === NOBODY ? [] : text.split(',').map((part) => part.trim())))
  .refine((networks) => networks.every(isNetwork), {
    error: `must be addresses or ranges of your proxies, such as 127.0.0.1,10.0.0.0/8, or ${NOBODY}`,
    abort: true,
  })
  .refine((networks) => !trustsNearlyEverybody(networks), {
    error: 'trusts so many addresses that strangers could say who they are. Name those of your proxies alone',
  })
