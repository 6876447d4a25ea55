import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that name its network. Providers assign at least a /64, so one person controls all of it. */
const NETWORK_GROUPS = 4

/** Some proxies also forward the port, which differs for each connection: `203.0.113.7:50001`, `[2001:db8::1]:50001`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d+)?$/

/** The network of every unreadable address. Otherwise a sender with a new one for each call would have no limit. */
const UNREADABLE = 'unknown'

/** The network that counts as one sender: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {}
  const bare = v4 ?? v6 ?? address
  // ipaddr.js alone would also read 010.0.0.1 (octal) and 167772161, which no proxy forwards.
  if (isIP(bare) === 0 || !ipaddr.isValid(bare)) return UNREADABLE
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
