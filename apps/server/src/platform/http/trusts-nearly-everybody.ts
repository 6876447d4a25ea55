import { BlockList, isIPv4 } from 'node:net'

/** Private networks are a 170th of IPv4 and a 100th of IPv6 together; more than this share of either are strangers. */
const SHARE_MAX = 1 / 64

/** All of IPv4 lies there in IPv6, and counts as both. */
const MAPPED_PREFIX = 96
const FIRST_MAPPED = '::ffff:0:0'
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
  const [address = '', prefixText] = network.split('/')
  if (isIPv4(address)) return { ipv4: 2 ** -Number(prefixText ?? BITS[4]), ipv6: 0 }
  const prefix = Number(prefixText ?? BITS[6])
  return { ipv4: holdsMapped(address, prefix) ? 2 ** -Math.max(0, prefix - MAPPED_PREFIX) : 0, ipv6: 2 ** -prefix }
}

/** Whether an IPv6 range holds IPv4 addresses, or lies among them. */
function holdsMapped(address: string, prefix: number): boolean {
  const range = new BlockList()
  range.addSubnet(address, Math.min(prefix, MAPPED_PREFIX), 'ipv6')
  return range.check(FIRST_MAPPED, 'ipv6')
}
