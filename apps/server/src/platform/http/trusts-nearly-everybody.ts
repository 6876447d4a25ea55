import ipaddr from 'ipaddr.js'

/** Private networks are a 170th of IPv4 and a 100th of IPv6 together; more than this share of either are strangers. */
const SHARE_MAX = 1 / 64

/** All of IPv4 lies there in IPv6, and counts as both. */
const MAPPED_PREFIX = 96
const FIRST_MAPPED = ipaddr.IPv6.parse('::ffff:0:0')
const BITS = { 4: 32, 6: 128 } as const

/** How much of either protocol a range holds. */
interface Share {
  readonly ipv4: number
  readonly ipv6: number
}

/** Whether these addresses and ranges, also in pieces, are so many that strangers are among them: who forwards for whom would be anybody's word. */
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
