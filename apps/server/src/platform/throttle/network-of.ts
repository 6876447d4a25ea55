import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network: providers hand out /64 at least, so one person has all of it. */
const NETWORK_GROUPS = 4
const GROUPS = 8
const MAPPED_IPV4 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i

/** Who counts as one sender: the IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const { address: mapped } = MAPPED_IPV4.exec(address)?.groups ?? {}
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address
}

/** All eight groups, without leading zeros: `2001:db8::1` → 2001 db8 0 0 0 0 0 1. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const split = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))
  const missing = Array.from({ length: GROUPS - split(head).length - split(tail).length }, () => '0')
  return [...split(head), ...missing, ...split(tail)].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
