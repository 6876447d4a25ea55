import { isIPv4, isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network: providers hand out /64 at least, so one person has all of it. */
const NETWORK_GROUPS = 4
const GROUPS = 8
/** What an IPv4 address begins with when it is written as IPv6. */
const MAPPED_IPV4 = '0:0:0:0:0:ffff'

/** Some proxies forward the port too: `203.0.113.7:50001`, `[2001:db8::1]:50001`. It is another one with every connection. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d+)?$/

/** What cannot be read shares one sender's tries: otherwise a sender of a new address each time would have no limit at all. */
const UNREADABLE = 'unknown'

/** Who counts as one sender: the IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {}
  const bare = v4 ?? v6 ?? address
  if (isIPv4(bare)) return bare
  return isIPv6(bare) ? networkOfGroups(groupsOf(bare)) : UNREADABLE
}

function networkOfGroups(groups: readonly string[]): string {
  const isMapped = groups.slice(0, -2).join(':') === MAPPED_IPV4
  return isMapped ? groups.slice(-2).flatMap(bytesOf).join('.') : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The two bytes of a group: cb00 → 203, 0. */
const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}

/** All eight groups, in lower case and without leading zeros: `2001:db8::1` → 2001 db8 0 0 0 0 0 1. The link it came over is left out. */
function groupsOf(address: string): readonly string[] {
  // An address of the web writes the last four bytes as groups too.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const split = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))
  const missing = Array.from({ length: GROUPS - split(head).length - split(tail).length }, () => '0')
  return [...split(head), ...missing, ...split(tail)]
}
