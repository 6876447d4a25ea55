import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that name a network: providers hand out /64 at least, so one person has all of it. */
const NETWORK_GROUPS = 4

/** Some proxies forward the port too: `203.0.113.7:50001`, `[2001:db8::1]:50001`. It is another one with every connection. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d+)?$/

/** What cannot be read shares one sender's tries: otherwise a sender of a new address each time would have no limit at all. */
const UNREADABLE = 'unknown'

/** Who counts as one sender: the IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {}
  const bare = v4 ?? v6 ?? address
  // ipaddr.js alone would also read 010.0.0.1 (octal) and 167772161, which nobody forwards.
  if (isIP(bare) === 0 || !ipaddr.isValid(bare)) return UNREADABLE
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
