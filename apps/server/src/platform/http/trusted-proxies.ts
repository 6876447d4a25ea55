import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { trustsNearlyEverybody } from './trusts-nearly-everybody.ts'

/** The value for an installation without a proxy. */
const NOBODY = 'none'

/** One address or a range such as 10.0.0.0/8, parsed by the library that Fastify uses. */
const isNetwork = (text: string): boolean =>
  isIP(text) !== 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)

/** Proxies whose `X-Forwarded-For` is trusted: addresses and ranges separated by commas, or `none`. */
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
