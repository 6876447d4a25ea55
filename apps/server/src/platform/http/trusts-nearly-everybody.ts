import ipaddr from 'ipaddr.js'

/** Private networks are 1/170 of IPv4 and 1/100 of IPv6 together. A larger share of either includes the public internet. */
const SHARE_MAX = 1 / 64

/** IPv6 contains all of IPv4 under this prefix; such a range counts as both. */
const MAPPED_PREFIX = 96
const FIRST_MAPPED = ipaddr.IPv6.parse('::ffff:0:0')
const BITS = { 4: 32, 6: 128 } as const

/** The share of each protocol that a range covers. */
interface Share {
  readonly ipv4: number
  readonly ipv6: number
}

/**
 * Whether these addresses and ranges together cover so much that strangers are among them. Then any caller could forge the
 * address it comes from.
 */
export function trustsNearlyEverybody(networks: readonly string[]): boolean {
  const shares = networks.map(shareOf)
  return (
    shares.reduce((sum, { ipv4 }) => sum + ipv4, 0) > SHARE_MAX ||
    shares.reduce((sum, { ipv6 }) => sum + ipv6, 0) > SHARE_MAX
  )
}

function shareOf(network: string): Share {
  const [address, prefix] = network.includes('/') ? ipaddr.parseCIDR(network) : single(network)
  if (address instanceof ipaddr.IPv4) return { ipv4: 2 ** -prefix, ipv6: 0 }
  const holdsMapped = FIRST_MAPPED.match(address, Math.min(prefix, MAPPED_PREFIX))
  return { ipv4: holdsMapped ? 2 ** -Math.max(0, prefix - MAPPED_PREFIX) : 0, ipv6: 2 ** -prefix }
}

function single(text: string): readonly [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const address = ipaddr.parse(text)
  return [address, address instanceof ipaddr.IPv4 ? BITS[4] : BITS[6]]
}
